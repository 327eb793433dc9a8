import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { type Counts, ONLINE_DAYS } from './rules.ts'

/** Whether a consultation was held to its end: neither the psychic's silence nor a cut ended it. */
const completed = sql`(c.started_at is not null and c.end_reason not in ('silence', 'apart', 'unstable'))`

/** What clients see of a psychic's record. */
export interface Recorded {
  /** Accepted consultations that are over, and those of them that were held to their end. */
  ended: number
  completed: number
  onlineSeconds: number
  /** The first day on which presence was counted, YYYY-MM-DD; null before. */
  onlineFrom: string | null
}

export async function readRecorded(db: Database, psychicId: number): Promise<Recorded> {
  const { rows } = await sql<Recorded>`
    select counted.*,
      (presence_since(${psychicId}, (app_now() at time zone 'Europe/Paris')::date - ${ONLINE_DAYS - 1}::int) / 1000)::bigint
        as "onlineSeconds",
      (select to_char(min(day), 'YYYY-MM-DD') from presence_days where psychic_id = ${psychicId}) as "onlineFrom"
    from (select count(*)::integer as ended, count(*) filter (where ${completed})::integer as completed
      from consultations c
      where c.psychic_id = ${psychicId} and c.channel <> 'sms' and c.status = 'ended'
        and c.accepted_at is not null) counted`.execute(db)
  return one(rows)
}

/**
 * What is counted, over some days until now, of a psychic and of all others whom clients may consult; programs are left
 * out. Every part begins with those days: older history is only looked up for clients who came again.
 */
export async function countAll(db: Database, psychicId: number, days: number): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    with since as (
      select app_now() - ${days}::int * interval '1 day' as at,
        (app_now() at time zone 'Europe/Paris')::date - ${days - 1}::int as day),
    who as (select id from psychics where id = ${psychicId} or state = 'live' and not is_automaton),
    asked as (
      select c.psychic_id, count(*) filter (where c.status <> 'cancelled') as decided,
        count(*) filter (where c.accepted_at is not null and c.status <> 'cancelled') as accepted,
        count(*) filter (where c.status = 'missed') as missed,
        percentile_cont(0.5) within group (order by extract(epoch from c.accepted_at - c.requested_at))
          filter (where c.accepted_at is not null) as pick_up,
        count(*) filter (where c.status = 'ended' and c.accepted_at is not null) as ended,
        count(*) filter (where c.status = 'ended' and c.accepted_at is not null and ${completed}) as completed
      from consultations c, since
      where c.requested_at >= since.at and c.channel <> 'sms' and c.status not in ('requested', 'asked')
      group by 1),
    recent as (
      select c.psychic_id, c.client_id, count(*) as times from consultations c, since
      where c.requested_at >= since.at and c.started_at is not null group by 1, 2),
    clients as (
      select r.psychic_id, count(*) as clients, count(*) filter (where r.times > 1 or exists (
          select from consultations b, since where b.client_id = r.client_id and b.psychic_id = r.psychic_id
            and b.requested_at < since.at and b.started_at is not null)) as returning
      from recent r group by 1),
    rated as (select psychic_id, sum(reviews) as reviews, sum(stars) as stars from psychic_ratings group by 1),
    seen as (
      select v.psychic_id, sum(v.views) as views, min(v.day) as first
      from profile_views v, since where v.day >= since.day group by 1),
    wanted as (
      select c.psychic_id, count(*) as requests from since
      join consultations c on c.requested_at >= since.day::timestamp at time zone 'Europe/Paris' and c.channel <> 'sms'
      join seen s on s.psychic_id = c.psychic_id and c.requested_at >= s.first::timestamp at time zone 'Europe/Paris'
      group by 1),
    online as (
      select d.psychic_id, sum(d.milliseconds) / 1000 as seconds, min(d.day) as first
      from presence_days d, since where d.day >= since.day group by 1),
    earned as (
      select a.owner_id as psychic_id, sum(e.amount) as cents
      from since
      join ledger_transactions t on t.posted_at >= since.day::timestamp at time zone 'Europe/Paris'
        and t.kind not in ('payout', 'payout-return')
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'psychic_earnings' and a.unit = 'cent'
      join online o on o.psychic_id = a.owner_id and t.posted_at >= o.first::timestamp at time zone 'Europe/Paris'
      group by 1)
    select who.id as "psychicId", coalesce(asked.decided, 0)::integer as decided,
      coalesce(asked.accepted, 0)::integer as accepted, coalesce(asked.missed, 0)::integer as missed,
      asked.pick_up as "pickUp", coalesce(asked.ended, 0)::integer as ended,
      coalesce(asked.completed, 0)::integer as completed, coalesce(clients.clients, 0)::integer as clients,
      coalesce(clients.returning, 0)::integer as returning, coalesce(rated.reviews, 0)::integer as reviews,
      coalesce(rated.stars, 0)::integer as stars, coalesce(seen.views, 0)::integer as views,
      coalesce(wanted.requests, 0)::integer as requests,
      coalesce(online.seconds, 0)::bigint as "onlineSeconds", coalesce(earned.cents, 0)::bigint as earned
    from who
    left join asked on asked.psychic_id = who.id
    left join clients on clients.psychic_id = who.id
    left join rated on rated.psychic_id = who.id
    left join wanted on wanted.psychic_id = who.id
    left join seen on seen.psychic_id = who.id
    left join online on online.psychic_id = who.id
    left join earned on earned.psychic_id = who.id
    order by who.id`.execute(db)
  return rows
}

/** Counts an opening of a profile. */
export async function countView(db: Database, siteId: number, psychicId: number): Promise<void> {
  await sql`insert into profile_views (psychic_id, site_id, day, views)
    values (${psychicId}, ${siteId}, (app_now() at time zone 'Europe/Paris')::date, 1)
    on conflict (psychic_id, site_id, day) do update set views = profile_views.views + 1`.execute(db)
}
