import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface LedgerFault {
  kind: 'chain' | 'head' | 'balance' | 'version' | 'unbalanced'
  /** An account, or for `unbalanced` a transaction. */
  id: number
}

/** Recomputes every chain, balance and sum from the entries; an empty list means that the ledger is intact. */
export const verifyLedger = async (db: Database): Promise<LedgerFault[]> => [
  ...(await verifyAccounts(db, { after: 0, last: Number.MAX_SAFE_INTEGER })),
  ...(await verifySums(db)),
]

/** The faults in chains and balances of the accounts with ids in a range. */
export async function verifyAccounts(db: Database, { after, last }: { after: number; last: number }) {
  const { rows } = await sql<LedgerFault>`
    with chained as (
      select e.*, e as whole, coalesce(lag(hash) over (partition by account_id order by version), '\\x'::bytea) as expected_previous,
        row_number() over (partition by account_id order by version) as place,
        lag(hash_version, 1, 1::smallint) over (partition by account_id order by version) as expected_formula,
        sum(amount) over (partition by account_id order by version) as expected_balance
      from ledger_entries e where account_id > ${after} and account_id <= ${last}
    ), final as (
      select distinct on (account_id) * from chained order by account_id, version desc
    )
    select distinct 'chain' as kind, c.account_id as id from chained c
      left join ledger_transactions t on t.id = c.transaction_id
      left join ledger_accounts a on a.id = c.account_id
      where c.previous_hash <> c.expected_previous or c.hash_version < c.expected_formula
        or c.hash is distinct from ledger_entry_hash(c.whole, t, a)
    union all
    select distinct 'version', account_id from chained where version <> place
    union all
    select distinct 'balance', account_id from chained where balance_after <> expected_balance
    union all
    select 'balance', a.id from ledger_accounts a left join final l on l.account_id = a.id
      where a.id > ${after} and a.id <= ${last} and a.balance <> coalesce(l.expected_balance, 0)
    union all
    select 'head', a.id from ledger_accounts a left join final l on l.account_id = a.id
      where a.id > ${after} and a.id <= ${last}
        and (a.head <> coalesce(l.hash, '\\x'::bytea) or a.version <> coalesce(l.version, 0))`.execute(db)
  return rows
}

/** The transactions that do not sum to zero. */
export async function verifySums(db: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select 'unbalanced' as kind, transaction_id as id from ledger_entries
      group by transaction_id, unit having sum(amount) <> 0`.execute(db)
  return rows
}
