import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

/** The number of a site's withdrawals that wait for an answer. */
export async function countReceived(db: Database, siteId: number): Promise<number> {
  const { count } = await db
    .selectFrom('contract_withdrawals')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('status', '=', 'received')
    .executeTakeFirstOrThrow()
  return count
}

/** A withdrawal with its answer, if any; the row is locked until the transaction ends. */
export async function lockWithdrawal(db: StaffDatabase, siteId: number, id: number) {
  return db
    .selectFrom('contract_withdrawals as w')
    .leftJoin('users as d', 'd.id', 'w.decided_by')
    .leftJoin('users as s', 's.id', 'w.confirmed_by')
    .selectAll('w')
    .select(['d.first_name as decided_by_name', 's.first_name as confirmed_by_name'])
    .where('w.id', '=', id)
    .where('w.site_id', '=', siteId)
    .forUpdate('w')
    .executeTakeFirst()
}

export type LockedWithdrawal = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>

/** The buyer of a paid order. */
export async function findBuyer(db: StaffDatabase, siteId: number, orderId: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.user_id as userId', 'u.email_key as emailKey'])
    .where('o.id', '=', orderId)
    .where('o.site_id', '=', siteId)
    .where('o.status', '=', 'paid')
    .executeTakeFirst()
}

interface Decision {
  refund: { orderId: number; amount: number } | null
  reason: string
  by: number
  at: Date
}

export async function writeDecision(db: StaffDatabase, id: number, { refund, reason, by, at }: Decision) {
  await db
    .updateTable('contract_withdrawals')
    .set({
      refund_order_id: refund?.orderId ?? null,
      refund: refund?.amount ?? null,
      reason,
      decided_by: by,
      decided_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function clearDecision(db: StaffDatabase, id: number): Promise<void> {
  const nothing = { refund_order_id: null, refund: null, reason: null, decided_by: null, decided_at: null }
  await db.updateTable('contract_withdrawals').set(nothing).where('id', '=', id).execute()
}

/** @throws the database's check_violation if a second person is missing, or is the first */
export async function closeWithdrawal(
  db: StaffDatabase,
  id: number,
  { status, confirmedBy, at }: { status: 'refunded' | 'refused'; confirmedBy: number | null; at: Date },
): Promise<void> {
  await db
    .updateTable('contract_withdrawals')
    .set({ status, confirmed_by: confirmedBy, answered_at: at })
    .where('id', '=', id)
    .execute()
}
