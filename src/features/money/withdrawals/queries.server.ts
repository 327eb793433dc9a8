import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { needed } from '../../../platform/needed/needed.ts'

/** Paid orders of a client, the latest first, with what of each can still be refunded: nothing while its bank disputes it. */
export async function paidOrders(db: Database, siteId: number, userId: number) {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin(sql<{ id: number; cents: number }>`orders_refundable(${userId})`.as('r'), 'r.id', 'o.id')
    .select(['o.id', 'o.amount', 'o.settled_at', 'r.cents as left'])
    .select(sql<boolean>`order_disputed(o.id)`.as('disputed'))
    .where('o.site_id', '=', siteId)
    .where('o.user_id', '=', userId)
    .where('o.status', '=', 'paid')
    .orderBy('o.id', 'desc')
    .execute()
  return rows.map(({ id, amount, settled_at, disputed, left }) => ({
    id,
    amount,
    disputed,
    left,
    paidAt: needed(settled_at, `when order ${id} was paid`),
  }))
}

/** Consultations that a client requested since an instant, the latest first. */
export async function consultationsSince(db: Database, siteId: number, userId: number, since: Date) {
  return db
    .selectFrom('consultations as c')
    .innerJoin('psychics as p', 'p.id', 'c.psychic_id')
    .select(['c.id', 'p.name', 'c.requested_at as at', 'c.started_at'])
    .where('c.site_id', '=', siteId)
    .where('c.client_id', '=', userId)
    .where('c.requested_at', '>=', since)
    .orderBy('c.id', 'desc')
    .execute()
}

const columns = [
  'w.id',
  'w.reference',
  'w.order_id',
  'w.consultation_id',
  'w.described',
  'w.name',
  'w.email',
  'w.refundable',
  'w.declared_at',
  'w.status',
  'w.answered_at',
] as const

export async function withdrawalsOf(db: Database, siteId: number, userId: number) {
  return db
    .selectFrom('contract_withdrawals as w')
    .select(columns)
    .where('w.site_id', '=', siteId)
    .where('w.user_id', '=', userId)
    .orderBy('w.id', 'desc')
    .execute()
}

export type WithdrawalRow = Awaited<ReturnType<typeof withdrawalsOf>>[number]

interface NewWithdrawal {
  siteId: number
  reference: string
  userId: number | null
  orderId: number | null
  consultationId: number | null
  described: string | null
  name: string
  email: string
  emailKey: string
  refundable: number | null
  at: Date
}

/** Writes a withdrawal, or finds the earlier one of the same contract. */
export async function insertOrFind(db: Database, given: NewWithdrawal): Promise<WithdrawalRow> {
  await db
    .insertInto('contract_withdrawals')
    .values({
      site_id: given.siteId,
      reference: given.reference,
      user_id: given.userId,
      order_id: given.orderId,
      consultation_id: given.consultationId,
      described: given.described,
      name: given.name,
      email: given.email,
      email_key: given.emailKey,
      refundable: given.refundable,
      declared_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const same = db.selectFrom('contract_withdrawals as w').select(columns).where('w.site_id', '=', given.siteId)
  if (given.orderId !== null) return same.where('w.order_id', '=', given.orderId).executeTakeFirstOrThrow()
  if (given.consultationId !== null) {
    return same.where('w.consultation_id', '=', given.consultationId).executeTakeFirstOrThrow()
  }
  return same
    .where('w.user_id', 'is', null)
    .where('w.email_key', '=', given.emailKey)
    .where((row) =>
      row(row.fn<string>('lower', ['w.described']), '=', row.fn<string>('lower', [row.val(given.described)])),
    )
    .executeTakeFirstOrThrow()
}

/** Marks a client's open withdrawals as refunded if their order's credit has been refunded since. */
export async function closeReturned(db: Database, userId: number, at: Date): Promise<void> {
  await sql`
    update contract_withdrawals w set status = 'refunded', answered_at = ${at}, refund_order_id = w.order_id,
      refund = back.cents, reason = null, decided_by = null, decided_at = null, confirmed_by = null
    from (select d.id, sum(r.amount)::bigint as cents from contract_withdrawals d
      join order_refunds r on r.order_id = d.order_id and r.asked_at >= d.declared_at
      where d.user_id = ${userId} and d.status = 'received' group by d.id) back
    where back.id = w.id`.execute(db)
}
