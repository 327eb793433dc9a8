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

/** As toggle, for a game. */
export async function toggleGame(db: Database, userId: number, gameId: number, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favorite game ${userId} ${gameId}`}, 37))`.execute(db)
  const { numDeletedRows } = await db
    .deleteFrom('favorite_games')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db.insertInto('favorite_games').values({ user_id: userId, game_id: gameId, added_at: at }).execute()
}

/** The latest first. */
export async function favoriteGameIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorite_games')
    .select('game_id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('game_id')
    .execute()
  return rows.map((row) => row.game_id)
}
