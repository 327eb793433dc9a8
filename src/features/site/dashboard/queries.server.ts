import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { listUnusualPresses } from '../../consult/care/press-queries.server.ts'
import { listSuspects } from '../../money/collusion/queries.server.ts'
import { listEnding } from '../../money/payout-holds/queries.server.ts'
import { TAKEN_HOURS } from '../../rights/complaints/rules.ts'
import { BOUNCES_MOST, DISPUTE_PRESSES_HOURS, type Figures, NIGHT_OVER_HOURS } from './rules.ts'

/** The instants of midnight in Paris at which the days begin. */
const midnights = (days: readonly string[]) => sql`array(
  select day::timestamp at time zone 'Europe/Paris' from unnest(${days}::date[]) day order by day)`
const first = (days: readonly string[]) => sql`(${days[0]}::date::timestamp at time zone 'Europe/Paris')`

/**
 * `place` is the day's position, from 1; a null site means all sites. Positions are looked up, which is cheaper than
 * computing each row's day.
 */
type Rows<K extends keyof Figures> = RawBuilder<{ place: number; siteId: number | null } & Pick<Figures, K>>
const byDay = sql`group by grouping sets ((place, site_id), (place))`

/** Requests by day: how many became consultations, how long they waited, how many nobody answered. */
export const requestFigures = (days: readonly string[]): Rows<'consultations' | 'misses' | 'wait'> => sql`
  select place, site_id as "siteId", count(started_at) as consultations,
    count(*) filter (where status = 'missed') as misses,
    percentile_cont(0.5) within group (order by extract(epoch from accepted_at - requested_at)::float8) as wait
  from (select width_bucket(requested_at, ${midnights(days)}) as place, site_id, status, accepted_at, requested_at,
    started_at from consultations where requested_at >= ${first(days)}) asked
  ${byDay}`

/** Metered and billed figures, by the day of the end. */
export const billedFigures = (days: readonly string[]): Rows<'seconds' | 'revenue'> => sql`
  select place, site_id as "siteId", sum(seconds) as seconds, sum(total)::bigint as revenue
  from (select width_bucket(c.ended_at, ${midnights(days)}) as place, c.site_id, r.seconds, r.total
    from consultations c join receipts r on r.consultation_id = c.id
    where c.status = 'ended' and c.ended_at >= ${first(days)}) billed
  ${byDay}`

/** Lost connections by day. */
export const dropFigures = (days: readonly string[]): Rows<'drops'> => sql`
  select place, site_id as "siteId", count(*) as drops
  from (select width_bucket(e.at, ${midnights(days)}) as place, c.site_id
    from consultation_events e join consultations c on c.id = e.consultation_id
    where e.kind = 'dropped' and e.at >= ${first(days)}) dropped
  ${byDay}`

/** The days must be consecutive, the last one today. */
export async function readFigures(db: Database, days: readonly string[]) {
  const parts = await Promise.all([
    requestFigures(days).execute(db),
    billedFigures(days).execute(db),
    dropFigures(days).execute(db),
  ])
  return parts.map(({ rows }) => rows.map(({ place, ...figures }) => ({ day: itemAt(days, place - 1), ...figures })))
}

/** Current activity, and matters that wait for staff. */
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
  return one(rows)
}

/** Matters that need attention; 0 if all is well. */
export interface Worries {
  /** Open alerts about people who may be in danger, and open reports. */
  care: number
  /** Faults found by the last verification, and sealed days that were found broken. */
  ledger: number
  /** Refunds that no provider confirmed and that staff must look into. */
  refunds: number
  /** Faults on the last reconciled day. */
  reconciliation: number
  /** Past days that were not sealed or not reconciled. */
  nights: number
  disputes: number
  complaints: number
  /** Open profiles with expired documents. */
  papers: number
  /** Papers that applicants and psychics sent, and that nobody has checked. */
  'sent-papers': number
  bounces: number
  /** Psychics who press the danger button more often than others. */
  presses: string[]
  /** Psychics with open findings of collusion whose transfers are not held back. */
  collusion: string[]
  /** Psychics whose hold on transfers is about to end. */
  'payout-holds': string[]
  /** Kinds of background jobs that failed for good within a day. */
  jobs: string[]
}

/** The day before the first one with any data; null without data. */
const firstNight = (table: string, at: string) => sql`
  (select (${sql.ref(at)} at time zone 'Europe/Paris')::date - 1 from ${sql.table(table)} order by id limit 1)`

export async function readWorries(db: Database, siteId: number, now: Date): Promise<Worries> {
  const ago = (hours: number) => later(now, -hours * HOUR_MS)
  const { rows } = await sql<Omit<Worries, 'presses' | 'collusion' | 'payout-holds'>>`
    select
      (select count(*) from care_alerts where site_id = ${siteId} and closed_at is null) as care,
      (select count(*) from order_refunds r join orders o on o.id = r.order_id
        where o.site_id = ${siteId} and r.given_up_at is not null and r.provider_reference is null) as refunds,
      coalesce((select fault_count from reconciliations order by day desc limit 1), 0) as reconciliation,
      coalesce((select jsonb_array_length(faults) + jsonb_array_length(broken_seals) + jsonb_array_length(broken_laws)
        from ledger_verifications where ended_at is not null order by id desc limit 1), 0)
        + (select count(*) from seal_checks where fault is not null) as ledger,
      greatest(0, ${dayInParis(ago(24 + NIGHT_OVER_HOURS))}::date - least(
        coalesce((select max(day) from day_seals where chain = 'ledger'), ${firstNight('ledger_transactions', 'posted_at')}),
        coalesce((select max(day) from day_seals where chain = 'audit'), ${firstNight('audit_log', 'at')}),
        coalesce((select max(day) from reconciliations), ${firstNight('ledger_transactions', 'posted_at')}))) as nights,
      (select count(*) from disputes d join consultations c on c.id = d.consultation_id
        where d.status = 'pending' and d.opened_at <= ${ago(DISPUTE_PRESSES_HOURS)} and c.site_id = ${siteId}) as disputes,
      (select count(*) from complaints where site_id = ${siteId} and answered_at is null
        and (answer_by < ${now} or (taken_by is null and made_at < ${ago(TAKEN_HOURS)}))) as complaints,
      (select count(*) from psychics p join psychic_listings l on l.psychic_id = p.id and l.site_id = ${siteId}
        where p.state = 'live' and p.papers_until < ${dayInParis(now)}) as papers,
      (select count(*) from psychic_documents d where d.outcome is null and d.kept_by is null and d.psychic_id in (
        select psychic_id from psychic_listings where site_id = ${siteId}
        union select psychic_id from psychic_dossiers where site_id = ${siteId})) as "sent-papers",
      (select count(*) from mail_bounces where site_id = ${siteId} and at > ${ago(24)}) as bounces,
      array(select distinct name from pgboss.job where state = 'failed' and completed_on > ${ago(24)}) as jobs`.execute(
    db,
  )
  const { bounces, ...others } = one(rows)
  const [presses, collusion, ending] = await Promise.all([
    listUnusualPresses(db, siteId).then((psychics) => psychics.map(({ name }) => name)),
    listSuspects(db, siteId),
    listEnding(db, siteId),
  ])
  return { ...others, presses, collusion, 'payout-holds': ending, bounces: bounces < BOUNCES_MOST ? 0 : bounces }
}
