import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { type Figures, LEAST_ROOMS, SHORT_SECONDS, TOGETHER_HOURS } from './rules.ts'

/** A psychic's month in Paris, YYYY-MM, with the digests of their mailbox as the offer of free time keeps them. */
export interface Watched {
  psychicId: number
  month: string
  mailbox: readonly Buffer[]
}

const midnight = (month: string, months: number) => sql<Date>`
  ((${`${month}-01`}::date + make_interval(months => ${months}))::timestamp at time zone 'Europe/Paris')`
const endedWithin = (month: string) => sql<boolean>`c.status = 'ended'
  and c.ended_at >= ${midnight(month, 0)} and c.ended_at < ${midnight(month, 1)}`

/** The psychics with rooms enough in a month, and their addresses. */
export async function listWatched(db: Database, month: string) {
  const { rows } = await sql<{ psychicId: number; emails: string[] }>`
    select c.psychic_id as "psychicId", (select array_remove(array_agg(distinct e.email), null) from psychics p
        left join users u on u.id = p.user_id
        left join psychic_dossiers d on d.psychic_id = p.id
        cross join lateral (values (u.email), (d.email)) e (email)
      where p.id = c.psychic_id) as emails
    from consultations c where ${endedWithin(month)}
    group by c.psychic_id having count(*) >= ${LEAST_ROOMS} order by c.psychic_id`.execute(db)
  return rows.map(({ psychicId, emails }) => ({ psychicId, emails: emails ?? [] }))
}

/** What the house keeps of accounts that others may share; of the accounts in a column of a table named before. */
const marksOf = (table: string, column: string) => {
  const [from, id] = [sql.table(table), sql.ref(`${table}.${column}`)]
  const of = (kind: string, mark: RawBuilder<unknown>, kept: string) => sql`
    select ${id} as user_id, ${sql.lit(kind)} as kind, ${mark} as mark
    from ${from} join ${sql.table(kept)} kept on kept.user_id = ${id} where ${mark} is not null`
  const [device, network, card] = [sql.ref('kept.device_hash'), sql.ref('kept.network_hash'), sql.ref('kept.card_hash')]
  const mobile = sql`case when kept.proved_at is not null then convert_to(kept.number, 'UTF8') end`
  const all = [
    of('device', device, 'free_time_grants'),
    of('network', network, 'free_time_grants'),
    of('device', device, 'order_marks'),
    of('network', network, 'order_marks'),
    of('card', card, 'order_marks'),
    of('phone', mobile, 'phone_numbers'),
  ]
  return sql.join(all, sql` union all `)
}

/** Of an offered part of a room's price, the psychic has the same part of their share. */
const seen = ({ psychicId, month, mailbox }: Watched) => sql`
  rooms as (
    select c.client_id, r.seconds, coalesce(posted.share, 0) as share,
      floor(r.free_seconds * r.price_per_minute / 60.0) + coalesce(posted.promotional, 0) as given,
      floor(r.free_seconds * r.price_per_minute / 60.0) + r.total as worth
    from consultations c
    join receipts r on r.consultation_id = c.id
    left join lateral (
      select sum(e.amount) filter (where a.kind in ('psychic_earnings', 'psychic_pending')) as share,
        -sum(e.amount) filter (where a.kind = 'client_promotional') as promotional
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = r.transaction_id) posted on true
    where c.psychic_id = ${psychicId} and ${endedWithin(month)}),
  gifts as (
    select client_id, sum(seconds) as seconds from time_gifts
    where psychic_id = ${psychicId} and source = 'psychic' and month = ${`${month}-01`}::date group by client_id),
  clients as (
    select r.client_id, u.created_at, count(*) as rooms, sum(r.seconds) as seconds, sum(r.share) as share,
      sum(case when r.worth > 0 then round(r.share * r.given / r.worth) else 0 end) as offered,
      sum(r.given) > 0
        and not exists (select from orders o where o.user_id = r.client_id and o.status = 'paid')
        and not exists (select from consultations c join receipts x on x.consultation_id = c.id and x.seconds >= 60
          where c.client_id = r.client_id and c.psychic_id <> ${psychicId}) as only_offered
    from rooms r join users u on u.id = r.client_id
    group by r.client_id, u.created_at),
  marks as (${marksOf('clients', 'client_id')}),
  own as (
    select user_id from psychics where id = ${psychicId} and user_id is not null
    union select user_id from free_time_grants where person_hash = any(${mailbox}::bytea[])),
  own_marks as (${marksOf('own', 'user_id')}),
  own_clients as (
    select client_id from clients join own on own.user_id = client_id
    union select m.user_id from marks m join own_marks o on o.kind = m.kind and o.mark = m.mark where m.kind <> 'network'),
  shared as (
    select kind, mark, count(distinct user_id) as accounts from marks group by kind, mark
      having count(distinct user_id) > 1)`

