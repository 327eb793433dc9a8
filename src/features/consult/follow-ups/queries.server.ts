import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

const stored = [
  'consultation_id as id',
  'agreed_at as agreedAt',
  'revoked_at as revokedAt',
  'sealed',
  'written_at as writtenAt',
  'sealed_answer as sealedAnswer',
  'answered_at as answeredAt',
] as const

const rowOf = (db: Database, id: number) => db.selectFrom('follow_ups').select(stored).where('consultation_id', '=', id)

export const findFollowUp = async (db: Database, id: number) => (await rowOf(db, id).executeTakeFirst()) ?? null
export type StoredFollowUp = NonNullable<Awaited<ReturnType<typeof findFollowUp>>>

/** The same, locked until the end of the transaction: a message and the withdrawal of its consent wait for each other. */
export const lockFollowUp = async (db: Database, id: number) =>
  (await rowOf(db, id).forUpdate().executeTakeFirst()) ?? null

/** Keeps a yes; false if the client said no before. */
export async function keepAgreement(db: Database, id: number, at: Date): Promise<boolean> {
  await db
    .insertInto('follow_ups')
    .values({ consultation_id: id, agreed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await lockFollowUp(db, id))?.revokedAt === null
}

export async function keepRefusal(db: Database, id: number, at: Date): Promise<void> {
  await db
    .insertInto('follow_ups')
    .values({ consultation_id: id, revoked_at: at })
    .onConflict((conflict) =>
      conflict.column('consultation_id').doUpdateSet({ revoked_at: sql`coalesce(follow_ups.revoked_at, ${at})` }),
    )
    .execute()
}

export async function keepMessage(db: Database, id: number, sealed: Buffer, at: Date): Promise<void> {
  await db.updateTable('follow_ups').set({ sealed, written_at: at }).where('consultation_id', '=', id).execute()
}

export async function keepAnswer(db: Database, id: number, sealed: Buffer, at: Date): Promise<void> {
  const values = { sealed_answer: sealed, answered_at: at }
  await db.updateTable('follow_ups').set(values).where('consultation_id', '=', id).execute()
}

/** What decides whether somebody can be written to. */
export async function findReader(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['first_name as firstName', 'email', 'email_proved_at as provedAt', 'site_id as siteId'])
    .select((is) =>
      is
        .and([is('suspended_at', 'is', null), is('leaves_at', 'is', null), is('erased_at', 'is', null)])
        .as('isStaying'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The client's consultations that ended since a moment, or after which a psychic wrote, the latest first. */
export async function listFollowed(
  db: Database,
  of: { clientId: number; siteId: number; since: Date; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('consultations as c')
    .leftJoin('follow_ups as f', 'f.consultation_id', 'c.id')
    .select('c.id')
    .where('c.client_id', '=', of.clientId)
    .where('c.site_id', '=', of.siteId)
    .where((is) => is.or([is('c.ended_at', '>', of.since), is('f.written_at', 'is not', null)]))
    .orderBy('c.id', 'desc')
    .limit(of.most)
    .execute()
  return rows.map(({ id }) => id)
}
