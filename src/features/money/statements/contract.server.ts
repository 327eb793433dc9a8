import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'

export const statementsContract = contract({
  tellBank: {
    method: 'POST',
    path: '/api/admin/unspent-days/:id/bank',
    summary: 'Tell the balance of the bank account at the end of a day, in cents',
    access: may('payouts.make'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ atBank: z.int().min(-100_000_000_000).max(100_000_000_000) }),
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound'],
  },
})
