import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { timelineShape } from '../../consult/rooms/shapes.server.ts'
import { bearers } from '../../house/ledger/refund-rules.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
/** A decision of the staff about money. */
const decision = { access: may('disputes.answer'), keyed: true, movesMoney: true, params } as const

/** A dispute as shown to staff. */
export const openedShape = z.object({
  id: z.int(),
  status: z.enum(['pending', 'accepted', 'refused']),
  reason: z.string(),
  hearing: z.object({ text: z.string(), at: z.iso.datetime() }).nullable().describe('What the psychic says of it'),
  heardUntil: z.iso
    .datetime()
    .nullable()
    .describe('Until then a refund can’t take back the psychic’s share, unless they say something; null if it can'),
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
  timeline: timelineShape,
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

const text = z.string()
const said = z.object({ text, at: z.iso.datetime() })

export const disputesContract = contract({
  listOwnDisputes: {
    method: 'GET',
    path: '/api/workspace/disputes',
    summary: 'List the disputes of the psychic’s consultations on all sites, with what they said and the answers',
    access: 'psychic',
    output: z.object({
      disputes: z.array(
        z.object({
          id: z.int(),
          brand: text,
          status: openedShape.shape.status,
          reason: text.describe('what the client says'),
          openedAt: z.iso.datetime(),
          requestedAt: z.iso.datetime(),
          firstName: text,
          seconds: z.int(),
          until: z.iso.datetime().describe('until then the psychic’s share is not taken before they were heard'),
          inTime: z.boolean(),
          said: said.nullable(),
          answer: text.nullable().describe('once it is settled'),
          answeredAt: z.iso.datetime().nullable(),
          refund: z.int().nullable(),
          bearer: z.enum(bearers).nullable(),
          taken: z.int().describe('cents that refunds took of the psychic’s share; not positive'),
        }),
      ),
    }),
    refusals: [],
  },
  giveHearing: {
    method: 'POST',
    path: '/api/workspace/disputes/:id/hearing',
    summary: 'Say what happened in a disputed consultation of one’s own, once, until it is answered',
    access: 'psychic',
    params,
    body: z.strictObject({ text: text.max(10_000) }),
    output: z.object({}),
    refusals: ['notFound', 'textLength', 'disputeAnswered', 'hearingGiven'],
  },
  refundDispute: {
    method: 'POST',
    path: '/api/admin/disputes/:id/refund',
    summary:
      'Refund a disputed consultation up to the price paid, in cents; above 10000 per day and member of staff it waits for a second person',
    ...decision,
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
      'psychicUnheard',
      'keyReused',
      'datastoreContention',
    ],
  },
  confirmRefund: {
    method: 'POST',
    path: '/api/admin/disputes/:id/confirm',
    summary: 'Confirm another person’s refund of a dispute, which is then carried out',
    ...decision,
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'disputeAnswered', 'secondPersonNeeded'],
  },
  declineRefund: {
    method: 'POST',
    path: '/api/admin/disputes/:id/decline',
    summary: 'Withdraw a dispute’s refund that waits for a second person; the dispute is open again',
    ...decision,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'disputeAnswered'],
  },
  rejectDispute: {
    method: 'POST',
    path: '/api/admin/disputes/:id/reject',
    summary: 'Reject a dispute, with a reason that the client is told',
    ...decision,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'disputeAnswered', 'refundAwaits'],
  },
})
