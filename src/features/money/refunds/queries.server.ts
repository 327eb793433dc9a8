import type { Database } from '../../../platform/database/connect.ts'

/** A person's refunds, newest first. */
export async function listRefunds(db: Database, userId: number) {
  return db
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id as orderId', 'r.amount', 'r.asked_at as askedAt'])
    .select(['r.provider_reference as reference', 'r.given_up_at as givenUpAt'])
    .where('o.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(100)
    .execute()
}
