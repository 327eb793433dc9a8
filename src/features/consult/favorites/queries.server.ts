import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Adds or removes a favourite in one statement, so that two simultaneous clicks are two toggles. */
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
