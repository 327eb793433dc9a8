import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

export const mailContract = contract({
  allowAddress: {
    method: 'POST',
    path: '/api/admin/bounces/:id/allow',
    summary: 'Lets an address that refused our mails be written to again; it is kept once more if it refuses again.',
    access: may('clients.read'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
})
