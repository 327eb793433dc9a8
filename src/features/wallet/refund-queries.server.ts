import type { Database } from '../../platform/database/connect.ts'

export interface PaidOrder {
  id: number
  provider: string
  reference: string
  /** Cents that were paid and did not go back yet. */
  left: number
}

/** A person's paid orders, the newest first, kept from others until the transaction ends. */
export async function lockPaidOrders(db: Database, userId: number): Promise<PaidOrder[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'amount', 'provider', 'provider_reference as reference'])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute()
  const refunds = await db
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'r.amount'])
    .where('o.user_id', '=', userId)
    .execute()
  return orders.map(({ amount, ...order }) => {
    const gone = refunds.filter((one) => one.order_id === order.id).reduce((sum, one) => sum + one.amount, 0)
    return { ...order, left: amount - gone }
  })
}

export async function insertRefund(db: Database, of: { orderId: number; amount: number; at: Date }): Promise<number> {
  const { id } = await db
    .insertInto('order_refunds')
    .values({ order_id: of.orderId, amount: of.amount, asked_at: of.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A refund that the provider has not confirmed; null once it has. */
export async function findOpenRefund(db: Database, id: number) {
  return (
    (await db
      .selectFrom('order_refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.amount', 'o.provider_reference as payment'])
      .where('r.id', '=', id)
      .where('r.provider_reference', 'is', null)
      .executeTakeFirst()) ?? null
  )
}

export async function closeRefund(db: Database, id: number, reference: string): Promise<void> {
  await db.updateTable('order_refunds').set({ provider_reference: reference }).where('id', '=', id).execute()
}
