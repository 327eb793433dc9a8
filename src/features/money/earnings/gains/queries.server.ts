import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { beginOf, endOf } from '../../payouts/statement-queries.server.ts'
import type { Beside, GainChannel, Nature, TimeSum } from './rules.ts'

/** One posting to a psychic's earnings that is no transfer; cents, negative for what was taken back. */
export interface Gain {
  /** The posting's. */
  id: number
  at: Date
  nature: Nature
  channel: GainChannel | null
  /** Null for an answer to a free question and a call to the premium-rate number. */
  consultationId: number | null
  /** Counted by the bill; null where nothing was counted. */
  seconds: number | null
  freeSeconds: number | null
  amount: number
}

/** The postings to a psychic's earnings on a site; `e` is the entry, `t` its transaction. */
const earned = (siteId: number, psychicId: number, when: RawBuilder<unknown>) => sql`
  ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id and t.kind not in ('payout', 'payout-return') and ${when}
  left join consultations c on c.id = consultation_of(t)
  where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}`

const channel = sql<GainChannel | null>`coalesce(c.channel,
  case t.kind when 'premium-call' then 'audiotel' when 'free-answer' then 'answer' end)`

const within = (month: string) => sql`t.posted_at >= ${beginOf(month)} and t.posted_at < ${endOf(month)}`

/** Every gain of a month, the newest first: nothing that moved is left out, so they add up to the ledger. */
export async function listGains(
  db: Database,
  siteId: number,
  psychicId: number,
  month: string,
  limit: number,
): Promise<Gain[]> {
  const { rows } = await sql<Gain>`
    select g.*, coalesce(r.seconds, k.seconds) as seconds, r.free_seconds as "freeSeconds"
    from (select t.id, t.posted_at as at, e.amount, c.id as "consultationId", ${channel} as channel,
        case when t.kind = 'premium-call' then split_part(t.reference, ':', 2)::bigint end as call,
        case t.kind when 'consultation' then 'bill' when 'care-release' then 'released' when 'share-paid' then 'shared'
          when 'free-answer' then 'answer' when 'premium-call' then 'premium' when 'reversal' then 'reversed'
          when 'refund' then case
            when exists (select from disputes d where d.consultation_id = c.id and d.status = 'accepted') then 'dispute'
            when exists (select from contract_withdrawals w where w.consultation_id = c.id) then 'withdrawal'
            else 'refund' end
          else 'other' end as nature
      from ${earned(siteId, psychicId, within(month))}
      order by t.id desc limit ${limit}) g
    left join receipts r on r.consultation_id = g."consultationId" and g.nature in ('bill', 'released')
    left join premium_calls k on k.id = g.call
    order by g.id desc`.execute(db)
  return rows.map(({ call: _, ...gain }: Gain & { call?: unknown }) => gain)
}

export interface ChannelSum {
  channel: GainChannel | null
  count: number
  amount: number
}

/** The sums of a month by channel, the largest first; `count` is of postings that brought something. */
export async function sumByChannel(db: Database, siteId: number, psychicId: number, month: string) {
  const { rows } = await sql<ChannelSum>`
    select ${channel} as channel, count(*) filter (where e.amount > 0)::integer as count, sum(e.amount)::bigint as amount
    from ${earned(siteId, psychicId, within(month))}
    group by 1 order by 3 desc`.execute(db)
  return rows
}

/**
 * What each channel earned on each of the last days or, with 'month', in each of the last months, in Paris; the oldest first.
 * A day or month without gains has one row.
 */
export async function sumByTime(
  db: Database,
  siteId: number,
  psychicId: number,
  { by, count }: { by: 'day' | 'month'; count: number },
): Promise<TimeSum[]> {
  const first = sql`(date_trunc(${by}, app_now() at time zone 'Europe/Paris') - (${count - 1}::int * ${`1 ${by}`}::interval))`
  const { rows } = await sql<TimeSum>`
    with sums as (
      select date_trunc(${by}, t.posted_at at time zone 'Europe/Paris') as start, ${channel} as channel,
        sum(e.amount) as amount
      from ${earned(siteId, psychicId, sql`t.posted_at >= ${first} at time zone 'Europe/Paris'`)}
      group by 1, 2)
    select to_char(s.start, 'YYYY-MM-DD') as day, sums.channel, coalesce(sums.amount, 0)::bigint as amount
    from generate_series(${first}, app_now() at time zone 'Europe/Paris', ${`1 ${by}`}::interval) s(start)
    left join sums on sums.start = s.start
    order by s.start, sums.channel`.execute(db)
  return rows
}

/** What a consultation may bring or might have brought: cents that are on no account of earnings. */
export interface BesideGain {
  consultationId: number
  at: Date
  why: Beside
  channel: GainChannel
  amount: number
  /** When free time's share is lost, or was. */
  until: Date | null
}

/**
 * Of the consultations billed in a month: shares of free time that wait for the client to prove a mobile or to pay, or
 * that lapsed, and amounts that wait for a decision of the staff.
 */
export async function listBeside(db: Database, siteId: number, psychicId: number, month: string) {
  const { rows } = await sql<BesideGain>`
    select s.consultation_id as "consultationId", s.since as at, c.channel, s.amount,
      case when s.outcome = 'lapsed' then 'lapsed' else 'waits' end as why,
      coalesce(s.settled_at, s.lapses_at) as until
    from pending_shares s join consultations c on c.id = s.consultation_id
    where s.psychic_id = ${psychicId} and s.site_id = ${siteId} and s.amount > 0
      and (s.outcome is null or s.outcome = 'lapsed') and s.since >= ${beginOf(month)} and s.since < ${endOf(month)}
    union all
    select h.consultation_id, c.ended_at, c.channel, h.share, 'held', null
    from care_holds h join consultations c on c.id = h.consultation_id
    where h.psychic_id = ${psychicId} and h.site_id = ${siteId} and h.share > 0 and h.settled_at is null
      and c.ended_at >= ${beginOf(month)} and c.ended_at < ${endOf(month)}
    order by at desc`.execute(db)
  return rows
}

/** A psychic's price per minute on a site, in cents; null where they are not listed. */
export async function findPrice(db: Database, siteId: number, psychicId: number): Promise<number | null> {
  const row = await db
    .selectFrom('psychic_listings')
    .select('price_per_minute')
    .where('psychic_id', '=', psychicId)
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row?.price_per_minute ?? null
}
