import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Where a payment was opened, as keyed digests. */
export interface OrderMarks {
  orderId: number
  userId: number
  device: Buffer
  network: Buffer
  at: Date
}

/** Once per order. */
export async function insertMarks(db: Database, { orderId, userId, device, network, at }: OrderMarks): Promise<void> {
  await db
    .insertInto('order_marks')
    .values({ order_id: orderId, user_id: userId, device_hash: device, network_hash: network, opened_at: at })
    .onConflict((again) => again.column('order_id').doNothing())
    .execute()
}

/** The card that paid an order, as a keyed digest. */
export async function writeCard(
  db: Database,
  { orderId, userId, card, at }: { orderId: number; userId: number; card: Buffer; at: Date },
): Promise<void> {
  await db
    .insertInto('order_marks')
    .values({ order_id: orderId, user_id: userId, card_hash: card, opened_at: at })
    .onConflict((again) => again.column('order_id').doUpdateSet({ card_hash: card }))
    .execute()
}

/** Forgets the networks of payments that were opened before one instant, and all marks of those before another. */
export async function forgetOrderMarks(db: Database, before: { network: Date; others: Date }): Promise<void> {
  await sql`update order_marks set network_hash = null where network_hash is not null and opened_at < ${before.network}`.execute(
    db,
  )
  await db.deleteFrom('order_marks').where('opened_at', '<', before.others).execute()
}
