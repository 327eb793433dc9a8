import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'

const access = may('money.read')
const params = z.object({ id: rowId })

export const chargebacksContract = contract({
  takeEvidence: {
    method: 'POST',
    path: '/api/admin/chargebacks/:id/evidence',
    summary: 'Download the evidence for a disputed payment, without any message of a consultation; logged',
    access,
    params,
    output: z.object({}),
    file: 'application/pdf',
    refusals: ['adminEntityNotFound'],
  },
  handInEvidence: {
    method: 'POST',
    path: '/api/admin/chargebacks/:id/answer',
    summary: 'Hand the same evidence in to the bank through the provider; can be done once',
    access,
    reachesOut: true,
    params,
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'evidenceClosed', 'paymentUnavailable'],
  },
})
