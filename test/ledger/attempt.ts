import { sql } from 'kysely'
import { type AccountKey, type Entry, keyed } from '../../src/features/house/ledger/queries.server.ts'
import type { Database } from '../../src/platform/database/connect.ts'

export type Account = readonly [kind: AccountKey['kind'], ownerId: number]

/** Entries from one account of a site to another. */
export function moving(amount: number, from: Account, to: Account, siteId = 99): Entry[] {
  const entry = ([kind, ownerId]: Account, moved: number) => ({ account: { kind, siteId, ownerId }, amount: moved })
  return [entry(from, -amount), entry(to, amount)]
}

interface Attempt {
  reference: string
  moved: readonly Entry[]
  details?: object
}

/**
 * Requests a posting as the application's role can, even one that the application itself would never request.
 * @returns whether it was posted now
 */
export const attempt = (db: Database, name: string, { reference, moved, details = {} }: Attempt): Promise<boolean> =>
  attemptAsWritten(db, name, reference, details, keyed(moved))

/** The same with entries as written, valid or not. */
export async function attemptAsWritten(
  db: Database,
  name: string,
  reference: string,
  details: object,
  entries: string,
): Promise<boolean> {
  const { rows } = await sql<{ applied: boolean }>`
    select applied from ${sql.id(name)}(${reference}, ${JSON.stringify(details)}::jsonb, ${entries}::jsonb)`.execute(db)
  return rows[0]!.applied
}
