import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { seasons } from '../../../sites/seasons/season.ts'
import { rowId } from '../backoffice/filters.server.ts'
import { may } from '../staff/capabilities.ts'
import { staffReason } from '../staff/reason.server.ts'

/** What may override the calendar: a season, or none. */
export const overridable = z.enum([...seasons, 'none'])

const day = z.iso.date().refine((value) => value < '2200')

export const seasonsContract = contract({
  overrideSeason: {
    method: 'POST',
    path: '/api/admin/season-overrides',
    summary: 'Override the calendar: show a season, or none, on the site for whole days in UTC',
    access: may('seasons.override'),
    body: z.strictObject({ season: overridable, firstDay: day, lastDay: day, reason: staffReason }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'seasonDaysReversed', 'seasonDaysPast'],
  },
  liftSeasonOverride: {
    method: 'POST',
    path: '/api/admin/season-overrides/:id/lift',
    summary: 'End an override of the calendar from today on; its past days stay recorded',
    access: may('seasons.override'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'seasonOver'],
  },
})
