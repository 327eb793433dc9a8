import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { figuresShape } from './shapes.server.ts'

/** As the push service answered; late if the news was not true any more before it did. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'late'

export async function noteOutcome(
  db: Database,
  given: { siteId: number; outcome: Outcome; seconds: number; at: Date },
): Promise<void> {
  const { siteId: site_id, outcome, seconds, at } = given
  await db
    .insertInto('push_outcomes')
    .values({ site_id, outcome, seconds: Math.max(0, Math.round(seconds)), at })
    .execute()
}

/** What became of a site's notifications, as long as that is kept. */
export async function readFigures(db: Database, siteId: number): Promise<z.infer<typeof figuresShape>> {
  const { rows } = await sql<z.infer<typeof figuresShape>>`
    select count(*)::int as all,
      count(*) filter (where outcome = 'sent')::int as sent,
      count(*) filter (where outcome = 'gone')::int as gone,
      count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where outcome = 'late')::int as late,
      ceil(100.0 * count(*) filter (where outcome = 'refused') / nullif(count(*), 0))::int as "refusedPercent",
      (percentile_cont(0.5) within group (order by seconds) filter (where outcome = 'sent'))::int as "medianSeconds"
    from push_outcomes where site_id = ${siteId}`.execute(db)
  return one(rows)
}
