import { sql } from 'kysely'
import { type AccountKey, type Entry, keyed } from '../../src/features/house/ledger/queries.server.ts'
import type { Database } from '../../src/platform/database/connect.ts'

/** Posts anything, as only the owner of the database can. */
export async function postAny(
  owner: Database,
  kind: string,
  reference: string,
  entries: readonly Entry[],
  details: object = {},
): Promise<{ transactionId: number; applied: boolean }> {
  const { rows } = await sql<{ transactionId: number; applied: boolean }>`
    select transaction_id as "transactionId", applied
    from ledger_post(${kind}, ${reference}, ${JSON.stringify(details)}::jsonb, ${keyed(entries)}::jsonb)`.execute(owner)
  return rows[0]!
}

/** The id of an account, created if it does not exist. */
export async function accountOf(owner: Database, { kind, siteId, ownerId }: AccountKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select ledger_account(${kind}, ledger_unit(${kind}), ${siteId}, ${ownerId}) as id`.execute(owner)
  return rows[0]!.id
}

/** Reserves for a consultation that need not exist. */
export async function setAside(
  owner: Database,
  consultationId: number,
  account: AccountKey,
  wanted: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select ledger_set_aside(${consultationId}, ${await accountOf(owner, account)}, ${wanted}) as taken`.execute(owner)
  return rows[0]!.taken
}
