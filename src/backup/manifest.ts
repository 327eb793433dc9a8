import { z } from 'zod'
import { BASES, baseName, stamp } from './names.ts'
import type { SealedObjects } from './sealed-objects.ts'

const piece = z.object({ chunk: z.string(), from: z.int(), length: z.int() })

/** What a base copy holds; written last, so that one without it does not count. */
const shape = z.object({
  /** The number of the database cluster. */
  cluster: z.string(),
  /** PostgreSQL's major version. */
  version: z.int(),
  /** Settings of which a recovering server needs as much, by name. */
  capacity: z.record(z.string(), z.string()),
  began: z.iso.datetime(),
  ended: z.iso.datetime(),
  /** The first segment of the log that its recovery reads. */
  firstSegment: z.string(),
  /** What must be written as backup_label. */
  label: z.string(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), pieces: z.array(piece) })),
})

export type Manifest = z.infer<typeof shape>
export type File = Manifest['files'][number]

export const putManifest = (objects: SealedObjects, manifest: Manifest): Promise<void> =>
  objects.put(baseName(manifest.ended, manifest.cluster), Buffer.from(JSON.stringify(manifest)))

export async function readManifest(objects: SealedObjects, name: string): Promise<Manifest> {
  return shape.parse(JSON.parse(String(await objects.get(name))))
}

/** The name of the newest copy that was finished by an instant; null if there is none. */
export async function newestBase(objects: SealedObjects, by?: Date): Promise<string | null> {
  const names = await objects.names(BASES)
  const inTime = by ? names.filter((name) => name.slice(BASES.length) <= `${stamp(by)}~`) : names
  return inTime.at(-1) ?? null
}
