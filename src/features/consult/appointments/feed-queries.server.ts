import type { Database } from '../../../platform/database/connect.ts'

export interface Feed {
  userId: number
  /** null for a client. */
  psychicId: number | null
  named: boolean
}

export async function writeFeed(
  db: Database,
  feed: { userId: number; tokenHash: Buffer; named: boolean; at: Date },
): Promise<void> {
  const row = { token_hash: feed.tokenHash, named: feed.named, created_at: feed.at }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: feed.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function removeFeed(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

export async function readFeed(db: Database, userId: number): Promise<{ named: boolean; createdAt: Date } | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['named', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Nothing for somebody who is suspended or leaves: their calendar is closed with their account. */
export async function findFeed(db: Database, tokenHash: Buffer): Promise<Feed | null> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .leftJoin('psychics as p', (join) => join.onRef('p.user_id', '=', 'u.id').on('u.role', '=', 'psychic'))
    .select(['f.user_id as userId', 'p.id as psychicId', 'f.named'])
    .where('f.token_hash', '=', tokenHash)
    .where('u.suspended_at', 'is', null)
    .where('u.erased_at', 'is', null)
    .where('u.role', 'in', ['client', 'psychic'])
    .executeTakeFirst()
  return row ?? null
}
