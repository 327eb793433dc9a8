import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

export const mailContract = contract({
  allowAddress: {
    method: 'POST',
    path: '/api/admin/bounces/:id/allow',
    summary: 'Allow mails to an address that refused them; another refusal is recorded again',
    access: may('clients.read'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
})
