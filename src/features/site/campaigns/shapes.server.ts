import { z } from 'zod'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { contents } from './content.ts'
import { audienceSigns, audiences, campaignChannels, campaignStates, leftOut, variants, visitNames } from './rules.ts'

export const channelShape = z.enum(campaignChannels)
export const stateShape = z.enum(campaignStates)

export const audienceShape = z.strictObject({
  to: z.enum(audiences).describe('readers of the newsletter, clients who agreed to offers by this channel, or both'),
  visited: z.enum(visitNames).default('any').describe('"away": not seen for ninety days'),
  sign: z.enum(audienceSigns).nullable().default(null).describe('given with the newsletter'),
  psychicId: rowId.nullable().default(null).describe('whom they asked to be told of when free'),
})

/** What a campaign says; which of the two it must be depends on its channel. */
export const contentShape = z.union([contents.email, contents.sms])

/** As it is given; `checkCampaign` says what is wrong with it. */
export const givenContent = z
  .looseObject({ a: z.unknown(), b: z.unknown().optional() })
  .describe('As it is read: {a, b}, each with subject, preview and blocks, or with text and path')

const count = z.int().nullable().describe('null for one to four people')

export const countsShape = z.object({
  reached: z.int(),
  leftOut: z.partialRecord(z.enum(leftOut), count),
})

export const resultShape = z.object({
  variant: z.enum(variants),
  waiting: z.int(),
  sent: z.int(),
  refused: z.int(),
  unsure: z.int().describe('under way when the program was stopped: perhaps sent, never sent again'),
  failed: z.int(),
  leftOut: z.int().describe('who no longer wanted it or might not get it, at the moment of sending'),
  visits: count,
  orders: count,
  revenue: count.describe('integer cents'),
})
