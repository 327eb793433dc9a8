import type { Database } from '../../../platform/database/connect.ts'

export async function passwordHashOf(db: Database, userId: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.password_hash
}

export async function writePassword(db: Database, userId: number, hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
}
