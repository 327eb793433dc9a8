import { z } from 'zod'

export const consultationShape = z.object({
  id: z.int(),
  status: z.enum(['requested', 'accepted', 'running', 'paused', 'ended', 'refused', 'missed', 'cancelled']),
  side: z.enum(['client', 'psychic']),
  channel: z.enum(['chat', 'phone', 'web-call']),
  psychic: z.object({ id: z.int(), slug: z.string(), name: z.string(), isAutomaton: z.boolean() }),
  client: z.object({ firstName: z.string() }),
  pricePerMinute: z.int().describe('cents, VAT included, fixed when the request was made'),
  requestedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.string().nullable(),
  answerWithin: z.int().nullable().describe('seconds left to answer a request'),
  lastSequence: z.int(),
  meter: z
    .object({
      seconds: z.int().describe('counted so far'),
      freeSeconds: z.int().describe('free seconds set aside for this consultation'),
      cents: z.int().nullable().describe('cost so far; null for the psychic'),
      secondsLeft: z.int().nullable().describe('what the client can still pay for; null for the psychic'),
      counting: z.boolean(),
      pauseReason: z.enum(['drop', 'silence', 'absence']).nullable(),
      asked: z.boolean().describe('the client is asked to confirm being there'),
      clientPresent: z.boolean(),
      psychicPresent: z.boolean(),
      speakWithin: z
        .int()
        .nullable()
        .describe(
          'seconds in which the psychic must write before the meter stops; null for the client, and while it waits',
        ),
      closesWithin: z.int().nullable().describe('seconds after which the room closes by itself; null while it counts'),
      unheardSeconds: z.int().describe('since the other side was last heard'),
      at: z.iso.datetime(),
    })
    .nullable(),
})

/** As every page but the room tells of it. */
export const openShape = z.object({
  id: z.int(),
  side: z.enum(['client', 'psychic']),
  status: z.enum(['requested', 'accepted', 'running', 'paused']),
  name: z.string().describe('of the other side'),
  pauseReason: z.enum(['drop', 'silence', 'absence']).nullable(),
  otherPresent: z.boolean().describe('whether the other side’s line is there'),
  within: z.int().nullable().describe('seconds after which it is over by itself; null while it counts'),
})

/** A request that a psychic left unanswered just now. */
export const missedShape = z.object({
  id: z.int(),
  name: z.string(),
  at: z.iso.datetime(),
  isOffline: z.boolean().describe('whether it was the second in a row, which took the psychic offline'),
})

export const messageShape = z.object({
  sequence: z.int(),
  clientId: z.string(),
  author: z.enum(['client', 'psychic']),
  text: z.string(),
  sentAt: z.iso.datetime(),
})

export const receiptShape = z.object({
  timeline: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.string(),
      side: z.enum(['client', 'psychic']).nullable(),
      reason: z.string().nullable(),
    }),
  ),
  seconds: z.int(),
  freeSeconds: z.int(),
  giftSeconds: z.int(),
  pricePerMinute: z.int(),
  total: z.int(),
  vat: z.int(),
  vatPercent: z.int(),
  balanceBefore: z.int(),
  balanceAfter: z.int(),
  waived: z.boolean(),
  givenBack: z.boolean().describe('whether all that was paid went back, for it ended out of care'),
  timeBack: z.boolean().describe('whether offered time went back with it'),
  held: z.boolean().describe('whether it ended out of care and nobody decided yet what it costs'),
  heldUntil: z.iso.datetime().nullable().describe('when it is given back by itself; null where a person decides'),
  proof: z.string().nullable(),
  dispute: z
    .object({
      status: z.enum(['pending', 'accepted', 'refused']),
      reason: z.string(),
      answer: z.object({ refund: z.int(), reason: z.string(), at: z.iso.datetime() }).nullable(),
    })
    .nullable(),
  refund: z
    .object({ amount: z.int().describe('cents'), at: z.iso.datetime() })
    .nullable()
    .describe('what was given back of it after a dispute'),
  mayReview: z.boolean(),
  reviewed: z.boolean(),
})
