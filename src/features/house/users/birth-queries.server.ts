import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export async function writeBirth(db: Database, id: number, sealed: Buffer): Promise<void> {
  await db.updateTable('users').set({ birth_sealed: sealed, birth_date: null }).where('id', '=', id).execute()
}

/** Birth dates that are not sealed with the newest key, by id, locked until the end of the transaction. */
export async function lockStaleBirths(db: Database, head: Buffer, after: { id: number } | null, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'birth_date as clear', 'birth_sealed as sealed'])
    .where('id', '>', after?.id ?? 0)
    .where(sql<boolean>`(birth_date is not null or substring(birth_sealed for ${head.length}::integer) <> ${head})`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}
