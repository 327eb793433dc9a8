import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

interface StoredNotice {
  provider: string
  event: string
  reference: string | null
  at: Date
}

/** Whether the notice is new. */
export async function insertNotice(db: Database, { at, ...notice }: StoredNotice): Promise<boolean> {
  const row = await db
    .insertInto('payment_notices')
    .values({ ...notice, received_at: at })
    .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
    .returning('event')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteNotices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('payment_notices').where('received_at', '<', before).execute()
}

export interface OpenedPayment {
  siteId: number
  status: string
  refusal: string | null
  /** Integer cents to be paid. */
  amount: number
  currency: string
  /** The provider's own id of the opened payment. */
  checkout: string | null
}

/** What is expected of a payment; null for an unknown reference. */
export async function findPayment(db: Database, provider: string, reference: string): Promise<OpenedPayment | null> {
  const row = await db
    .selectFrom('orders')
    .select(['site_id as siteId', 'status', 'refusal', 'amount', 'currency', 'provider_checkout as checkout'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

/** The oldest open payments at real providers, opened between so many minutes and days ago. */
export async function listOpenPayments(db: Database, age: { minutes: number; closedAfter: number; days: number }) {
  return db
    .selectFrom('orders')
    .select(['provider', 'provider_reference as reference'])
    .select(sql<boolean>`created_at <= app_now() - ${age.closedAfter} * interval '1 minute'`.as('isLate'))
    .where('status', '=', 'pending')
    .where('provider_checkout', 'is not', null)
    .where('created_at', '<=', sql<Date>`app_now() - ${age.minutes} * interval '1 minute'`)
    .where('created_at', '>', sql<Date>`app_now() - ${age.days} * interval '1 day'`)
    .orderBy('created_at')
    .limit(1000)
    .execute()
}
