import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const params = z.object({ id: rowId })
const access = may('withdrawals.answer')
/** A decision of the staff about money. */
const decision = { access, keyed: true, movesMoney: true, params } as const
const amount = z.int().min(1).max(100_000_000)
const orderId = z.int().min(1).max(2_147_483_647)

/** What the rule refunds for an order, at present. */
export const owedShape = z.object({
  orderId: z.int(),
  paid: z.int(),
  paidAt: z.iso.datetime(),
  owed: z.int().describe('its unspent part, cents'),
  disputed: z.boolean().describe('whether its bank disputes it: nothing is refunded meanwhile'),
  isTheirs: z.boolean().describe('whether the author of the withdrawal bought it'),
})

/** A withdrawal as staff see it. */
export const openedWithdrawal = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(['received', 'refunded', 'refused']),
  clientId: z.int().nullable().describe('the client who declared it signed in'),
  contract: z.string(),
  consultationId: z.int().nullable(),
  beganOnRequest: z
    .boolean()
    .nullable()
    .describe(
      'whether the consultation began at the client’s express request, with a proof; null for another contract',
    ),
  described: z.string().nullable().describe('the contract as described by a visitor who was not signed in'),
  name: z.string(),
  email: z.string(),
  declaredAt: z.iso.datetime(),
  daysLeft: z.int(),
  order: owedShape.nullable(),
  answer: z
    .object({
      refund: z.int(),
      reason: z.string(),
      by: z.string(),
      confirmedBy: z.string().nullable().describe('the second person; null if none is needed, or none has agreed yet'),
      isOwn: z.boolean(),
    })
    .nullable()
    .describe('a proposed refund that waits for a second person'),
})

export const withdrawalsContract = contract({
  nameWithdrawalOrder: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/order',
    summary: 'Get the refund due for the order that staff identify, when the contract was described in words',
    access,
    params,
    body: z.strictObject({ order: orderId }),
    output: z.object({ order: owedShape }),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'orderUnknown', 'orderNotTheirs'],
  },
  refundWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/refund',
    summary:
      'Refund the given amount due for an order, in cents; above 10000 per day and person it waits for a second person',
    ...decision,
    body: z.strictObject({ order: orderId, amount, reason: staffReason }),
    output: z.object({ settled: z.boolean() }),
    refusals: [
      'parametersMissing',
      'stepUpNeeded',
      'adminEntityNotFound',
      'requestAnswered',
      'refundAwaits',
      'orderUnknown',
      'orderNotTheirs',
      'paymentDisputed',
      'owedChanged',
      'keyReused',
      'datastoreContention',
    ],
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/confirm',
    summary: 'Confirm a waiting refund as the second person, which executes it',
    ...decision,
    // An impossible refund is closed although the call is refused: an outer transaction would undo that.
    reachesOut: true,
    output: z.object({}),
    refusals: [
      'stepUpNeeded',
      'adminEntityNotFound',
      'requestAnswered',
      'secondPersonNeeded',
      'orderNotTheirs',
      'owedChanged',
    ],
  },
  declineWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/decline',
    summary: 'Withdraw a waiting refund; the withdrawal is open again',
    ...decision,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'requestAnswered'],
  },
  refuseWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/refuse',
    summary: 'Close a withdrawal without a refund, with a reason for its author',
    ...decision,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'requestAnswered', 'refundAwaits'],
  },
})
