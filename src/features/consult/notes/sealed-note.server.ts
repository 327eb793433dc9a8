import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'

/** Whose note it is, and about whom. */
export interface NoteOf {
  psychicId: number
  clientId: number
}

export const notePlace = ({ psychicId, clientId }: NoteOf): string => `note ${psychicId} ${clientId}`

/** @throws {UnreadableData} */
export const noteText = (keys: KeyRing, note: NoteOf & { sealed: Buffer }): string =>
  keys.open(notePlace(note), note.sealed)
