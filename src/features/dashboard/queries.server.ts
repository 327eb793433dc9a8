import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { TAKEN_HOURS } from '../complaints/rules.ts'
import { BOUNCES_MOST, type DayFigures, DISPUTE_PRESSES_HOURS, type Figures } from './rules.ts'

/** Midnight in Paris, at the beginning of a day. */
const midnight = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Paris'`
const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Europe/Paris')::date`

type Rows<K extends keyof Figures> = RawBuilder<DayFigures & Pick<Figures, K>>

/** Requests from a day on: how many became consultations, how long they waited, how many nobody took. */
export const requestFigures = (from: string): Rows<'consultations' | 'misses' | 'wait'> => sql`
  select day, site_id as "siteId", count(started_at) as consultations,
    count(*) filter (where status = 'missed') as misses,
    percentile_cont(0.5) within group (order by extract(epoch from accepted_at - requested_at)::float8) as wait
  from (select ${dayOf(sql`requested_at`)} as day, site_id, status, accepted_at, requested_at, started_at
    from consultations where requested_at >= ${midnight(from)}) asked
  group by grouping sets ((day, site_id), (day))`

/** What was counted and billed, by the day on which it ended. */
export const billedFigures = (from: string): Rows<'seconds' | 'revenue'> => sql`
  select day, site_id as "siteId", sum(seconds) as seconds, sum(total)::bigint as revenue
  from (select ${dayOf(sql`c.ended_at`)} as day, c.site_id, r.seconds, r.total
    from consultations c join receipts r on r.consultation_id = c.id
    where c.status = 'ended' and c.ended_at >= ${midnight(from)}) billed
  group by grouping sets ((day, site_id), (day))`

/** Lines that were lost. */
export const dropFigures = (from: string): Rows<'drops'> => sql`
  select day, site_id as "siteId", count(*) as drops
  from (select ${dayOf(sql`e.at`)} as day, c.site_id
    from consultation_events e join consultations c on c.id = e.consultation_id
    where e.kind = 'dropped' and e.at >= ${midnight(from)}) dropped
  group by grouping sets ((day, site_id), (day))`

export async function readFigures(db: Database, from: string) {
  const parts = await Promise.all([
    requestFigures(from).execute(db),
    billedFigures(from).execute(db),
    dropFigures(from).execute(db),
  ])
  return parts.map(({ rows }) => rows)
}

/** Who is there at this moment, and what waits for someone. */
export interface Live {
  running: number
  waiting: number
  present: number
}

export async function readLive(db: Database, siteId: number): Promise<Live> {
  const { rows } = await sql<Live>`
    select (select count(*) from consultations where site_id = ${siteId} and status in ('running', 'paused')) as running,
      (select count(*) from consultations where site_id = ${siteId} and status = 'requested') as waiting,
      (select count(*) from presences p join psychic_listings l on l.psychic_id = p.psychic_id
        where l.site_id = ${siteId} and p.lease_until > app_now() and cardinality(p.channels) > 0) as present`.execute(
    db,
  )
  return rows[0]!
}

/** What someone should look at; 0 for all that is well. */
export interface Worries {
  /** What was not zero on the last day that was reconciled. */
  reconciliation: number
  disputes: number
  complaints: number
  bounces: number
  /** Kinds of background work that were given up within a day. */
  jobs: string[]
}

export async function readWorries(db: Database, siteId: number, now: Date): Promise<Worries> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql<Worries>`
    select
      coalesce((select fault_count from reconciliations order by day desc limit 1), 0) as reconciliation,
      (select count(*) from disputes d join consultations c on c.id = d.consultation_id
        where d.status = 'pending' and d.opened_at <= ${ago(DISPUTE_PRESSES_HOURS)} and c.site_id = ${siteId}) as disputes,
      (select count(*) from complaints where site_id = ${siteId} and answered_at is null
        and (answer_by < ${now} or (taken_by is null and made_at < ${ago(TAKEN_HOURS)}))) as complaints,
      (select count(*) from mail_bounces where site_id = ${siteId} and at > ${ago(24)}) as bounces,
      array(select distinct name from pgboss.job where state = 'failed' and completed_on > ${ago(24)}) as jobs`.execute(
    db,
  )
  const { bounces, ...others } = rows[0]!
  return { ...others, bounces: bounces < BOUNCES_MOST ? 0 : bounces }
}
