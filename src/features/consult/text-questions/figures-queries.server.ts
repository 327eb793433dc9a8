import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { figuresShape } from './shapes.server.ts'

/** What became of a site's questions of thirty days. */
export async function readFigures(db: Database, siteId: number): Promise<z.infer<typeof figuresShape>> {
  const { rows } = await sql<z.infer<typeof figuresShape>>`
    with asked as (
      select c.status, q.answered_at is not null as answered, extract(epoch from q.answered_at - c.requested_at) as wait
      from text_questions q join consultations c on c.id = q.consultation_id
      where c.site_id = ${siteId} and c.channel = 'sms' and c.requested_at > app_now() - interval '30 days')
    select count(*)::int as asked,
      count(*) filter (where answered)::int as answered,
      count(*) filter (where status = 'missed')::int as unanswered,
      count(*) filter (where status = 'refused')::int as declined,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      count(*) filter (where status = 'asked')::int as waiting,
      (percentile_cont(0.5) within group (order by wait))::int as "medianWait"
    from asked`.execute(db)
  return one(rows)
}
