import type { Database } from '../../../platform/database/connect.ts'
import type { DeliveryAddress } from './rules.ts'

export async function findAddress(db: Database, userId: number): Promise<DeliveryAddress | null> {
  const row = await db
    .selectFrom('delivery_addresses')
    .select(['recipient', 'complement', 'building', 'street', 'locality', 'postal_code as postalCode', 'city'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function upsertAddress(db: Database, userId: number, address: DeliveryAddress, at: Date): Promise<void> {
  const { postalCode: postal_code, ...rest } = address
  const values = { ...rest, postal_code, changed_at: at }
  await db
    .insertInto('delivery_addresses')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deleteAddress(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('delivery_addresses').where('user_id', '=', userId).execute()
}
