import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'

/** The author of a note and its subject. */
export interface NoteOf {
  psychicId: number
  clientId: number
}

export const notePlace = ({ psychicId, clientId }: NoteOf): string => `note ${psychicId} ${clientId}`

/** @throws {UnreadableData} */
export const noteText = (keys: KeyRing, note: NoteOf & { sealed: Buffer }): string =>
  keys.open(notePlace(note), note.sealed)
