import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openEntry } from './sealed-entry.server.ts'

export const tables: Tables = {
  journal_entries: {
    ...ofClient('user_id', 'journal', {
      id: inner,
      user_id: inner,
      kind: own('kind'),
      reference: own('reference'),
      // Exported after opening.
      sealed: own('keptWords'),
      kept_at: own('addedAt'),
      ask_on: own('askOn'),
      asked_at: own('questionSentAt'),
    }),
    open: (keys, row) => ({ sealed: openEntry(keys, row as { id: number; sealed: Buffer }) }),
  },
}
