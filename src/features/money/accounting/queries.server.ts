import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { Posting } from './books/book-entries.ts'
import type { Period } from './period.ts'

const beginOf = ({ from }: Period) => sql`${from}::date::timestamp at time zone 'Europe/Paris'`
const endOf = ({ to }: Period) => sql`(${to}::date + 1)::timestamp at time zone 'Europe/Paris'`

/** The rate of a posting’s VAT: its own, or that of the bill that it is about. */
const rate = sql<number | null>`coalesce(
    (t.details->>'vatPercent')::integer,
    (select (b.details->>'vatPercent')::integer from ledger_transactions b
      where b.kind = 'consultation' and b.reference = substring(t.reference from '^consultation:[0-9]+')),
    (select (b.details->>'vatPercent')::integer from ledger_transactions b
      where b.id = (t.details->>'reverses')::bigint))`

/** How many postings a site made in money before a period: whose numbers go before its first one. */
export async function countBefore(db: Database, siteId: number, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_transactions t
    where t.posted_at < ${beginOf(period)} and exists (
      select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and e.unit = 'cent' and a.site_id = ${siteId})`.execute(db)
  return one(rows).count
}

/** A site’s postings in money of a period, in the order of their validation, after a given one. */
export async function listPostings(
  db: Database,
  siteId: number,
  period: Period,
  { after, limit }: { after: number | null; limit: number },
): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select t.id, t.kind, t.reference, to_char(t.posted_at at time zone 'Europe/Paris', 'YYYYMMDD') as day,
      ${rate} as "vatPercent",
      case t.kind when 'top-up' then (select c.number from payment_certificates c
        where c.order_id = substring(t.reference from '^order:([0-9]+)$')::bigint) end as certificate,
      (select jsonb_build_object('kind', i.kind, 'number', i.number) from invoices i where i.transaction_id = t.id) as invoice,
      money.moves
    from ledger_transactions t
    cross join lateral (
      select jsonb_agg(jsonb_build_array(a.kind, a.owner_id, e.amount) order by e.id) as moves
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and e.unit = 'cent' and a.site_id = ${siteId}) money
    where t.posted_at >= ${beginOf(period)} and t.posted_at < ${endOf(period)} and money.moves is not null
      and (${after}::bigint is null or (t.posted_at, t.id) > (
        select p.posted_at, p.id from ledger_transactions p where p.id = ${after}))
    order by t.posted_at, t.id
    limit ${limit}`.execute(db)
  return rows
}

export interface VatLine {
  /** YYYY-MM. */
  month: string
  percent: number
  /** Sales without VAT, less what was refunded of them, in cents. */
  base: number
  vat: number
}

/**
 * The VAT of a site by month and rate: of consultations, as far as it was not declared when their credit was sold, and of
 * credit that was sold with it. A refund lessens that of the month when it was made.
 */
export async function listVat(db: Database, siteId: number, period: Period): Promise<VatLine[]> {
  const { rows } = await sql<VatLine>`
    select month, percent, (sum(paid) - sum(vat))::bigint as base, sum(vat)::bigint as vat from (
      select to_char(t.posted_at at time zone 'Europe/Paris', 'YYYY-MM') as month, ${rate} as percent,
        -- What is in a wallet moved its VAT when it was sold: a bill has the base of the rest only.
        coalesce((select sum(m.cents + m.waiting) from credit_moves m where m.transaction_id = t.id), 0)
        - case when t.kind in ('consultation', 'care-release', 'refund', 'reversal') then coalesce(sum(e.amount) filter (
          where a.kind in ('client_wallet', 'client_promotional', 'client_held')), 0)
          when t.kind = 'premium-call' then coalesce(sum(e.amount) filter (where a.kind = 'premium_operator'), 0)
          else 0 end as paid,
        coalesce(sum(e.amount) filter (where a.kind = 'vat'), 0) as vat
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.unit = 'cent'
      join ledger_accounts a on a.id = e.account_id and a.site_id = ${siteId}
      where t.posted_at >= ${beginOf(period)} and t.posted_at < ${endOf(period)}
        and t.kind in ('consultation', 'care-release', 'refund', 'reversal', 'top-up', 'payment-refund',
          'chargeback-won', 'chargeback-lost', 'premium-call')
      group by t.id) sold
    where paid <> 0 or vat <> 0
    group by month, percent order by month, percent`.execute(db)
  return rows
}
