import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { COUNTED_DAYS, HOUSE_FROM, measureKeys } from './rules.ts'

const measure = z.number().nullable()

export const accountabilityContract = contract({
  readStatistics: {
    method: 'GET',
    path: '/api/workspace/statistics',
    summary: `Get the psychic’s measures of the last ${COUNTED_DAYS} days on all sites, each beside the median of the house`,
    access: 'psychic',
    output: z.object({
      statistics: z.object({
        measures: z.array(
          z.object({
            key: z.enum(measureKeys),
            own: measure.describe('percent, seconds, stars or cents an hour; null where there is too little to say'),
            house: measure.describe(`null where fewer than ${HOUSE_FROM} people have one`),
          }),
        ),
        counts: z.object({ decided: z.int(), missed: z.int(), views: z.int(), onlineSeconds: z.int() }),
      }),
    }),
    refusals: [],
  },
})
