import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

export const collusionContract = contract({
  closeFinding: {
    method: 'POST',
    path: '/api/admin/collusion-findings/:id/close',
    summary: 'Close a finding that somebody looked at; it is opened again if twice as much is found in its month',
    access: may('payouts.hold'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'findingClosed'],
  },
})
