/** Names of objects in the store. They begin with the number of the database cluster, or two could overwrite each other. */
export const BASES = 'base.'

/** An instant as part of a name: names are in order of time. */
export const stamp = (at: Date): string => at.toISOString().replaceAll(':', '')

/** `base.<instant of its end>.<cluster>` */
export const baseName = (ended: string, cluster: string): string => `${BASES}${stamp(new Date(ended))}.${cluster}`

export const CHUNKS = 'chunk.'

/** The copy begins with the instant when it began. */
export const chunkName = (copy: string, place: number): string => `${CHUNKS}${copy}.${String(place).padStart(8, '0')}`

export const segmentPrefix = (cluster: string): string => `wal.${cluster}.`

export const segmentName = (cluster: string, segment: string): string => segmentPrefix(cluster) + segment

/** A file beside the database, by the instant of its copy. */
export const besidePrefix = (file: string): string => `beside.${file}.`

/** A segment of the log, or the history of a timeline; not the notes that PostgreSQL takes of a copy. */
export const isNeeded = (file: string): boolean => /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/.test(file)
