import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { post } from '../../house/ledger/queries.server.ts'
import type { Rated } from './rules.ts'
import { GIFT_DAYS, monthOf } from './rules.ts'

interface Pair {
  clientId: number
  psychicId: number
}

/** Seconds that a client can use with a psychic, and with nobody else. */
export async function giftSecondsFor(db: Database, { clientId, psychicId }: Pair): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(left_seconds), 0)::int as seconds from time_gifts_for(${clientId}, ${psychicId})`.execute(db)
  return one(rows).seconds
}

/** Adds what was given for the psychic of a room to the free time that it is about to reserve. */
export async function openGifts(db: Database, consultationId: number): Promise<void> {
  await sql`select time_gift_open(${consultationId})`.execute(db)
}

/** After the bill of a room: what it did not use is a gift again. */
export async function closeGifts(db: Database, consultationId: number): Promise<void> {
  await sql`select time_gift_close(${consultationId})`.execute(db)
}

/** Ends gifts whose term is over. @returns how many, at most 500 */
export async function endGifts(db: Database): Promise<number> {
  const { rows } = await sql<{ ended: number }>`select time_gifts_end() as ended`.execute(db)
  return one(rows).ended
}

/** Locks a psychic, so that two gifts at once can't share the last minutes of a quota. */
export async function lockGiver(db: Database, psychicId: number): Promise<Rated> {
  await db.selectFrom('psychics').select('id').where('id', '=', psychicId).forUpdate().execute()
  return readRated(db, psychicId)
}

export async function readRated(db: Database, psychicId: number): Promise<Rated> {
  const { rows } = await sql<Rated>`
    select coalesce(sum(reviews), 0)::int as reviews, coalesce(sum(stars), 0)::int as stars from psychic_ratings
    where psychic_id = ${psychicId}`.execute(db)
  return one(rows)
}

/** Seconds that a psychic gave in a month, YYYY-MM. */
export async function givenIn(db: Database, psychicId: number, month: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(seconds), 0)::int as seconds from time_gifts
    where psychic_id = ${psychicId} and month = ${`${month}-01`}::date and source = 'psychic'`.execute(db)
  return one(rows).seconds
}

/** When a psychic gave to a client in a month; null if they did not. */
export async function givenTo(db: Database, { clientId, psychicId }: Pair, month: string): Promise<Date | null> {
  const row = await db
    .selectFrom('time_gifts')
    .select('given_at as at')
    .where('psychic_id', '=', psychicId)
    .where('client_id', '=', clientId)
    .where('month', '=', `${month}-01`)
    .where('source', '=', 'psychic')
    .executeTakeFirst()
  return row?.at ?? null
}

/** Whether a client has a place in a psychic's queue. */
export async function isWaiting(db: Database, { clientId, psychicId }: Pair): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from queue_tickets where client_id = ${clientId} and psychic_id = ${psychicId}
      and state in ('waiting', 'called')) as waiting`.execute(db)
  return one(rows).waiting
}

/** Whether a client paid for a consultation with a psychic that was not refunded whole. */
export async function hasPaid(db: Database, { clientId, psychicId }: Pair): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select exists (select from consultations c join receipts r on r.consultation_id = c.id
      where c.client_id = ${clientId} and c.psychic_id = ${psychicId} and r.total > 0
        and posted_of('client_wallet', '{consultation,care-release,refund}', 'consultation:' || c.id) < 0) as paid`.execute(
    db,
  )
  return one(rows).paid
}

export interface NewGift {
  siteId: number
  clientId: number
  /** null for any psychic whom the client never consulted. */
  psychicId: number | null
  seconds: number
  givenAt: Date
}

/**
 * Stores a gift and posts its time, at the expense of the house.
 * @throws the database's unique_violation for a second one of a psychic to a client in a month
 */
export async function insertGift(db: Database, gift: NewGift): Promise<void> {
  const { siteId, clientId, seconds, givenAt } = gift
  const { id } = await db
    .insertInto('time_gifts')
    .values({
      site_id: siteId,
      client_id: clientId,
      psychic_id: gift.psychicId,
      source: gift.psychicId === null ? 'reward' : 'psychic',
      month: `${monthOf(givenAt)}-01`,
      seconds,
      left_seconds: seconds,
      given_at: givenAt,
      ends_at: later(givenAt, GIFT_DAYS * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(db, 'time-gift', `gift:${id}`, { seconds }, [
    { account: { kind: 'free_time_offer', siteId, ownerId: 0 }, amount: -seconds },
    { account: { kind: 'client_gift_time', siteId, ownerId: clientId }, amount: seconds },
  ])
}

export interface OwnGift {
  seconds: number
  /** null for any psychic whom the client never consulted. */
  psychic: { name: string; slug: string } | null
  endsAt: Date
}

/** What is left of a client's gifts, the first to end first. */
export async function listOwn(db: Database, clientId: number, now: Date): Promise<OwnGift[]> {
  const rows = await db
    .selectFrom('time_gifts as g')
    .leftJoin('psychics as p', 'p.id', 'g.psychic_id')
    .select(['g.left_seconds as seconds', 'g.ends_at as endsAt', 'p.name', 'p.slug'])
    .where('g.client_id', '=', clientId)
    .where('g.left_seconds', '>', 0)
    .where('g.ends_at', '>', now)
    .orderBy('g.ends_at')
    .orderBy('g.id')
    .execute()
  return rows.map(({ seconds, endsAt, name, slug }) => ({
    seconds,
    endsAt,
    psychic: name === null || slug === null ? null : { name, slug },
  }))
}
