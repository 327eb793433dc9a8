import type { Database } from '../../../platform/database/connect.ts'

export interface NewOrder {
  siteId: number
  userId: number
  packId: string
  amount: number
  /** Bought credit. */
  credit: number
  /** Promotional credit that the house adds. */
  offered: number
  termsVersion: number
  provider: string
  /** Ours; the provider returns it with every notice. */
  reference: string
  /** The provider's own id of the opened payment. */
  checkout: string | null
  returnTo: string
  /** The room from which it was made. */
  consultationId: number | null
  /** The touch that it is attributed to. */
  touchId: number | null
  at: Date
}

/** Once per reference. */
export async function insertOrder(db: Database, order: NewOrder): Promise<number> {
  const row = await db
    .insertInto('orders')
    .values({
      site_id: order.siteId,
      user_id: order.userId,
      pack_id: order.packId,
      amount: order.amount,
      credit: order.credit,
      offered: order.offered,
      terms_version: order.termsVersion,
      provider: order.provider,
      provider_reference: order.reference,
      provider_checkout: order.checkout,
      return_to: order.returnTo,
      consultation_id: order.consultationId,
      touch_id: order.touchId,
      created_at: order.at,
    })
    .onConflict((conflict) =>
      conflict
        .column('provider_reference')
        .doUpdateSet((of) => ({ provider_reference: of.ref('excluded.provider_reference') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The buyer of an order, and the room from which it was made. */
export async function findBuyer(db: Database, provider: string, reference: string) {
  const row = await db
    .selectFrom('orders')
    .select(['user_id as id', 'site_id as siteId', 'consultation_id as consultationId'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

export async function lockOrder(db: Database, provider: string, reference: string) {
  return (
    (await db
      .selectFrom('orders')
      .selectAll()
      .where('provider', '=', provider)
      .where('provider_reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

export async function findOrder(db: Database, userId: number, reference: string) {
  return (
    (await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('provider_reference', '=', reference)
      .executeTakeFirst()) ?? null
  )
}

/** What becomes of an order: paid, under the provider's own id, or refused, and why. */
type Closed = { paid: { payment: string | null; threeDSecure: string | null } } | { refused: string }

export async function closeOrder(db: Database, id: number, closed: Closed, at: Date): Promise<void> {
  const values =
    'paid' in closed
      ? {
          status: 'paid',
          refusal: null,
          provider_payment: closed.paid.payment,
          three_d_secure: closed.paid.threeDSecure,
        }
      : { status: 'refused', refusal: closed.refused }
  await db
    .updateTable('orders')
    .set({ ...values, settled_at: at })
    .where('id', '=', id)
    .execute()
}

/** Whether a person ever paid an order. */
export async function hasPaid(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A person's latest order on a site, whatever became of it; null without any. */
export async function findLatestOrder(db: Database, userId: number, siteId: number) {
  const row = await db
    .selectFrom('orders')
    .select(['status', 'amount', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
