import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Serializes the attempts of one scope until the end of the transaction. */
export async function lockScope(db: Database, scope: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 13))`.execute(db)
}

/** Times of the last `most` attempts of a scope, newest first. Deletes those before `oldest`. */
export async function recentAttempts(db: Database, scope: string, oldest: Date, most: number): Promise<Date[]> {
  await db.deleteFrom('attempts').where('scope', '=', scope).where('at', '<=', oldest).execute()
  const rows = await db
    .selectFrom('attempts')
    .select('at')
    .where('scope', '=', scope)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at }) => at)
}

export async function insertAttempts(db: Database, scopes: readonly string[], at: Date): Promise<number[]> {
  const rows = await db
    .insertInto('attempts')
    .values(scopes.map((scope) => ({ scope, at })))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteAttempts(db: Database, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('attempts').where('id', 'in', ids).execute()
}

export async function forgetAttempts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('at', '<', before).execute()
}
