import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { bearers } from '../../house/ledger/refund-rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })

/** A dispute as shown to staff. */
export const openedShape = z.object({
  id: z.int(),
  status: z.enum(['pending', 'accepted', 'refused']),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  hours: z.int().describe('Whole hours since it was opened'),
  client: z.object({ id: z.int(), firstName: z.string() }),
  psychic: z.string(),
  requestedAt: z.iso.datetime(),
  seconds: z.int(),
  freeSeconds: z.int(),
  pricePerMinute: z.int(),
  total: z.int(),
  waived: z.boolean(),
  timeline: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.string(),
      side: z.enum(['client', 'psychic']).nullable(),
      reason: z.string().nullable(),
    }),
  ),
  other: z.string().nullable().describe('Another member of staff who opened it within the last quarter of an hour'),
  answer: z
    .object({
      decision: z.enum(['refund', 'reject']),
      refund: z.int(),
      bearer: z.enum(bearers).nullable().describe('Who bears the refund; null for a rejection'),
      reason: z.string(),
      by: z.string(),
      confirmedBy: z
        .string()
        .nullable()
        .describe('The second member of staff; null if none was needed or none has confirmed yet'),
      isOwn: z.boolean(),
      at: z.iso.datetime(),
      isSettled: z.boolean().describe('false while a second person must confirm'),
    })
    .nullable(),
})

export const disputesContract = contract({
  refundDispute: {
    method: 'POST',
    path: '/api/admin/disputes/:id/refund',
    summary:
      'Refund a disputed consultation up to the price paid, in cents; above 10000 per day and member of staff it waits for a second person',
    access: may('disputes.answer'),
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({
      amount: z.int().min(0).max(100_000_000),
      bearer: z
        .enum(bearers)
        .default('psychic')
        .describe('"psychic": the psychic and the site give back their shares; "house": the psychic keeps theirs'),
      reason: staffReason,
    }),
    output: z.object({ settled: z.boolean() }),
    refusals: [
      'parametersMissing',
      'stepUpNeeded',
      'adminEntityNotFound',
      'disputeAnswered',
      'refundAwaits',
      'refundTooHigh',
      'keyReused',
      'datastoreContention',
    ],
  },
  confirmRefund: {
    method: 'POST',
    path: '/api/admin/disputes/:id/confirm',
    summary: 'Confirm another person’s refund of a dispute, which is then carried out',
    access: may('disputes.answer'),
    keyed: true,
    movesMoney: true,
    params,
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'disputeAnswered', 'secondPersonNeeded'],
  },
  declineRefund: {
    method: 'POST',
    path: '/api/admin/disputes/:id/decline',
    summary: 'Withdraw a dispute’s refund that waits for a second person; the dispute is open again',
    access: may('disputes.answer'),
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'disputeAnswered'],
  },
  rejectDispute: {
    method: 'POST',
    path: '/api/admin/disputes/:id/reject',
    summary: 'Reject a dispute, with a reason that the client is told',
    access: may('disputes.answer'),
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'disputeAnswered', 'refundAwaits'],
  },
})
