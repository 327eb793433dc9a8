import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

/** Credit that a posting moves, of orders whose VAT was declared when they were paid. The posting itself keeps it. */
export interface CreditMoved {
  /** Cents that a bill took, or that went back; never negative. */
  cents: number
  /** What this changes of the VAT of such credit that is unspent: negative if less is left. */
  vat: number
}

/** When the VAT of an order is due, and what moving a part of it changes of the VAT of its unspent part. */
export interface OrderVat {
  due: 'use' | 'sale'
  /** null if it is due at use. */
  percent: number | null
  vat: number
}

/** Locks the purses of a client who has such credit, before anything is computed from them. */
export async function lockCredit(db: Database, clientId: number): Promise<void> {
  await sql`select credit_lock(${clientId})`.execute(db)
}

/** What cents that leave a wallet take of such credit, the oldest credit first; held ones keep their VAT. */
export async function creditSpent(db: Database, clientId: number, cents: number, held: boolean): Promise<CreditMoved> {
  const { rows } = await sql<CreditMoved>`
    select -credit_sum(m, 'cents') as cents, credit_sum(m, 'vat') as vat
    from credit_spent(${clientId}, ${cents}, ${held}) m`.execute(db)
  return one(rows)
}

/** What the end of a consultation's hold takes of it, or gives back. */
export async function creditReleased(db: Database, consultationId: number, isCharged: boolean): Promise<CreditMoved> {
  const { rows } = await sql<CreditMoved>`
    select -credit_sum(m, 'waiting') as cents, credit_sum(m, 'vat') as vat
    from credit_released(${consultationId}, ${isCharged}) m`.execute(db)
  return one(rows)
}

/** What a refund of cents of a bill gives back of it. */
export async function creditReturned(db: Database, consultationId: number, cents: number): Promise<CreditMoved> {
  const { rows } = await sql<CreditMoved>`
    select credit_sum(m, 'cents') as cents, credit_sum(m, 'vat') as vat
    from credit_returned(${consultationId}, ${cents}) m`.execute(db)
  return one(rows)
}

/** Cents of a consultation's bill that such credit paid, and what of them went back. */
export async function creditOfBill(db: Database, consultationId: number): Promise<{ paid: number; back: number }> {
  const { rows } = await sql<{ paid: number; back: number }>`
    select coalesce(sum(cents) filter (where not refunded), 0)::bigint as paid,
      coalesce(-sum(cents) filter (where refunded), 0)::bigint as back
    from credit_taken(${consultationId})`.execute(db)
  return one(rows)
}

/** For cents of one order that come to its client's wallet, and for others that wait for a decision. */
export async function creditOfOrder(
  db: Database,
  orderId: number,
  { cents, waiting = 0 }: { cents: number; waiting?: number },
): Promise<OrderVat> {
  const { rows } = await sql<OrderVat>`
    select o.vat_due as due, o.vat_percent as percent,
      credit_sum(credit_of_order(o.id, ${cents}, ${waiting}), 'vat') as vat
    from orders o where o.id = ${orderId}`.execute(db)
  return one(rows)
}
