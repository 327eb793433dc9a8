import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { PayeeState } from '../payouts/payee.ts'
import type { Terms } from '../payouts/queries.server.ts'
import type { ReturnReason } from '../payouts/return-rules.ts'

/** Cents of one psychic on one site, as the next file of transfers would see them. */
export interface OwnEarnings {
  /** All earnings that were not paid; negative if more was taken back than was left. */
  balance: number
  pending: number
  disputed: number
  reserved: number
  /** What staff hold back. */
  withheld: number
  /** Held until somebody decided about a consultation that was stopped for its client’s care. */
  held: number
  payeeState: PayeeState
}

/** The first instant of a month in Paris: of the present one, of which nothing is paid before it is over. */
const presentMonth = sql`(date_trunc('month', app_now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')`

export async function findEarnings(
  db: Database,
  siteId: number,
  psychicId: number,
  terms: Terms,
): Promise<OwnEarnings> {
  const { rows } = await sql<OwnEarnings>`
    select coalesce(due.balance, 0)::bigint as balance, coalesce(due.pending, 0)::bigint as pending,
      coalesce(due.disputed, 0)::bigint as disputed, coalesce(due.reserved, 0)::bigint as reserved,
      coalesce(due.withheld, 0)::bigint as withheld,
      (select coalesce(sum(a.balance), 0)::bigint from ledger_accounts a where a.kind = 'psychic_held'
        and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}) as held,
      payee_state(${psychicId}) as "payeeState"
    from (select) as always
    left join earnings_due(${siteId}, ${presentMonth}, ${terms.termDays}, ${terms.reservePercent},
      ${terms.reserveDays}, ${psychicId}) due on true`.execute(db)
  return one(rows)
}

/**
 * The days in Paris on which earnings stop being pending, with how much of them does, if nothing is disputed or
 * refunded until then. What is pending on a day is asked of earnings_due with the limit that it will have then. That
 * limit may be later today: a term of -2 days keeps it from being cut at the present moment.
 */
export async function listSteps(db: Database, siteId: number, psychicId: number, { termDays }: Terms) {
  const { rows } = await sql<{ day: string; left: number }>`
    with days as (
      select distinct (greatest(t.posted_at + make_interval(days => ${termDays}),
          (date_trunc('month', t.posted_at at time zone 'Europe/Paris') + interval '1 month') at time zone 'Europe/Paris')
        at time zone 'Europe/Paris')::date as day
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id and e.amount > 0
      join ledger_transactions t on t.id = e.transaction_id and t.kind not in ('payout', 'payout-return')
      where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}
        and t.posted_at >= least(${presentMonth}, app_now() - make_interval(days => ${termDays})))
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(due.pending, 0)::bigint as left
    from days
    left join lateral earnings_due(${siteId}, least(
      date_trunc('month', day::timestamp) at time zone 'Europe/Paris',
      (day + 1)::timestamp at time zone 'Europe/Paris' - make_interval(days => ${termDays})), -2, 0, 0, ${psychicId}) due on true
    order by day`.execute(db)
  return rows
}

/** Cents earned since the first instant in Paris of this day, week (from Monday), month and year, less refunds; some by audiotel. */
export async function sumEarned(db: Database, siteId: number, psychicId: number) {
  const since = (unit: 'day' | 'week') =>
    sql`(date_trunc(${unit}, app_now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')`
  const { rows } = await sql<{ today: number; week: number; month: number; year: number; premiumMonth: number }>`
    select coalesce(sum(e.amount) filter (where t.posted_at >= ${since('day')}), 0)::bigint as today,
      coalesce(sum(e.amount) filter (where t.posted_at >= ${since('week')}), 0)::bigint as week,
      coalesce(sum(e.amount) filter (where t.posted_at >= ${presentMonth}), 0)::bigint as month,
      coalesce(sum(e.amount) filter (where t.posted_at >= ${presentMonth} and t.kind = 'premium-call'), 0)::bigint
        as "premiumMonth",
      coalesce(sum(e.amount) filter (where t.posted_at
        >= date_trunc('year', app_now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'), 0)::bigint as year
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id and t.kind not in ('payout', 'payout-return')
      -- A week may begin in the year before.
      and t.posted_at >= least(${since('week')},
        date_trunc('year', app_now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId}
      and a.owner_id = ${psychicId}`.execute(db)
  return one(rows)
}

/** The latest transfers to a psychic from a site. */
export const listTransfers = (db: Database, siteId: number, psychicId: number, limit: number) =>
  db
    .selectFrom('psychic_payouts as o')
    .innerJoin('payout_files as f', 'f.id', 'o.file_id')
    .select(['o.file_id as id', 'o.amount', 'f.made_at as madeAt', 'f.sent_at as sentAt'])
    .select(['o.executed_at as executedAt', 'o.returned_at as returnedAt', 'o.return_reason as returnReason'])
    .select(sql<string>`to_char(o.month, 'YYYY-MM')`.as('month'))
    .$narrowType<{ returnReason: ReturnReason | null }>()
    .where('o.psychic_id', '=', psychicId)
    .where('o.site_id', '=', siteId)
    .orderBy('o.file_id', 'desc')
    .limit(limit)
    .execute()
