import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { noteText } from './sealed-note.server.ts'

export const tables: Tables = {
  client_notes: {
    ...ofClient('client_id', 'notes', {
      psychic_id: own('psychic'),
      client_id: inner,
      // Exported after opening.
      sealed: own('words'),
      version: inner,
      changed_at: own('changedAt'),
    }),
    open: (keys, row) => ({
      sealed: noteText(keys, {
        psychicId: row.psychic_id as number,
        clientId: row.client_id as number,
        sealed: row.sealed as Buffer,
      }),
    }),
  },
}
