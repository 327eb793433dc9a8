import { sql } from 'kysely'
import { z } from 'zod'
import { is } from '../backoffice/filters.server.ts'
import { resource } from '../backoffice/resource.server.ts'
import { overridable } from './contract.server.ts'

const row = z.object({
  id: z.int(),
  season: overridable,
  firstDay: z.iso.date().describe('in UTC'),
  lastDay: z.iso.date().describe('included'),
})

export type SeasonOverrideRow = z.output<typeof row>

export const seasonOverridesResource = resource({
  name: 'season-overrides',
  summary: 'List the overrides of the calendar’s seasons on the site; where two overlap, the latest written wins',
  can: 'seasons.override',
  table: 'season_overrides',
  id: 'id',
  row,
  sorts: { id: 'id', firstDay: 'first_day' },
  sort: { by: 'firstDay', order: 'desc' },
  filters: { season: is('season', overridable) },
  read: (base) =>
    base
      .select(['base.id', 'base.season'])
      .select(sql<string>`to_char(base.first_day, 'YYYY-MM-DD')`.as('firstDay'))
      .select(sql<string>`to_char(base.last_day, 'YYYY-MM-DD')`.as('lastDay')),
})