/** The figures of a psychic's month. */
export async function readFigures(db: Database, of: Watched): Promise<Figures> {
  const most = (kind: string) => sql`(select coalesce(max(accounts), 0)::int from shared where kind = ${kind}::text)`
  const { rows } = await sql<Figures>`
    with ${seen(of)}
    select (select count(*)::int from rooms) as rooms, (select count(*)::int from clients) as clients,
      (select count(*)::int from rooms where seconds <= ${SHORT_SECONDS}) as "shortRooms",
      (select coalesce(sum(share), 0)::bigint from clients) as earned,
      (select coalesce(sum(offered), 0)::bigint from clients) as offered,
      (select count(*)::int from clients where only_offered) as "onlyOffered",
      (select coalesce(max(near), 0)::int from (select count(*) over (order by created_at
        range between current row and ${TOGETHER_HOURS} * interval '1 hour' following) as near
        from clients where only_offered) created) as together,
      ${most('device')} as device, ${most('card')} as card, ${most('phone')} as phone, ${most('network')} as network,
      (select coalesce(sum(rooms), 0)::int from clients where client_id in (select client_id from own_clients))
        as "ownRooms",
      (select count(*)::int from gifts) as gifts,
      (select coalesce(sum(seconds), 0)::int from gifts) as "giftSeconds"`.execute(db)
  return one(rows)
}

/** One account in the rooms of a psychic's month. */
export interface Account {
  clientId: number
  createdAt: Date
  rooms: number
  seconds: number
  /** Cents of the psychic's shares, and those for what the site offered. */
  earned: number
  offered: number
  onlyOffered: boolean
  /** Seconds that the psychic gave it this month. */
  gifted: number
  /** Whether it is of the psychic's mailbox, or shares a mark with such an account. */
  isOwn: boolean
  /** What it shares with other clients of the psychic, and how many accounts the largest such group has. */
  shares: { kind: 'device' | 'card' | 'phone' | 'network'; accounts: number }[]
}

const ACCOUNTS_SHOWN = 100

/** The accounts in the rooms of a psychic's month, those that brought most for offered time first. */
export async function listAccounts(db: Database, of: Watched): Promise<Account[]> {
  const { rows } = await sql<Account>`
    with ${seen(of)}
    select c.client_id as "clientId", c.created_at as "createdAt", c.rooms::int as rooms, c.seconds::int as seconds,
      c.share::bigint as earned, c.offered::bigint as offered, c.only_offered as "onlyOffered",
      coalesce((select g.seconds from gifts g where g.client_id = c.client_id), 0)::int as gifted,
      c.client_id in (select client_id from own_clients) as "isOwn",
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'accounts', accounts) order by kind) from (
        select s.kind, max(s.accounts) as accounts from shared s join marks m on m.kind = s.kind and m.mark = s.mark
        where m.user_id = c.client_id group by s.kind) most), '[]') as shares
    from clients c order by c.offered desc, c.client_id limit ${ACCOUNTS_SHOWN}`.execute(db)
  return rows
}
