import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { seasons } from '../../../sites/seasons/season.ts'
import { AUDIENCES } from '../../content/content/rules.ts'
import { may } from '../../house/staff/capabilities.ts'

const day = z.iso.date()

const season = z.object({
  season: z.enum([...seasons, 'none']),
  firstDay: day.describe('In UTC'),
  lastDay: day,
  by: z.enum(['calendar', 'team']),
})

const planned = z.object({
  id: z.int(),
  kind: z.enum(['notification', 'offer']),
  address: z.string(),
  title: z.string(),
  firstDay: day.describe('In Paris time'),
  lastDay: day.nullable(),
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable(),
  changesAt: z.iso.datetime().nullable().describe('When a pending version will replace this one'),
  isOwn: z.boolean().describe('Whether it is the site’s own rather than inherited from the main site'),
  audience: z.enum(['not_logged_in', 'logged_in', ...AUDIENCES]).nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  path: z.string().nullable(),
})

export type SeasonRun = z.output<typeof season>
export type Planned = z.output<typeof planned>

export const calendarContract = contract({
  readCalendar: {
    method: 'GET',
    path: '/api/admin/calendar',
    summary:
      'Read what visitors of the site see in a year, and when: seasons, notifications and offers, without drafts',
    access: may('seasons.override'),
    query: z.object({ year: z.coerce.number().int().min(2024).max(2199) }),
    output: z.object({ today: day, seasons: z.array(season), planned: z.array(planned) }),
    refusals: [],
  },
})
