import type { Database } from '../../platform/database/connect.ts'

export async function passwordHashOf(db: Database, userId: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.password_hash
}

/** A new password, and the end of every session that the old one opened. */
export async function replacePassword(db: Database, userId: number, hash: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
  await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
