import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../staff/as-staff.server.ts'
import type { SeasonOverride } from './rules.ts'

const firstDay = sql<string>`to_char(first_day, 'YYYY-MM-DD')`.as('firstDay')
const lastDay = sql<string>`to_char(last_day, 'YYYY-MM-DD')`.as('lastDay')

/** The overrides of all sites, the latest written first: where two overlap, it wins. */
export function listOverrides(db: Database): Promise<SeasonOverride[]> {
  return db
    .selectFrom('season_overrides')
    .select(['site_id as siteId', 'season', firstDay, lastDay])
    .orderBy('id', 'desc')
    .execute()
}

export async function insertOverride(db: StaffDatabase, of: SeasonOverride): Promise<number> {
  const { id } = await db
    .insertInto('season_overrides')
    .values({ site_id: of.siteId, season: of.season, first_day: of.firstDay, last_day: of.lastDay })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockOverride = (db: StaffDatabase, siteId: number, id: number) =>
  db
    .selectFrom('season_overrides')
    .select([firstDay, lastDay])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Sets the last day to yesterday. */
export async function endOverride(db: StaffDatabase, id: number, today: string): Promise<void> {
  await db
    .updateTable('season_overrides')
    .set({ last_day: sql`${today}::date - 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteOverride(db: StaffDatabase, id: number): Promise<void> {
  await db.deleteFrom('season_overrides').where('id', '=', id).execute()
}
