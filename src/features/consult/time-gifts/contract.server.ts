import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { GIFT_MINUTES } from './rules.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const output = z.object({
  gift: z.object({
    name: z.string().describe('the client’s first name'),
    quota: z.int().describe('minutes of the month'),
    left: z.int().describe('minutes that are left of them'),
    givenAt: z.iso.datetime().nullable().describe('when the client had theirs this month'),
    paid: z.boolean().describe('whether the client paid for a consultation with this psychic'),
  }),
})

export const timeGiftsContract = contract({
  readGift: {
    method: 'GET',
    path: '/api/consultations/:id/gift',
    summary: 'Read how many minutes the psychic of a consultation may give to its client',
    access: 'psychic',
    params,
    output,
    refusals: ['notFound'],
  },
  giveTime: {
    method: 'POST',
    path: '/api/consultations/:id/gift',
    summary:
      'Give minutes of the monthly quota to the client of a consultation, once a month, at the expense of the house',
    access: 'psychic',
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({ minutes: z.literal(GIFT_MINUTES) }),
    output,
    refusals: ['notFound', 'giftInRoom', 'giftToStranger', 'giftTwice', 'giftQuota'],
  },
  listTimeGifts: {
    method: 'GET',
    path: '/api/time-gifts',
    summary: 'List the minutes that a client was given for one psychic, or for one whom they never consulted',
    access: 'client',
    output: z.object({
      gifts: z.array(
        z.object({
          seconds: z.int().describe('what is left'),
          psychic: z
            .object({ name: z.string(), slug: z.string() })
            .nullable()
            .describe('null for any whom the client never consulted'),
          endsAt: z.iso.datetime(),
        }),
      ),
    }),
    refusals: [],
  },
})
