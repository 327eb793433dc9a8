import type { Database } from '../../../platform/database/connect.ts'

/** Records that a challenge was used; false if it was before. */
export async function keepUsed(db: Database, nonce: string, expiresAt: Date, now: Date): Promise<boolean> {
  await db.deleteFrom('solved_challenges').where('expires_at', '<=', now).execute()
  const kept = await db
    .insertInto('solved_challenges')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return kept !== undefined
}
