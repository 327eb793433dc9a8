import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const part = z.object({
  orderId: z.int(),
  paidAt: z.iso.datetime(),
  amount: z.int().describe('cents that go back to this payment'),
})

const refund = z.object({
  id: z.int(),
  orderId: z.int(),
  amount: z.int(),
  askedAt: z.iso.datetime(),
  state: z
    .enum(['asked', 'done', 'withStaff'])
    .describe('`done` once the provider confirmed it; `withStaff` if it did not within days'),
})

export const refundsContract = contract({
  readRefunds: {
    method: 'GET',
    path: '/api/wallet/refunds',
    summary: 'Get what of the client’s unspent credit can be refunded to its payments, and the refunds so far',
    access: 'client',
    output: z.object({ refundable: z.int().describe('cents'), parts: z.array(part), refunds: z.array(refund) }),
    refusals: [],
  },
  refundCredit: {
    method: 'POST',
    path: '/api/wallet/refunds',
    summary: 'Refund all unspent, bought credit to its payments, the oldest payment first',
    access: 'client',
    keyed: true,
    movesMoney: true,
    output: z.object({ returned: z.int().describe('cents') }),
    refusals: ['nothingToRefund', 'creditFrozen', 'datastoreContention'],
  },
})
