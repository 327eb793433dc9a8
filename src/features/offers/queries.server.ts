import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { PriceSince } from './rules.ts'

/** The prices that an offer was given, the oldest first. */
export async function listPrices(db: Database, entryIds: readonly number[]): Promise<Map<number, PriceSince[]>> {
  const { rows } = await sql<PriceSince & { id: number }>`
    select entry_id as id, (data->>'price')::int as price, greatest(publish_at, changed_at) as since
    from content_revisions where entry_id = any(${[...entryIds]}::bigint[]) and status in ('scheduled', 'published')
    order by entry_id, since, version`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}

/** Whether a client ever bought, and ever consulted. */
export async function readPast(db: Database, userId: number): Promise<{ bought: boolean; consulted: boolean }> {
  const { rows } = await sql<{ bought: boolean; consulted: boolean }>`
    select exists (select from orders where user_id = ${userId} and status = 'paid') as bought,
      exists (select from consultations where client_id = ${userId} and started_at is not null) as consulted`.execute(
    db,
  )
  return rows[0]!
}
