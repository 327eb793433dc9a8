import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { ROWS_KEPT } from './rules.ts'

export interface Broken {
  count: number
  rows: Record<string, unknown>[]
}

/** What breaks a law, given as a query that lists it. */
export async function listFaults(db: Database, faults: string): Promise<Broken> {
  const { rows } = await sql<Broken>`
    with found as (${sql.raw(faults)})
    select (select count(*) from found) as count,
      coalesce((select jsonb_agg(kept) from (select * from found limit ${ROWS_KEPT}) kept), '[]') as rows`.execute(db)
  return rows[0]!
}

/** A day that was reconciled already stays as it is. */
export async function insertReconciliation(
  db: Database,
  of: { day: string; at: Date; count: number; faults: readonly object[] },
): Promise<void> {
  await db
    .insertInto('reconciliations')
    .values({ day: of.day, checked_at: of.at, fault_count: of.count, faults: JSON.stringify(of.faults) })
    .onConflict((already) => already.doNothing())
    .execute()
}

export async function findReconciliation(db: Database, id: number) {
  return db
    .selectFrom('reconciliations')
    .select(['id', 'day', 'checked_at as checkedAt', 'fault_count as faultCount', 'faults'])
    .where('id', '=', id)
    .executeTakeFirst()
}
