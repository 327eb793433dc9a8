import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { figuresShape } from './shapes.server.ts'

/** How the waits of a site ended, as long as tickets are kept, and whether what was announced was true. */
export async function readFigures(db: Database, siteId: number): Promise<z.infer<typeof figuresShape>> {
  const { rows } = await sql<z.infer<typeof figuresShape>>`
    with over as (
      select state, extract(epoch from called_at - taken_at) as wait, announced_from is not null as announced,
        extract(epoch from called_at - taken_at) >= announced_from * 60
          and (announced_to is null or extract(epoch from called_at - taken_at) <= announced_to * 60) as inside
      from queue_tickets where site_id = ${siteId} and over_at is not null)
    select count(*)::int as taken,
      count(*) filter (where state = 'entered')::int as entered,
      count(*) filter (where state = 'lapsed')::int as lapsed,
      count(*) filter (where state = 'left')::int as left,
      count(*) filter (where state = 'dissolved')::int as dissolved,
      (percentile_cont(0.5) within group (order by wait))::int as "medianWait",
      count(*) filter (where announced and wait is not null)::int as announced,
      floor(100.0 * count(*) filter (where inside) / nullif(count(*) filter (where announced and wait is not null), 0))::int
        as "insidePercent"
    from over`.execute(db)
  return one(rows)
}
