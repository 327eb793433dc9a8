import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { SeasonOverride } from './rules.ts'

/** Of all sites, the latest written first: where two meet, it wins. */
export function listOverrides(db: Database): Promise<SeasonOverride[]> {
  return db
    .selectFrom('season_overrides')
    .select([
      'site_id as siteId',
      'season',
      sql<string>`to_char(first_day, 'YYYY-MM-DD')`.as('firstDay'),
      sql<string>`to_char(last_day, 'YYYY-MM-DD')`.as('lastDay'),
    ])
    .orderBy('id', 'desc')
    .execute()
}
