import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const params = z.object({ id: rowId })
const access = may('withdrawals.answer')
const amount = z.int().min(1).max(100_000_000)
const orderId = z.int().min(1).max(2_147_483_647)

/** What is due of an order by the rule, as things stand. */
export const owedShape = z.object({
  orderId: z.int(),
  paid: z.int(),
  paidAt: z.iso.datetime(),
  owed: z.int().describe('what was not spent of it'),
  isTheirs: z.boolean().describe('whether it was bought by who withdraws'),
})

/** A withdrawal as one of the staff reads it. */
export const openedWithdrawal = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(['received', 'refunded', 'refused']),
  clientId: z.int().nullable().describe('who declared it signed in'),
  contract: z.string(),
  consultationId: z.int().nullable(),
  beganOnRequest: z
    .boolean()
    .nullable()
    .describe(
      'whether the consultation began at the client’s express request, with a proof; null for another contract',
    ),
  described: z.string().nullable().describe('the contract in the words of who did not sign in'),
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
      confirmedBy: z.string().nullable().describe('the second person; null where none was needed, or none agreed yet'),
      isOwn: z.boolean(),
    })
    .nullable()
    .describe('while it is received, a refund that waits for a second person'),
})

export const withdrawalsContract = contract({
  nameWithdrawalOrder: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/order',
    summary: 'What is due of the order that the staff names, where the contract was described in words.',
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
      'Gives back what is due of an order, as it was read, in cents; above 10000 a day and person it waits for a second one.',
    access,
    keyed: true,
    movesMoney: true,
    params,
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
      'owedChanged',
      'keyReused',
      'datastoreContention',
    ],
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/confirm',
    summary: 'A second person agrees to a refund that waits, which is done then.',
    access,
    keyed: true,
    movesMoney: true,
    // What can't be done any more ends although it is refused: no transaction of the door takes that back.
    reachesOut: true,
    params,
    output: z.object({}),
    refusals: [
      'stepUpNeeded',
      'adminEntityNotFound',
      'requestAnswered',
      'secondPersonNeeded',
      'orderUnknown',
      'orderNotTheirs',
      'owedChanged',
    ],
  },
  declineWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/decline',
    summary: 'Takes back a refund that waits; the withdrawal is open again.',
    access,
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'requestAnswered'],
  },
  refuseWithdrawal: {
    method: 'POST',
    path: '/api/admin/withdrawals/:id/refuse',
    summary: 'Closes a withdrawal without a refund, with the reason that its author is told.',
    access,
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'requestAnswered', 'refundAwaits'],
  },
})
