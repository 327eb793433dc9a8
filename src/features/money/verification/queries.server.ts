import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { LedgerFault } from '../wallet/verify-ledger.server.ts'

/** An abandoned verification is ended, incomplete, when the next one is requested. */
const GIVEN_UP_HOURS = 1

/** @returns its id, or null while another is under way */
export async function insertVerification(db: StaffDatabase, of: { askedBy: number; at: Date }): Promise<number | null> {
  await db
    .updateTable('ledger_verifications')
    .set({ ended_at: of.at })
    .where('ended_at', 'is', null)
    .where('asked_at', '<', later(of.at, -GIVEN_UP_HOURS * HOUR_MS))
    .execute()
  const made = await db
    .insertInto('ledger_verifications')
    .values((eb) => ({
      asked_by: of.askedBy,
      asked_at: of.at,
      accounts: eb.selectFrom('ledger_accounts').select(eb.fn.countAll<number>().as('accounts')),
    }))
    .onConflict((already) => already.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** The number of accounts that a verification under way has to check; null if it has ended. */
export async function findOpen(db: Database, id: number): Promise<number | null> {
  const found = await db
    .selectFrom('ledger_verifications')
    .select('accounts')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found?.accounts ?? null
}

/** The ids of the next accounts after one. */
export async function nextAccounts(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function keepProgress(db: Database, id: number, checked: number, faults: readonly LedgerFault[]) {
  await db
    .updateTable('ledger_verifications')
    .set({ checked, faults: JSON.stringify(faults) })
    .where('id', '=', id)
    .execute()
}

export async function endVerification(
  db: Database,
  id: number,
  end: { faults: readonly LedgerFault[]; brokenSeals: readonly string[]; brokenLaws: readonly object[]; at: Date },
): Promise<void> {
  await db
    .updateTable('ledger_verifications')
    .set({
      faults: JSON.stringify(end.faults),
      broken_seals: JSON.stringify(end.brokenSeals),
      broken_laws: JSON.stringify(end.brokenLaws),
      ended_at: end.at,
    })
    .where('id', '=', id)
    .execute()
}

export const hex = (column: string) => sql<string>`encode(${sql.ref(column)}, 'hex')`
