import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Reduction } from './rules.ts'

/** Of a site; past ones too, which the price to be struck out depends on. */
export function listReductions(db: Database, siteId: number): Promise<Reduction[]> {
  return db
    .selectFrom('pack_reductions')
    .select(['pack_id as packId', 'price', 'since', 'until'])
    .where('site_id', '=', siteId)
    .orderBy('since')
    .execute()
}

/** Cents that a person may still be offered; none to whom a reduced pack was refunded within a year. */
export async function offerLeft(db: Database, userId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ cents: number; refunded: boolean }>`
    select cents, exists (select from orders o join order_refunds r on r.order_id = o.id
      where o.user_id = ${userId} and o.offered > 0 and o.created_at > ${at}::timestamptz - interval '365 days') as refunded
    from promotions_left(${userId}, ${at})`.execute(db)
  const { cents, refunded } = one(rows)
  return refunded ? 0 : Number(cents)
}

export interface NewReduction extends Reduction {
  siteId: number
  by: number
  reason: string
}

export async function insertReduction(db: StaffDatabase, given: NewReduction): Promise<number> {
  const { id } = await db
    .insertInto('pack_reductions')
    .values({
      site_id: given.siteId,
      pack_id: given.packId,
      price: given.price,
      since: given.since,
      until: given.until,
      set_by: given.by,
      reason: given.reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockReduction(db: StaffDatabase, siteId: number, id: number) {
  const row = await db
    .selectFrom('pack_reductions')
    .select(['since', 'until'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** One that has begun ends at once; what was asked until then stays in the history. */
export async function endReduction(db: StaffDatabase, id: number, { by, at }: { by: number; at: Date }): Promise<void> {
  await db.updateTable('pack_reductions').set({ until: at, ended_by: by }).where('id', '=', id).execute()
}

/** One that had not begun was never a price. */
export async function deleteReduction(db: StaffDatabase, id: number): Promise<void> {
  await db.deleteFrom('pack_reductions').where('id', '=', id).execute()
}

/** A reduction with the member of staff who set it. */
export async function findReduction(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('pack_reductions as r')
    .leftJoin('users as u', 'u.id', 'r.set_by')
    .select(['r.id', 'r.pack_id as packId', 'r.price', 'r.since', 'r.until', 'r.reason', 'u.first_name as setBy'])
    .where('r.id', '=', id)
    .where('r.site_id', '=', siteId)
    .executeTakeFirst()
  return row ?? null
}
