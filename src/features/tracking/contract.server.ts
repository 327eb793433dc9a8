import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { ORIGIN } from './rules.ts'

const one = z.string().regex(ORIGIN).optional()

/** What a partner's link bears, of a body or of a query. */
export const originFields = {
  campaignId: one,
  editorId: one,
  campaignTransactionId: one,
  partnerId: one,
  tac: one,
  version: one,
}

export const trackingContract = contract({
  track: {
    method: 'POST',
    path: '/api/tracking',
    summary:
      'Keeps with the session what the link that led here bore; orders and consultations of thirty days bear it too.',
    access: 'public',
    body: z.strictObject(originFields),
    output: z.object({}),
    refusals: ['parametersMissing', 'tooManyRequests'],
  },
})
