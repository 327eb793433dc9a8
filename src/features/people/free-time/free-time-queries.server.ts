import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

/** What accounts of the same origin share, as keyed digests; null if there is nothing to compare. */
export interface Marks {
  device: Buffer | null
  network: Buffer | null
  domain: Buffer | null
}

export const noMarks: Marks = { device: null, network: null, domain: null }

/** Serialises claims that share a mark, until the transaction ends. */
export async function lockMarks(db: Database, marks: readonly Buffer[]): Promise<void> {
  for (const mark of marks.toSorted(Buffer.compare)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mark.toString('hex')}, 17))`.execute(db)
  }
}

/** Whether any of these people had the offer. */
export async function wasClaimed(db: Database, hashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom('free_time_grants')
    .select('user_id')
    .where('person_hash', 'in', [...hashes])
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Records that a person has the offer, now or once they prove a mobile; false if they had it before, under any account.
 */
export async function insertClaim(
  db: Database,
  claim: { personHash: Buffer; userId: number; marks: Marks; at: Date; waits: boolean },
): Promise<boolean> {
  const row = await db
    .insertInto('free_time_grants')
    .values({
      person_hash: claim.personHash,
      user_id: claim.userId,
      claimed_at: claim.at,
      granted_at: claim.waits ? null : claim.at,
      device_hash: claim.marks.device,
      network_hash: claim.marks.network,
      domain_hash: claim.marks.domain,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Since {
  device: Date
  network: Date
  domain: Date
}

export interface Shared {
  device: number
  network: number
  domain: number
}

/** How many other accounts claimed the offer with the same mark, since each moment. */
export async function countShared(db: Database, marks: Marks, since: Since, userId: number): Promise<Shared> {
  const count = (column: string, mark: Buffer | null, from: Date): RawBuilder<number> =>
    sql<number>`(select count(*)::int from free_time_grants where ${sql.ref(column)} = ${mark}
      and claimed_at > ${from} and user_id <> ${userId})`
  const { rows } = await sql<Shared>`select
    ${count('device_hash', marks.device, since.device)} as device,
    ${count('network_hash', marks.network, since.network)} as network,
    ${count('domain_hash', marks.domain, since.domain)} as domain`.execute(db)
  return one(rows)
}

export interface Claim {
  grantedAt: Date | null
  numberHash: Buffer | null
  marks: Marks
}

const columns = ['granted_at', 'number_hash', 'device_hash', 'network_hash', 'domain_hash'] as const

/** A person's claim, locked until the transaction ends if `lock`; null if they have none. */
export async function findClaim(db: Database, userId: number, lock = false): Promise<Claim | null> {
  const row = await db
    .selectFrom('free_time_grants')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('claimed_at', 'desc')
    .limit(1)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  const marks = { device: row.device_hash, network: row.network_hash, domain: row.domain_hash }
  return { grantedAt: row.granted_at, numberHash: row.number_hash, marks }
}

/** Whether another account claimed the offer with this number, on any of the sites whose digests these are. */
export async function isTakenNumber(db: Database, hashes: readonly Buffer[], userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('free_time_grants')
    .select('user_id')
    .where('number_hash', 'in', [...hashes])
    .where('user_id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** How many accounts had the offer on a device since a moment. */
export async function countGranted(db: Database, device: Buffer, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from free_time_grants
    where device_hash = ${device} and granted_at is not null and claimed_at > ${since}`.execute(db)
  return one(rows).count
}

/** Whether a card that paid for an account also paid for another one that had the offer. */
export async function sharesCard(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ shares: boolean }>`select exists (
    select from order_marks own join order_marks m on m.card_hash = own.card_hash and m.user_id <> own.user_id
      join free_time_grants g on g.user_id = m.user_id and g.granted_at is not null
    where own.user_id = ${userId}) as shares`.execute(db)
  return one(rows).shares
}

export async function writeNumber(db: Database, userId: number, hash: Buffer): Promise<void> {
  await db
    .updateTable('free_time_grants')
    .set({ number_hash: hash })
    .where('user_id', '=', userId)
    .where('number_hash', 'is', null)
    .execute()
}

export async function markGranted(db: Database, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('free_time_grants')
    .set({ granted_at: at })
    .where('user_id', '=', userId)
    .where('granted_at', 'is', null)
    .execute()
}

/** Deletes marks that no longer count. */
export async function forgetMarks(db: Database, before: Since): Promise<void> {
  const forget = (column: string, from: Date) =>
    sql<SqlBool>`update free_time_grants set ${sql.ref(column)} = null
      where ${sql.ref(column)} is not null and claimed_at <= ${from}`.execute(db)
  await forget('device_hash', before.device)
  await forget('network_hash', before.network)
  await forget('domain_hash', before.domain)
}
