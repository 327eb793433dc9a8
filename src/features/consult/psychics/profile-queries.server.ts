import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { Platform } from './rules.ts'

/** The columns that a profile adds to the list's. */
export interface ProfileRow {
  headline: string
  presentation: string[]
  method: string
  offeredChannels: Platform[]
  practisingSince: number
  /** YYYY-MM-DD */
  identityCheckedOn: string | null
}

export async function readProfileRow(db: Database, psychicId: number): Promise<ProfileRow> {
  return db
    .selectFrom('psychics')
    .select([
      'headline',
      'presentation',
      'method',
      'offered_channels as offeredChannels',
      'practising_since as practisingSince',
      'identity_checked_on as identityCheckedOn',
    ])
    .$narrowType<{ offeredChannels: Platform[] }>()
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
}

export interface PriceChange {
  cents: number
  since: Date
}

/** Prices per minute on a site, newest first. */
export async function listPrices(db: Database, siteId: number, psychicId: number): Promise<PriceChange[]> {
  return db
    .selectFrom('psychic_prices')
    .select(['price_per_minute as cents', 'since'])
    .where('psychic_id', '=', psychicId)
    .where('site_id', '=', siteId)
    .orderBy('since', 'desc')
    .execute()
}

/** Prices of an answer by text message on a site with who set them, newest first. */
export async function listAnswerPrices(
  db: Database,
  siteId: number,
  psychicId: number,
): Promise<(PriceChange & { setBy: string | null; reason: string | null })[]> {
  return db
    .selectFrom('psychic_answer_prices as a')
    .leftJoin('users as u', 'u.id', 'a.set_by')
    .select(['a.price_per_answer as cents', 'a.since', 'u.first_name as setBy', 'a.reason'])
    .where('a.psychic_id', '=', psychicId)
    .where('a.site_id', '=', siteId)
    .orderBy('a.since', 'desc')
    .execute()
}

export interface Measures {
  /** Requests that were decided and that the client did not cancel. */
  requests: number
  /** Of those, the ones that became a consultation: the psychic wrote a first message. */
  begun: number
  /** Median seconds from the request to its acceptance; null if none was accepted. */
  pickUp: number | null
}

/** Counted over all sites, as a psychic is one person on all of them. */
export async function measure(db: Database, psychicId: number): Promise<Measures> {
  const { rows } = await sql<Measures>`
    select count(*) as requests, count(*) filter (where started_at is not null) as begun,
      percentile_cont(0.5) within group (order by extract(epoch from accepted_at - requested_at))
        filter (where accepted_at is not null) as "pickUp"
    from consultations
    where psychic_id = ${psychicId} and channel <> 'sms' and status in ('ended', 'refused', 'missed')`.execute(db)
  return one(rows)
}

export interface PublishedReview {
  id: number
  rating: number
  text: string
  reply: { text: string; writtenAt: Date } | null
  consultedAt: Date
  writtenAt: Date
}

/** Published reviews of a psychic on a site, newest first. */
export async function listReviews(
  db: Database,
  siteId: number,
  psychicId: number,
  limit: number,
): Promise<PublishedReview[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .leftJoin('review_replies as y', (join) =>
      join.onRef('y.consultation_id', '=', 'r.consultation_id').on('y.status', '=', 'published'),
    )
    .select(['r.consultation_id as id', 'r.rating', 'r.text', 'r.consulted_at as consultedAt'])
    .select(['r.written_at as writtenAt', 'y.text as reply', 'y.written_at as repliedAt'])
    .where('r.psychic_id', '=', psychicId)
    .where('r.site_id', '=', siteId)
    .where('r.status', '=', 'published')
    .orderBy('r.written_at', 'desc')
    .orderBy('r.consultation_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ reply, repliedAt, ...review }) => ({
    ...review,
    reply: reply === null ? null : { text: reply, writtenAt: needed(repliedAt, 'when it was replied') },
  }))
}
