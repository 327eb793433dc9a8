import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Status } from '../content/rules.ts'
import type { PriceSince } from './rules.ts'

const price = sql<number | null>`(data->>'price')::int`

/**
 * The price history of offers, the oldest first, without prices replaced before they took effect. `r` is a revision.
 */
const pricesOf = (db: Database, entryIds: readonly number[]) =>
  db
    .selectFrom('content_revisions as r')
    .select([price.as('price'), sql<Date>`greatest(r.publish_at, r.changed_at)`.as('since')])
    .where('r.entry_id', 'in', entryIds)
    .where('r.status', 'in', ['scheduled', 'published'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_revisions as later')
            .select('later.version')
            .whereRef('later.entry_id', '=', 'r.entry_id')
            .whereRef('later.version', '>', 'r.version')
            .whereRef('later.changed_at', '<', 'r.publish_at'),
        ),
      ),
    )
    .orderBy('r.entry_id')
    .orderBy('since')
    .orderBy('r.version')

export async function listPrices(db: Database, entryIds: readonly number[]): Promise<Map<number, PriceSince[]>> {
  if (entryIds.length === 0) return new Map()
  const rows = await pricesOf(db, entryIds).select('r.entry_id as id').execute()
  return Map.groupBy(rows, ({ id }) => id)
}

/** With the member of staff who set each price. */
export const listPricesWithEditor = (db: Database, entryId: number) =>
  pricesOf(db, [entryId]).leftJoin('users as u', 'u.id', 'r.editor_id').select('u.first_name as by').execute()

/** The columns that the back office shows of an offer. `base` is its entry. */
export const offerColumns = [
  'base.id',
  'base.address',
  sql<string>`data->>'text'`.as('text'),
  sql<Status>`status`.as('status'),
  price.as('price'),
  'base.publish_at as publishAt',
  sql<string | null>`data->>'endDate'`.as('endDate'),
] as const

export async function findOffer(db: Database, siteId: number, id: number) {
  return db
    .selectFrom('content_entries as base')
    .select(offerColumns)
    .where('base.id', '=', id)
    .where('base.site_id', '=', siteId)
    .where('base.kind', '=', 'offer')
    .executeTakeFirst()
}

/** Whether a client has ever bought anything, and ever consulted. */
export async function readPast(db: Database, userId: number): Promise<{ bought: boolean; consulted: boolean }> {
  const { rows } = await sql<{ bought: boolean; consulted: boolean }>`
    select exists (select from orders where user_id = ${userId} and status = 'paid') as bought,
      exists (select from consultations where client_id = ${userId} and started_at is not null) as consulted`.execute(
    db,
  )
  return one(rows)
}
