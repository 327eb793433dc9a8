import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { returnDays } from '../hours/coming-week.server.ts'
import { idsSchema, psychicQuery } from './psychic-query.server.ts'
import { genders, platforms, statuses } from './rules.ts'

const open = z.array(z.enum(platforms)).describe('channels open now')

export const psychicShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  gender: z.enum(genders),
  title: z.string(),
  jobId: z.int().describe('the main one of jobIds'),
  jobIds: z.array(z.int()),
  specialities: z.array(z.string()),
  pricePerMinute: z.int().describe('cents, VAT included'),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  isNew: z.boolean(),
  isFavorite: z.boolean(),
  isAutomaton: z.boolean(),
  status: z.enum(statuses),
  platforms: open,
  portrait: z.string().nullable(),
  back: z
    .object({ at: z.iso.datetime(), said: z.enum(returnDays) })
    .nullable()
    .describe('when one who is away or offline comes back by their hours'),
})

export const psychicsContract = contract({
  listPsychics: {
    method: 'GET',
    path: '/api/psychics',
    summary:
      'List the psychics of the site that pass the filters, easiest to reach first; grouped by job with isGrouped=1',
    access: 'public',
    query: psychicQuery,
    output: z.object({
      psychics: z.array(psychicShape),
      psychicsGroups: z.array(
        z.object({ id: z.int(), name: z.string(), psychics: z.array(psychicShape), isFavoriteGroup: z.boolean() }),
      ),
      total: z.int().describe('number of psychics that pass the filters'),
    }),
    refusals: [],
  },
  readPsychicOfDay: {
    method: 'GET',
    path: '/api/psychics/day',
    summary: 'Get the psychic of the day, by the date in Paris; listed psychics take turns',
    access: 'public',
    output: z.object({ psychic: psychicShape.nullable() }),
    refusals: [],
  },
  readPresences: {
    method: 'GET',
    path: '/api/psychics/presence',
    summary: 'Get the current presence of some psychics, to the second',
    access: 'public',
    query: z.object({ ids: idsSchema.describe('joined by a vertical bar') }),
    output: z.object({
      presences: z.array(z.object({ id: z.int(), status: z.enum(statuses), platforms: open })),
    }),
    refusals: [],
  },
})
