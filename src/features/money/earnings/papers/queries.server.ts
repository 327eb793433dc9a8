import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { one } from '../../../../platform/database/one.ts'
import { beginOf, endOf } from '../../payouts/statement-queries.server.ts'

export interface IssuedPaper {
  siteId: number
  psychicId: number
  kind: 'statement' | 'invoice'
  number: number
  issuedAt: Date
  /** Of an invoice: whom it is issued for, as known then. */
  issuer: { name: string; address: string; siret: string } | null
}

/** Numbers the paper of a past month and of those before it; nothing happens to what is numbered. */
export async function issuePapers(db: Database, siteId: number, psychicId: number, month: string): Promise<void> {
  await sql`select psychic_statement_issue(${siteId}, ${psychicId}, ${`${month}-01`}::date)`.execute(db)
}

/** The paper of a month; null if nothing moved in it. */
export async function findPaper(
  db: Database,
  siteId: number,
  psychicId: number,
  month: string,
): Promise<IssuedPaper | null> {
  const row = await db
    .selectFrom('psychic_statements')
    .select(['site_id as siteId', 'psychic_id as psychicId', 'number', 'issued_at as issuedAt'])
    .select(['kind', 'legal_name', 'address', 'siret'])
    .$narrowType<{ kind: IssuedPaper['kind'] }>()
    .where('site_id', '=', siteId)
    .where('psychic_id', '=', psychicId)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst()
  if (!row) return null
  const { legal_name: name, address, siret, ...paper } = row
  return { ...paper, issuer: name && address && siret ? { name, address, siret } : null }
}

/** What a psychic’s account on a site held before and after a month, in cents. */
export async function findBalances(db: Database, siteId: number, psychicId: number, month: string) {
  const { rows } = await sql<{ before: number; after: number }>`
    select coalesce(sum(e.amount) filter (where t.posted_at < ${beginOf(month)}), 0)::bigint as before,
      coalesce(sum(e.amount), 0)::bigint as after
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id and t.posted_at < ${endOf(month)}
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId}
      and a.owner_id = ${psychicId}`.execute(db)
  return one(rows)
}

/** The transfers of a month and those that came back in it, as they were posted; cents, negative for a transfer. */
export async function listMoved(db: Database, siteId: number, psychicId: number, month: string) {
  const { rows } = await sql<{ at: Date; amount: number }>`
    select t.posted_at as at, e.amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id and t.kind in ('payout', 'payout-return')
      and t.posted_at >= ${beginOf(month)} and t.posted_at < ${endOf(month)}
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}
    order by t.posted_at, t.id`.execute(db)
  return rows
}

/** The past months, YYYY-MM, in which something moved on a psychic’s account on a site; the newest first. */
export async function listMonths(db: Database, siteId: number, psychicId: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(t.posted_at at time zone 'Europe/Paris', 'YYYY-MM') as month
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
      and t.posted_at < date_trunc('month', app_now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'
    where a.kind = 'psychic_earnings' and a.unit = 'cent' and a.site_id = ${siteId} and a.owner_id = ${psychicId}
    order by month desc`.execute(db)
  return rows.map(({ month }) => month)
}

/** Who has earnings on any site: whose papers are issued once a month is over. */
export const listEarners = (db: Database) =>
  db
    .selectFrom('ledger_accounts')
    .select(['site_id as siteId', 'owner_id as psychicId'])
    .where('kind', '=', 'psychic_earnings')
    .where('unit', '=', 'cent')
    .orderBy('id')
    .execute()
