import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ReasonKind } from './rules.ts'

export interface LogLine {
  /** YYYY-MM in Paris; null for the total. */
  month: string | null
  received: number
  pending: number
  published: number
  refused: number
  removed: number
  /** Published replies, under a review that is still published. */
  replies: number
  /** Median seconds from a review to its decision; null if none was decided. */
  decidedIn: number | null
  /** Average ratings; null if there are none. */
  ratingReceived: number | null
  ratingPublished: number | null
}

const MONTHS = sql.raw('12')
const monthOf = (now: Date) => sql`date_trunc('month', ${now}::timestamptz at time zone 'Europe/Paris')`

/** The outcomes of a site's reviews, by the month they were received: the latest twelve, then the total. */
export async function readLines(db: Database, siteId: number, now: Date): Promise<LogLine[]> {
  const { rows } = await sql<LogLine>`
    select to_char(m, 'YYYY-MM') as month, count(r.rating)::int as received,
      (count(*) filter (where r.status = 'pending'))::int as pending,
      (count(*) filter (where r.status = 'published'))::int as published,
      (count(*) filter (where r.status = 'refused'))::int as refused,
      (count(*) filter (where r.status = 'removed'))::int as removed,
      count(y.consultation_id)::int as replies,
      percentile_cont(0.5) within group (order by extract(epoch from r.moderated_at - r.written_at)) as "decidedIn",
      avg(r.rating)::float8 as "ratingReceived",
      (avg(r.rating) filter (where r.status = 'published'))::float8 as "ratingPublished"
    from generate_series(${monthOf(now)} - (${MONTHS} - 1) * interval '1 month', ${monthOf(now)}, '1 month') m
    left join reviews r on r.site_id = ${siteId} and r.written_at >= m at time zone 'Europe/Paris'
      and r.written_at < (m + interval '1 month') at time zone 'Europe/Paris'
    left join review_replies y on y.consultation_id = r.consultation_id and y.status = 'published'
      and r.status = 'published'
    group by grouping sets ((m), ()) order by m desc nulls last`.execute(db)
  return rows
}

export interface GroundLine {
  kind: ReasonKind
  refused: number
  removed: number
}

/** Why reviews of these months are not shown; only the kinds that occurred. */
export async function readGrounds(db: Database, siteId: number, now: Date): Promise<GroundLine[]> {
  const { rows } = await sql<GroundLine>`
    select coalesce(reason_kind, 'other') as kind, (count(*) filter (where status = 'refused'))::int as refused,
      (count(*) filter (where status = 'removed'))::int as removed
    from reviews where site_id = ${siteId} and status in ('refused', 'removed')
      and written_at >= (${monthOf(now)} - (${MONTHS} - 1) * interval '1 month') at time zone 'Europe/Paris'
    group by 1`.execute(db)
  return rows
}
