import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { AccountKind } from './rules.ts'

export interface PaidOrder {
  id: number
  paidAt: Date
  /**
   * Cents that were paid and can still be refunded: none while its bank disputes the payment, and of a client with
   * credit sold with its VAT no more than what is unspent of this payment.
   */
  left: number
}

/** Locks a person's paid orders until the transaction ends, before anything is refunded of them. */
export async function lockPaidOrders(db: Database, userId: number): Promise<void> {
  const paid = db.selectFrom('orders').where('user_id', '=', userId).where('status', '=', 'paid').orderBy('id')
  await paid.select('id').forUpdate().execute()
}

/** A person's paid orders, the oldest first. After they were locked, it sees what was refunded meanwhile. */
export async function refundableOrders(db: Database, userId: number): Promise<PaidOrder[]> {
  const { rows } = await sql<PaidOrder>`
    select id, paid_at as "paidAt", cents as "left" from orders_refundable(${userId}) order by id`.execute(db)
  return rows
}

export async function insertRefund(db: Database, of: { orderId: number; amount: number; at: Date }): Promise<number> {
  const { id } = await db
    .insertInto('order_refunds')
    .values({ order_id: of.orderId, amount: of.amount, asked_at: of.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Whether an account is erased. Its row stays locked against an erasure until the transaction ends, so that either this
 * transaction or the erasure sees what is credited now.
 */
export async function lockGone(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow()
  return row.erased_at !== null
}

/** A refund that the provider has not confirmed and is still being asked for; null for any other. */
export async function findOpenRefund(db: Database, id: number) {
  return (
    (await db
      .selectFrom('order_refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.amount', 'o.provider', 'o.provider_reference as reference', 'o.provider_payment as payment'])
      .select(
        sql<number>`(select coalesce(sum(amount), 0)::integer from order_refunds
          where order_id = r.order_id and provider_reference is not null and paid_by is null)`.as('confirmed'),
      )
      .where('r.id', '=', id)
      .where('r.provider_reference', 'is', null)
      .where('r.given_up_at', 'is', null)
      .executeTakeFirst()) ?? null
  )
}

/** Does nothing if staff paid it by other means meanwhile. */
export async function closeRefund(db: Database, id: number, reference: string): Promise<void> {
  await db
    .updateTable('order_refunds')
    .set({ provider_reference: reference })
    .where('id', '=', id)
    .where('provider_reference', 'is', null)
    .execute()
}

/** Stops retrying refunds that the provider has not confirmed for so many days; staff handle them. */
export async function giveUpRefunds(db: Database, days: number): Promise<void> {
  await sql`update order_refunds set given_up_at = app_now()
    where provider_reference is null and given_up_at is null
      and asked_at <= app_now() - ${days} * interval '1 day'`.execute(db)
}

/** A refund of a site, locked until the transaction ends; null for an unknown id. */
export async function lockRefund(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.given_up_at as givenUpAt', 'r.provider_reference as reference'])
    .where('r.id', '=', id)
    .where('o.site_id', '=', siteId)
    .forUpdate('r')
    .executeTakeFirst()
  return row ?? null
}

export async function askAgain(db: Database, id: number, at: Date): Promise<void> {
  await db.updateTable('order_refunds').set({ given_up_at: null, asked_at: at }).where('id', '=', id).execute()
}

export async function markPaidBy(db: Database, id: number, given: { reference: string; by: number }): Promise<void> {
  await db
    .updateTable('order_refunds')
    .set({ provider_reference: given.reference, paid_by: given.by })
    .where('id', '=', id)
    .execute()
}

/** The number of entries ever made to a client's purses. */
export async function countEntries(db: Database, siteId: number, userId: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select coalesce(sum(version), 0)::bigint as entries from ledger_accounts
    where owner_id = ${userId} and site_id = ${siteId}
      and kind in ('client_wallet', 'client_promotional', 'client_free_time', 'client_gift_time', 'client_points')`.execute(
    db,
  )
  return one(rows).entries
}

/** What one posting about a consultation moved on one account. */
export interface Posting {
  transactionId: number
  kind: string
  details: { bearer?: string }
  account: AccountKind
  amount: number
}

/** The first refund of a consultation has its plain reference, later ones are numbered. */
const numbered = Array.from({ length: 99 }, (_, place) => place + 2)

/** Every posting about a consultation since its bill. */
export async function listPostings(db: Database, consultationId: number, billId: number): Promise<Posting[]> {
  const about = `consultation:${consultationId}`
  const { rows } = await sql<Posting>`
    select t.id as "transactionId", t.kind, t.details, a.kind as account, e.amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference in (${about}, ${`reversal:${billId}`})
      or (t.kind = 'refund' and t.reference = any(${numbered.map((place) => `${about}:${place}`)}::text[]))
    order by e.id`.execute(db)
  return rows
}
