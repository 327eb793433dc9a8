import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { beginOf, endOf } from '../../payouts/statement-queries.server.ts'

/** Cents of a calendar year in Paris. */
export interface YearTotal {
  year: number
  /** Of consultations, less refunds. */
  earned: number
  /** Of transfers that were made, less those that came back. */
  transferred: number
}

/** What a psychic earned and was paid on a site by year, the latest first. */
export async function listYears(db: Database, siteId: number, psychicId: number): Promise<YearTotal[]> {
  const { rows } = await sql<YearTotal>`
    select extract(year from t.posted_at at time zone 'Europe/Paris')::integer as year,
      coalesce(sum(e.amount) filter (where t.kind not in ('payout', 'payout-return')), 0)::bigint as earned,
      coalesce(-sum(e.amount) filter (where t.kind in ('payout', 'payout-return')), 0)::bigint as transferred
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}
    group by 1 order by 1 desc`.execute(db)
  return rows
}

/** What the site paid for an answer to a free question. */
export interface PaidAnswer {
  at: Date
  cents: number
}

/** The answers that a psychic was paid for on a site in a year. */
export async function listPaidAnswers(
  db: Database,
  siteId: number,
  psychicId: number,
  year: number,
): Promise<PaidAnswer[]> {
  const { rows } = await sql<PaidAnswer>`
    select t.posted_at as at, e.amount as cents
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id and t.kind = 'free-answer'
      and t.posted_at >= ${beginOf(`${year}-01`)} and t.posted_at < ${endOf(`${year}-01`, 12)}
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}
    order by t.id`.execute(db)
  return rows
}

/** Who ever earned on a site, with what is known of them for taxes. */
export const listSellers = (db: Database, siteId: number) =>
  db
    .selectFrom('ledger_accounts as a')
    .innerJoin('psychics as p', 'p.id', 'a.owner_id')
    .leftJoin('psychic_tax_facts as f', 'f.psychic_id', 'p.id')
    .leftJoin('psychic_payees as y', 'y.psychic_id', 'p.id')
    .select(['p.id', 'p.name', 'f.legal_name as legalName', 'f.address', 'f.siret', 'y.sealed'])
    .where('a.kind', '=', 'psychic_earnings')
    .where('a.unit', '=', 'cent')
    .where('a.site_id', '=', siteId)
    .orderBy('p.id')
    .execute()
