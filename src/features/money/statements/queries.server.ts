import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import { READ_AFTER_HOURS, READ_BACK_DAYS } from './rules.ts'

/** A provider's list of movements. */
export type Statement = App['statements'] extends ReadonlyMap<string, infer S> ? S : never
type Movements = Awaited<ReturnType<Statement['movements']>>['movements']

/** The days, in Paris, of which a provider's list was not read, from its first payment on. */
export async function daysToRead(db: Database, provider: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with first as (select min(created_at) as at from orders where provider = ${provider}),
      bounds as (
        select greatest((at at time zone 'Europe/Paris')::date, (app_now() at time zone 'Europe/Paris')::date - ${READ_BACK_DAYS}::integer) as low,
          ((app_now() - ${READ_AFTER_HOURS} * interval '1 hour') at time zone 'Europe/Paris')::date - 1 as high
        from first)
    select d::date as day from bounds, generate_series(low, high, '1 day') d
    where not exists (select from provider_days p where p.provider = ${provider} and p.day = d::date)
    order by d`.execute(db)
  return rows.map(({ day }) => day)
}

/** Those that were read before stay as they were. */
export async function insertMovements(db: Database, provider: string, movements: Movements): Promise<void> {
  if (movements.length === 0) return
  await db
    .insertInto('provider_movements')
    .values(movements.map(({ id: movement, ...one }) => ({ provider, movement, ...one })))
    .onConflict((already) => already.columns(['provider', 'movement']).doNothing())
    .execute()
}

export async function insertDay(db: Database, provider: string, day: string, at: Date): Promise<void> {
  await db
    .insertInto('provider_days')
    .values({ provider, day, read_at: at })
    .onConflict((already) => already.doNothing())
    .execute()
}

export async function hasUnspentDay(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom('unspent_days').select('id').where('day', '=', day).executeTakeFirst()
  return row !== undefined
}

/** Cents that clients paid and have not spent, on all sites: what is reserved, held or frozen included. */
export async function clientMoney(db: Database): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(balance), 0)::bigint as cents from ledger_accounts
    where kind in ('client_wallet', 'client_held', 'client_frozen')`.execute(db)
  return one(rows).cents
}

export async function insertUnspentDay(
  db: Database,
  of: { day: string; at: Date; clientMoney: number; atProvider: number | null },
): Promise<void> {
  await db
    .insertInto('unspent_days')
    .values({ day: of.day, read_at: of.at, client_money: of.clientMoney, at_provider: of.atProvider })
    .onConflict((already) => already.doNothing())
    .execute()
}

/** @returns whether there is such a day */
export async function tellBankBalance(
  db: StaffDatabase,
  id: number,
  told: { atBank: number; by: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unspent_days')
    .set({ at_bank: told.atBank, told_by: told.by, told_at: told.at })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
