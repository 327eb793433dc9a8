import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { ROWS_KEPT } from './rules.ts'

export interface Broken {
  count: number
  rows: Record<string, unknown>[]
}

/** The violations of a law, given as a query that lists them. */
export async function listFaults(db: Database, faults: string): Promise<Broken> {
  const { rows } = await sql<Broken>`
    with found as (${sql.raw(faults)})
    select (select count(*) from found) as count,
      coalesce((select jsonb_agg(kept) from (select * from found limit ${ROWS_KEPT}) kept), '[]') as rows`.execute(db)
  return one(rows)
}

/** Past days that were not reconciled, since the first that was; yesterday if none was. */
export async function missingDays(db: Database): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with yesterday as (select (app_now() at time zone 'Europe/Paris')::date - 1 as day)
    select d::date as day from yesterday,
      generate_series(coalesce((select min(day) from reconciliations), yesterday.day), yesterday.day, '1 day') d
    where not exists (select from reconciliations r where r.day = d::date) order by d`.execute(db)
  return rows.map(({ day }) => day)
}

/** The instant up to which receipts were verified; null if they never were. */
export async function verifiedUntil(db: Database): Promise<Date | null> {
  const latest = await db
    .selectFrom('reconciliations')
    .select('verified_until')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.verified_until ?? null
}

/** Days that were already reconciled are left unchanged. */
export async function insertReconciliations(
  db: Database,
  days: readonly string[],
  of: { at: Date; count: number; faults: readonly object[]; verifiedUntil: Date | null },
): Promise<void> {
  const found = { checked_at: of.at, fault_count: of.count, faults: JSON.stringify(of.faults) }
  await db
    .insertInto('reconciliations')
    .values(days.map((day) => ({ day, ...found, verified_until: of.verifiedUntil })))
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
