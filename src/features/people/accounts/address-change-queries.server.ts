import type { Database } from '../../../platform/database/connect.ts'

/** The new address that will replace the proved one once its code is given. */
export interface AddressChange {
  email: string
  emailKey: string
}

export async function findAddressChange(db: Database, userId: number): Promise<AddressChange | null> {
  const row = await db
    .selectFrom('address_changes')
    .select(['email', 'email_key as emailKey'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Only one address waits at a time: the latest. */
export async function writeAddressChange(db: Database, userId: number, change: AddressChange, at: Date): Promise<void> {
  const values = { email: change.email, email_key: change.emailKey, asked_at: at }
  await db
    .insertInto('address_changes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deleteAddressChange(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('address_changes').where('user_id', '=', userId).execute()
}
