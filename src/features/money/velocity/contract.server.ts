import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

export const velocityContract = contract({
  allowPurchases: {
    method: 'POST',
    path: '/api/admin/refused-purchases/:id/allow',
    summary: 'Let the client of a refused purchase buy again for 7 days',
    access: may('purchases.allow'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound'],
  },
})
