import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { MediaView } from './rules.ts'

/** What is sealed beside a file's name: the key of its objects, and its measures. */
export type FileDetails = { key: string } & ({ width: number; height: number } | { seconds: number; wave: string })

export const detailsPlace = (file: string): string => `message-file ${file}`

export const sealDetails = (keys: KeyRing, file: string, details: FileDetails): Buffer =>
  keys.seal(detailsPlace(file), JSON.stringify(details))

/** @throws {UnreadableData} */
export const openDetails = (keys: KeyRing, { file, sealed }: { file: string; sealed: Buffer }): FileDetails =>
  JSON.parse(keys.open(detailsPlace(file), sealed)) as FileDetails

/** A file as its message shows it; null for a message without one. */
export function mediaView(keys: KeyRing, stored: { file: string | null; sealed: Buffer | null }): MediaView | null {
  const { file, sealed } = stored
  if (file === null || sealed === null) return null
  const { key: _, ...details } = openDetails(keys, { file, sealed })
  return 'width' in details ? { kind: 'picture', file, ...details } : { kind: 'note', file, ...details }
}
