import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openRemark } from './sealed-remark.server.ts'

export const tables: Tables = {
  client_remarks: {
    ...ofClient('client_id', 'remarks', {
      id: inner,
      client_id: inner,
      author_id: inner,
      // Exported after opening.
      sealed: own('words'),
      written_at: own('writtenAt'),
    }),
    open: (keys, row) => ({ sealed: openRemark(keys, row.id as number, row.sealed as Buffer) }),
  },
}
