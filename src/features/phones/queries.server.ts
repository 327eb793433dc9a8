import type { Database } from '../../platform/database/connect.ts'

export interface Phone {
  /** The proved one, in E.164. */
  number: string | null
  /** The one that waits for its code. */
  pending: string | null
}

export async function findPhone(db: Database, userId: number): Promise<Phone> {
  const row = await db
    .selectFrom('phone_numbers')
    .select(['number', 'pending'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { number: null, pending: null }
}

/** The number that was proved before stays until the new one is. */
export async function writePending(db: Database, userId: number, pending: string): Promise<void> {
  await db
    .insertInto('phone_numbers')
    .values({ user_id: userId, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute()
}

export async function markPhoneProved(db: Database, userId: number, number: string, at: Date): Promise<void> {
  await db
    .updateTable('phone_numbers')
    .set({ number, proved_at: at, pending: null })
    .where('user_id', '=', userId)
    .execute()
}

export async function deletePhone(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('phone_numbers').where('user_id', '=', userId).execute()
}
