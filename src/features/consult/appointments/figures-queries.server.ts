import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { figuresShape } from './shapes.server.ts'

/** How a site's appointments of the last thirty days ended. One that a psychic cancelled too late is their absence. */
export async function readFigures(db: Database, siteId: number): Promise<z.infer<typeof figuresShape>> {
  const { rows } = await sql<z.infer<typeof figuresShape>>`
    select count(*)::int as over,
      count(*) filter (where state = 'kept')::int as kept,
      count(*) filter (where state = 'client-absent')::int as "clientAbsent",
      count(*) filter (where state = 'psychic-absent')::int as "psychicAbsent",
      count(*) filter (where state = 'unmet')::int as unmet,
      count(*) filter (where state = 'cancelled')::int as cancelled,
      count(*) filter (where state in ('refused', 'lapsed'))::int as unconfirmed
    from appointments where site_id = ${siteId} and ended_at is not null
      and starts_at <= app_now() and starts_at > app_now() - interval '30 days'`.execute(db)
  return one(rows)
}
