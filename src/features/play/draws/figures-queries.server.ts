import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface DayOfDraws {
  /** YYYY-MM-DD in Paris. */
  day: string
  game: string
  begun: number
  finished: number
}

interface Counted {
  siteId: number
  day: string
  game: string
}

/** The row stays locked until the transaction ends: count last. */
export async function countBegun(db: Database, { siteId, day, game }: Counted): Promise<void> {
  await sql`
    insert into draw_figures (site_id, day, game, begun) values (${siteId}, ${day}::date, ${game}, 1)
    on conflict (site_id, day, game) do update set begun = draw_figures.begun + 1`.execute(db)
}

/** Counts a finished draw on the day on which it was begun. */
export async function countFinished(db: Database, { siteId, day, game }: Counted): Promise<void> {
  await sql`
    update draw_figures set finished = finished + 1
    where site_id = ${siteId} and day = ${day}::date and game = ${game}`.execute(db)
}

/** The figures of a site since a day, the latest first. */
export async function listFigures(db: Database, siteId: number, since: string): Promise<DayOfDraws[]> {
  return db
    .selectFrom('draw_figures')
    .select(['day', 'game', 'begun', 'finished'])
    .where('site_id', '=', siteId)
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('game')
    .execute()
}
