import { z } from 'zod'
import { PERIODS } from '../../people/budget/rules.ts'
import { CHANNELS, PAUSE_REASONS, STATUSES } from './rules.ts'

export const consultationShape = z.object({
  id: z.int(),
  status: z.enum(STATUSES),
  side: z.enum(['client', 'psychic']),
  channel: z.enum(CHANNELS),
  psychic: z.object({ id: z.int(), slug: z.string(), name: z.string(), isAutomaton: z.boolean() }),
  client: z.object({ firstName: z.string() }),
  pricePerMinute: z.int().describe('Cents, VAT included, fixed when the request was made'),
  pricePerAnswer: z.int().nullable().describe('Cents, VAT included, of a question by text message; null for a room'),
  requestedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string().nullable(),
  answerWithin: z.int().nullable().describe('Seconds left to answer a request'),
  lastSequence: z.int(),
  expectedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the psychic has an appointment with somebody else, within ten minutes; the room is not cut'),
  meter: z
    .object({
      seconds: z.int().describe('Metered so far'),
      freeSeconds: z.int().describe('Free seconds reserved for this consultation'),
      cents: z.int().nullable().describe('Cost so far, in cents; null for the psychic'),
      share: z
        .object({ percent: z.int(), vatPercent: z.int() })
        .nullable()
        .describe('How much of the price less its VAT is the psychic’s; null for the client'),
      secondsLeft: z
        .int()
        .nullable()
        .describe('Seconds that the client can still pay for; null for the psychic but in the last minute'),
      endsBy: z
        .enum(['balance', 'cap', 'length'])
        .nullable()
        .describe(
          'What ends the room if nobody does: credit, a cap, or the longest length; for the psychic in the last minute only',
        ),
      cap: z
        .object({ left: z.int().describe('Cents, this room’s cost so far deducted'), period: z.enum(PERIODS) })
        .nullable()
        .describe('What the client’s caps leave; null without a cap, and for the psychic'),
      counting: z.boolean(),
      pauseReason: z.enum(PAUSE_REASONS).nullable(),
      unheardBy: z
        .enum(['client', 'psychic'])
        .nullable()
        .describe('In a call, the side that said that it does not hear the other'),
      asked: z.boolean().describe('Whether the client is asked to confirm their presence'),
      clientPresent: z.boolean(),
      psychicPresent: z.boolean(),
      speakWithin: z
        .int()
        .nullable()
        .describe(
          'Seconds in which the psychic must write before the meter pauses; null for the client, and while it is paused',
        ),
      closesWithin: z
        .int()
        .nullable()
        .describe('Seconds after which the room closes by itself; null while the meter runs or waits for a payment'),
      paysWithin: z
        .int()
        .nullable()
        .describe('Seconds after which a pause for the client’s payment ends by itself; null without one'),
      unheardSeconds: z.int().describe('Seconds since the other side was last heard'),
      at: z.iso.datetime(),
    })
    .nullable(),
})

/** An open consultation as shown on every page except the room. */
export const openShape = z.object({
  id: z.int(),
  side: z.enum(['client', 'psychic']),
  status: z.enum(['requested', 'accepted', 'running', 'paused']),
  name: z.string().describe('Name of the other side'),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  otherPresent: z.boolean().describe('Whether the other side is connected'),
  within: z.int().nullable().describe('Seconds after which it ends by itself; null while the meter runs'),
})

/** A request that a psychic missed recently, or that its client took back before an answer. */
export const missedShape = z.object({
  id: z.int(),
  name: z.string(),
  at: z.iso.datetime(),
  reason: z.enum(['unanswered', 'withdrawn']),
  isOffline: z.boolean().describe('Whether it was the second in a row, which took the psychic offline'),
})

export const timelineShape = z.array(
  z.object({
    at: z.iso.datetime(),
    kind: z.string(),
    side: z.enum(['client', 'psychic']).nullable(),
    reason: z.string().nullable(),
  }),
)

export const receiptShape = z.object({
  timeline: timelineShape,
  channel: z.enum(CHANNELS),
  pricePerAnswer: z.int().nullable(),
  seconds: z.int(),
  freeSeconds: z.int(),
  giftSeconds: z.int(),
  pricePerMinute: z.int(),
  total: z.int(),
  taxed: z.int().describe('Of the total, what was paid with credit whose VAT was invoiced when it was bought'),
  vat: z.int().describe('The VAT of the rest'),
  vatPercent: z.int(),
  balanceBefore: z.int(),
  balanceAfter: z.int(),
  waived: z.boolean(),
  givenBack: z.boolean().describe('Whether it was refunded in full because it ended for someone’s safety'),
  timeBack: z.boolean().describe('Whether free time was refunded with it'),
  held: z.boolean().describe('Whether it ended for someone’s safety and its price is still undecided'),
  heldUntil: z.iso.datetime().nullable().describe('When it is refunded automatically; null if a moderator must decide'),
  proof: z.string().nullable(),
  code: z
    .string()
    .describe('Printed on the receipt; whoever has it can check the receipt with GET /api/receipts/:code'),
  dispute: z
    .object({
      status: z.enum(['pending', 'accepted', 'refused']),
      reason: z.string(),
      answer: z.object({ refund: z.int(), reason: z.string(), at: z.iso.datetime() }).nullable(),
    })
    .nullable(),
  refund: z
    .object({ amount: z.int().describe('Cents'), at: z.iso.datetime() })
    .nullable()
    .describe('The refund after a dispute'),
  mayReview: z.boolean(),
  reviewed: z.boolean(),
})
