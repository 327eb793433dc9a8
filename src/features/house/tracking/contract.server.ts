import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../staff/capabilities.ts'
import { monthIn } from './report.ts'
import { ORIGIN } from './rules.ts'

const name = z.string().nullable()
const count = z.int().nullable()
const one = z.string().regex(ORIGIN).optional()

/** The parameters of a partner's link, in a body or a query. */
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
      'Record the parameters of a partner’s link in the session; orders and consultations of thirty days refer to them',
    access: 'public',
    body: z.strictObject(originFields),
    output: z.object({}),
    refusals: ['parametersMissing', 'tooManyRequests'],
  },
  readAffiliation: {
    method: 'GET',
    path: '/api/admin/affiliation',
    summary: 'Get the results of partners’ links in a month, by day in Paris; null means fewer than five',
    access: may('affiliation.read'),
    query: z.object({
      month: z
        .string()
        .refine((text) => monthIn(text) !== null)
        .optional()
        .describe('such as 2026-11'),
    }),
    output: z.object({
      month: z.string(),
      rows: z.array(
        z.object({
          day: z.iso.date(),
          campaignId: name,
          partnerId: name,
          tac: name,
          isRest: z.boolean().describe('the day’s campaigns of fewer than five visits, combined'),
          visits: count,
          registrations: count,
          firstOrders: count,
          revenue: count.describe('integer cents'),
        }),
      ),
    }),
    refusals: [],
  },
})
