import { z } from 'zod'
import { ROOM_CHANNELS } from '../rooms/rules.ts'
import { WAYS } from './rules.ts'

export const estimateShape = z
  .object({
    from: z.int(),
    to: z.int().nullable().describe('null where it may be longer than three hours'),
  })
  .describe('Minutes')

export const ticketShape = z.object({
  id: z.int(),
  psychic: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  channel: z.enum(ROOM_CHANNELS),
  way: z.enum(WAYS),
  state: z.enum(['waiting', 'called', 'lapsed', 'dissolved']),
  place: z.int().nullable().describe('1 is the next; null once it is over'),
  estimate: estimateShape.nullable().describe('null where too little is known to say anything'),
  waited: z.int().describe('Seconds since it was taken'),
  keptFor: z.int().nullable().describe('Seconds until its turn ends; null before it came'),
  wasCalled: z.boolean(),
  psychicIs: z
    .enum(['here', 'delayed', 'elsewhere', 'paused', 'offline'])
    .describe('elsewhere: present, but not on the channel of this ticket'),
  delay: z.int().describe('Seconds more that the psychic asked for'),
})

export const queueShape = z.object({
  closed: z.boolean().describe('Whether nobody more may wait'),
  delay: z.int().describe('Seconds more that the psychic asked for'),
  delaysLeft: z.int().describe('How often they may still ask before the next turn'),
  people: z.array(
    z.object({
      id: z.int().describe('Of the ticket'),
      firstName: z.string(),
      channel: z.enum(ROOM_CHANNELS),
      state: z.enum(['waiting', 'called']),
      waited: z.int().describe('Seconds since the ticket was taken'),
      toppingUp: z
        .boolean()
        .describe('Whether the client is adding credit at their turn, which is kept for two minutes'),
      isReturning: z.boolean().describe('Whether the two consulted before'),
    }),
  ),
})

export const figuresShape = z.object({
  taken: z.int().describe('Tickets that are over'),
  entered: z.int(),
  lapsed: z.int(),
  left: z.int(),
  dissolved: z.int(),
  medianWait: z.int().nullable().describe('Seconds until the turn came; null if it never did'),
  announced: z.int().describe('Turns for which a range was announced'),
  insidePercent: z.int().nullable().describe('Share of them within it'),
})
