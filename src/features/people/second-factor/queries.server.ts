import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** A person's second factor, locked until the transaction ends, so that concurrent requests can't use a code twice. */
export async function lockFactor(db: Database, userId: number) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
}

export async function isEnrolled(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('enrolled_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.enrolled_at != null
}

/** Stores a secret during enrolment; an existing one is kept. */
export async function insertFactor(db: Database, userId: number, sealed: Buffer): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Factors not sealed with the newest data key, in order, locked until the transaction ends. */
export async function lockStaleFactors(db: Database, head: Buffer, after: { user_id: number } | null, limit: number) {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'sealed', 'secret_sealed'])
    .where('user_id', '>', after?.user_id ?? 0)
    .where(sql<boolean>`substring(sealed for ${head.length}::integer) is distinct from ${head}`)
    .orderBy('user_id')
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function writeSealedFactor(db: Database, userId: number, sealed: Buffer): Promise<void> {
  await db.updateTable('second_factors').set({ sealed, secret_sealed: null }).where('user_id', '=', userId).execute()
}

export async function markEnrolled(db: Database, userId: number, at: Date): Promise<void> {
  await db.updateTable('second_factors').set({ enrolled_at: at }).where('user_id', '=', userId).execute()
}

export async function keepCounter(db: Database, userId: number, counter: number): Promise<void> {
  await db.updateTable('second_factors').set({ last_counter: counter }).where('user_id', '=', userId).execute()
}

export async function deleteFactor(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: number,
  { hashes, salt }: { hashes: readonly Buffer[]; salt: Buffer },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, salt })))
    .execute()
}

export interface KeptCode {
  id: number
  hash: Buffer
  /** null for an older code, which is a keyed digest. */
  salt: Buffer | null
}

export async function unusedCodes(db: Database, userId: number): Promise<KeptCode[]> {
  return db
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash as hash', 'salt'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** False if it was used meanwhile. */
export async function markCodeUsed(db: Database, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function recoveryCodesLeft(db: Database, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** The person who signs in, locked against a suspension until the transaction ends. */
export async function lockMember(db: Database, id: number) {
  return db
    .selectFrom('users')
    .select(['role', 'suspended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The staff of a site with their sealed secrets: for the demonstration, which shows their codes. */
export async function enrolledStaff(db: Database, siteId: number) {
  return db
    .selectFrom('second_factors as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.user_id', 'u.email', 'f.sealed', 'f.secret_sealed'])
    .where('u.site_id', '=', siteId)
    .where('f.enrolled_at', 'is not', null)
    .orderBy('u.id')
    .execute()
}
