import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { figuresShape } from './shapes.server.ts'

/** What became of a site's questions of thirty days, but for those that their clients erased. */
export async function readFigures(db: Database, siteId: number): Promise<z.infer<typeof figuresShape>> {
  const { rows } = await sql<z.infer<typeof figuresShape>>`
    with asked as (
      select q.status, extract(epoch from (select min(a.written_at) from free_answers a where a.question_id = q.id)
        - q.asked_at) as wait
      from free_questions q where q.site_id = ${siteId} and q.asked_at > app_now() - interval '30 days')
    select count(*)::int as asked,
      count(*) filter (where status = 'answered')::int as answered,
      count(*) filter (where status = 'lapsed')::int as unanswered,
      count(*) filter (where status = 'waiting')::int as waiting,
      (percentile_cont(0.5) within group (order by wait))::int as "medianWait"
    from asked`.execute(db)
  return one(rows)
}
