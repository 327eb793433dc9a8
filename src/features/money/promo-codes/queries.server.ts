import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

export interface NewCode {
  siteId: number
  code: string
  cents: number
  seconds: number
  usesMost: number
  firstPurchase: boolean
  since: Date
  until: Date
  by: number
  reason: string
}

/** @returns null if the site has a code of this name */
export async function insertCode(db: StaffDatabase, given: NewCode): Promise<number | null> {
  const row = await db
    .insertInto('promo_codes')
    .values({
      site_id: given.siteId,
      code: given.code,
      cents: given.cents,
      seconds: given.seconds,
      uses_most: given.usesMost,
      first_purchase: given.firstPurchase,
      since: given.since,
      until: given.until,
      set_by: given.by,
      reason: given.reason,
    })
    .onConflict((already) => already.columns(['site_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A code, locked: its last use goes to one person. */
export async function lockCode(db: Database, siteId: number, code: string) {
  const row = await db
    .selectFrom('promo_codes')
    .select(['id', 'cents', 'seconds', 'uses_most as usesMost', 'first_purchase as firstPurchase'])
    .select(['since', 'until', 'ended_at as endedAt'])
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function lockCodeById(db: StaffDatabase, siteId: number, id: number) {
  const row = await db
    .selectFrom('promo_codes')
    .select(['since', 'until', 'ended_at as endedAt'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function endCode(db: StaffDatabase, id: number, at: Date): Promise<void> {
  await db.updateTable('promo_codes').set({ ended_at: at }).where('id', '=', id).execute()
}

/** Places taken of a code. One that waits keeps its place a day longer: its payment may be on the way. */
export async function countUses(db: Database, codeId: number, now: Date): Promise<{ given: number; waiting: number }> {
  const { rows } = await sql<{ given: number; waiting: number }>`
    select count(*) filter (where given_at is not null)::int as given,
      count(*) filter (where given_at is null and waits_until > ${now}::timestamptz - interval '1 day')::int as waiting
    from promo_redemptions where code_id = ${codeId}`.execute(db)
  return one(rows)
}

export async function findRedemption(db: Database, codeId: number, personHash: Buffer) {
  const row = await db
    .selectFrom('promo_redemptions')
    .select(['reference', 'waits_until as waitsUntil', 'given_at as givenAt'])
    .where('code_id', '=', codeId)
    .where('person_hash', '=', personHash)
    .executeTakeFirst()
  return row ?? null
}

/** What a person may still be offered; their row is locked, so that several offers at once are added up. */
export async function lockLeft(db: Database, userId: number, now: Date): Promise<{ cents: number; seconds: number }> {
  await sql`select from users where id = ${userId} for no key update`.execute(db)
  const { rows } = await sql<{ cents: number; seconds: number }>`
    select cents::int, seconds::int from promotions_left(${userId}, ${now})`.execute(db)
  return one(rows)
}

interface NewRedemption {
  codeId: number
  userId: number
  personHash: Buffer
  reference: string
  at: Date
  waitsUntil: Date | null
}

/** Replaces one of the same person that waited in vain. */
export async function insertRedemption(db: Database, given: NewRedemption): Promise<number> {
  const { codeId, userId, personHash, reference, at } = given
  const values = {
    user_id: userId,
    taken_at: at,
    waits_until: given.waitsUntil,
    given_at: given.waitsUntil ? null : at,
    reference,
  }
  const { id } = await db
    .insertInto('promo_redemptions')
    .values({ code_id: codeId, person_hash: personHash, ...values })
    .onConflict((again) => again.columns(['code_id', 'person_hash']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Given {
  id: number
  siteId: number
  userId: number
  cents: number
  seconds: number
}

/** Marks the codes that waited for the purchase of a moment as given. */
export async function markGiven(db: Database, userId: number, boughtAt: Date, at: Date): Promise<Given[]> {
  const { rows } = await sql<Given>`
    update promo_redemptions r set given_at = ${at} from promo_codes p
    where p.id = r.code_id and r.user_id = ${userId} and r.given_at is null and r.waits_until > ${boughtAt}
    returning r.id, p.site_id as "siteId", r.user_id as "userId", p.cents::int, p.seconds::int`.execute(db)
  return rows
}

/** The codes of a person on a site, the newest first. */
export function listOwn(db: Database, siteId: number, userId: number) {
  return db
    .selectFrom('promo_redemptions as r')
    .innerJoin('promo_codes as p', 'p.id', 'r.code_id')
    .select(['r.id', 'p.code', 'p.cents', 'p.seconds', 'r.waits_until as waitsUntil', 'r.given_at as givenAt'])
    .where('r.user_id', '=', userId)
    .where('p.site_id', '=', siteId)
    .orderBy('r.id', 'desc')
    .limit(50)
    .execute()
}

export async function findCode(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('promo_codes as p')
    .leftJoin('users as u', 'u.id', 'p.set_by')
    .select(['p.id', 'p.code', 'p.cents', 'p.seconds', 'p.uses_most as usesMost', 'p.first_purchase as firstPurchase'])
    .select(['p.since', 'p.until', 'p.ended_at as endedAt', 'p.reason', 'u.first_name as setBy'])
    .where('p.id', '=', id)
    .where('p.site_id', '=', siteId)
    .executeTakeFirst()
  return row ?? null
}
