import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openWhy } from './sealed-reason.server.ts'

export const tables: Tables = {
  refused_clients: {
    ...ofClient('client_id', 'refusedClients', {
      id: inner,
      psychic_id: own('psychic'),
      client_id: inner,
      kind: own('kind'),
      // Exported after opening.
      sealed: own('words'),
      refused_at: own('at'),
    }),
    open: (keys, row) => ({
      sealed: openWhy(keys, {
        psychicId: row.psychic_id as number,
        clientId: row.client_id as number,
        sealed: row.sealed as Buffer,
      }),
    }),
  },
}
