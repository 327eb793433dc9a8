import type { SealedRows } from '../../../platform/at-rest/seal-again.ts'
import { lockStaleNotes, type StoredNote, writeSealed } from './queries.server.ts'
import { notePlace } from './sealed-note.server.ts'

export const sealedNotes: SealedRows<StoredNote> = {
  name: 'a note',
  column: 'client_notes.sealed',
  lockStale: lockStaleNotes,
  placeOf: notePlace,
  // Notes were never stored unsealed.
  clearOf: () => '',
  write: writeSealed,
}
