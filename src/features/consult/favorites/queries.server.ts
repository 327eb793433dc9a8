import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Adds a favourite, or takes it away when it was one; one statement, so that two presses at once are two toggles. */
export async function toggle(db: Database, userId: number, psychicId: number, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${userId}, ${psychicId})`.execute(db)
  const { numDeletedRows } = await db
    .deleteFrom('favorite_psychics')
    .where('user_id', '=', userId)
    .where('psychic_id', '=', psychicId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db.insertInto('favorite_psychics').values({ user_id: userId, psychic_id: psychicId, added_at: at }).execute()
}
