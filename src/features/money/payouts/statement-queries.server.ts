import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'

/** The first instant of a month in Paris, and of the next; a month is written YYYY-MM. */
export const beginOf = (month: string) => sql<Date>`(${`${month}-01`}::date::timestamp at time zone 'Europe/Paris')`
export const endOf = (month: string, months = 1) =>
  sql<Date>`((${`${month}-01`}::date + make_interval(months => ${months}))::timestamp at time zone 'Europe/Paris')`

const dayOf = (month: string) => `${month}-01`

/** The amounts of one consultation, of its refund, or of a call to the premium-rate number; cents. */
export interface StatementLine {
  /** Of a call, its own number. */
  consultationId: number
  at: Date
  isRefund: boolean
  /** For free time of an earlier bill, paid now that its client has proved a mobile or paid. */
  isShare: boolean
  /** Paid back by the operator of the premium-rate number: nobody's wallet was billed. */
  isPremium: boolean
  seconds: number
  freeSeconds: number
  vat: number
  commission: number
  net: number
}

/**
 * The ledger movements of a psychic's consultations on a site within a month, or several from one on. VAT that was
 * declared when credit was sold counts as theirs. Held amounts appear when released, free time's share when it is paid.
 */
export async function listStatement(
  db: Database,
  siteId: number,
  psychicId: number,
  month: string,
  months = 1,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine & { order: number }>`
    with moved as (
      select e.transaction_id, (coalesce(sum(e.amount) filter (where a.kind = 'vat'), 0) - coalesce((select sum(m.vat)
          from credit_moves m where m.transaction_id = e.transaction_id), 0))::bigint as vat,
        -- A pending share counts as the site's, which offered the free time, until it is paid.
        coalesce(sum(e.amount) filter (where a.kind in ('site_revenue', 'psychic_pending')), 0)::bigint as commission,
        coalesce(sum(e.amount) filter (where a.kind = 'psychic_earnings'), 0)::bigint as net
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.site_id = ${siteId} and a.owner_id = ${psychicId} and a.unit = 'cent'
        and a.kind in ('vat', 'site_revenue', 'psychic_earnings', 'psychic_pending')
      group by e.transaction_id),
    posted as (
      select t.*, moved.vat, moved.commission + coalesce(held.commission, 0) as commission, moved.net,
        t.kind in ('reversal', 'refund') as back,
        case t.kind when 'reversal' then (select r.consultation_id from receipts r
            where r.transaction_id = (t.details->>'reverses')::bigint)
          else split_part(t.reference, ':', 2)::bigint end as consultation_id
      from moved
      join ledger_transactions t on t.id = moved.transaction_id
        and t.kind in ('consultation', 'care-release', 'share-paid', 'refund', 'reversal')
        and t.posted_at >= ${beginOf(month)} and t.posted_at < ${endOf(month, months)}
      -- For a released room, the site's funding of the share was posted with the held bill.
      left join ledger_transactions h on t.kind = 'care-release' and h.kind = 'consultation' and h.reference = t.reference
      left join moved held on held.transaction_id = h.id
      where not t.details ? 'held' and t.details->>'bearer' is distinct from 'house'
        and (t.details->>'isCharged' = 'false' and t.details->>'isPaid' = 'false') is not true)
    select c.id as "consultationId", p.posted_at as at, p.back as "isRefund", p.kind = 'share-paid' as "isShare",
      false as "isPremium",
      case when p.kind = 'share-paid' or (p.kind = 'refund' and (p.details->>'amount')::bigint < r.total)
        then 0 else r.seconds end as seconds,
      case when p.kind = 'share-paid' or (p.kind = 'refund' and (p.details->>'amount')::bigint < r.total)
        then 0 else r.free_seconds end as "freeSeconds",
      p.vat, p.commission, p.net, p.id as "order"
    from posted p
    join consultations c on c.id = p.consultation_id
    join receipts r on r.consultation_id = c.id
    union all
    select k.id, t.posted_at, false, false, true, k.seconds, 0, moved.vat, moved.commission, moved.net, t.id
    from moved
    join ledger_transactions t on t.id = moved.transaction_id and t.kind = 'premium-call'
      and t.posted_at >= ${beginOf(month)} and t.posted_at < ${endOf(month, months)}
    join premium_calls k on k.id = split_part(t.reference, ':', 2)::bigint
    order by at, "order"`.execute(db)
  return rows.map(({ order: _, ...line }) => line)
}

/** What a psychic was paid in a month for answers to free questions, in cents. */
export async function sumAnswers(db: Database, siteId: number, psychicId: number, month: string) {
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*)::integer as count, coalesce(sum(e.amount), 0)::bigint as cents
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id and t.kind = 'free-answer'
      and t.posted_at >= ${beginOf(month)} and t.posted_at < ${endOf(month)}
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId}
      and a.owner_id = ${psychicId}`.execute(db)
  return one(rows)
}

/** What a psychic was paid for a month, by file, without what came back. */
export async function listPaid(db: Database, siteId: number, psychicId: number, month: string) {
  return db
    .selectFrom('psychic_payouts as o')
    .innerJoin('payout_files as f', 'f.id', 'o.file_id')
    .select(['o.amount', 'f.made_at as at'])
    .where('o.psychic_id', '=', psychicId)
    .where('o.site_id', '=', siteId)
    .where('o.month', '=', dayOf(month))
    .where('o.returned_at', 'is', null)
    .orderBy('f.id')
    .execute()
}
