import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { one } from '../../../platform/database/one.ts'
import type { StoredSeal } from './chain.server.ts'
import type { ChainName, Seal, SealedDay } from './seal-keys.server.ts'

/** The possible faults of a sealed day, the simplest first. */
export type SealFault =
  /** There is no seal, although the seal of a later day names it. */
  | 'missing'
  /** It does not follow the seal of the day before. */
  | 'link'
  /** It was made with a key that is not configured. */
  | 'key'
  /** None of our keys made it. */
  | 'seal'
  /** The rows that it covers have changed. */
  | 'content'
  /** It differs from the list outside the database. */
  | 'kept'

export interface DayFault {
  day: string
  fault: SealFault
}

/** Yesterday, in Paris. */
export async function lastDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (app_now() at time zone 'Europe/Paris')::date - 1 as day`.execute(db)
  return one(rows).day
}

/** The end of a day in Paris, exclusive. */
export async function endOf(db: Database, day: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + 1)::timestamp at time zone 'Europe/Paris' as at`.execute(db)
  return one(rows).at
}

const columns = [
  'chain',
  'day',
  'formula',
  'last_id as last',
  'count',
  'root',
  'previous',
  'key_id as keyId',
  'seal',
  'sealed_at as sealedAt',
] as const

/** Seals of a chain after a day, the oldest first. */
export async function listSeals(
  db: Database,
  chain: ChainName,
  after: string | null,
  limit: number,
): Promise<StoredSeal[]> {
  return db
    .selectFrom('day_seals')
    .select(columns)
    .$narrowType<{ chain: ChainName }>()
    .where('chain', '=', chain)
    .$call(ifGiven(after, (q, after) => q.where('day', '>', after)))
    .orderBy('day')
    .limit(limit)
    .execute()
}

/** The last seal before a day, or of all. */
export async function lastSeal(db: Database, chain: ChainName, before?: string): Promise<StoredSeal | null> {
  const found = await db
    .selectFrom('day_seals')
    .select(columns)
    .$narrowType<{ chain: ChainName }>()
    .where('chain', '=', chain)
    .$call(ifGiven(before, (q, before) => q.where('day', '<', before)))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** The seals whose last check is oldest; those never checked come first. */
export async function leastChecked(db: Database, chain: ChainName, limit: number): Promise<StoredSeal[]> {
  return db
    .selectFrom('day_seals as s')
    .leftJoin('seal_checks as c', (join) => join.onRef('c.chain', '=', 's.chain').onRef('c.day', '=', 's.day'))
    .select(['s.chain', 's.day', 's.formula', 's.last_id as last', 's.count', 's.root', 's.previous'])
    .select(['s.key_id as keyId', 's.seal', 's.sealed_at as sealedAt'])
    .$narrowType<{ chain: ChainName }>()
    .where('s.chain', '=', chain)
    .orderBy('c.checked_at', (order) => order.asc().nullsFirst())
    .orderBy('s.day')
    .limit(limit)
    .execute()
}

/** @returns false if the day is already sealed */
export async function insertSeal(db: Database, of: SealedDay & Seal): Promise<boolean> {
  const { rows } = await sql<{ sealed: boolean }>`
    select seal_day(${of.chain}, ${of.day}::date, ${of.last}, ${of.count}, ${of.root}, ${of.previous}, ${of.keyId},
      ${of.seal}) as sealed`.execute(db)
  return one(rows).sealed
}

/** Records the results of checks; null for a day without fault. */
export async function keepChecks(
  db: Database,
  chain: ChainName,
  checks: readonly { day: string; fault: SealFault | null }[],
): Promise<void> {
  if (checks.length === 0) return
  await sql`
    insert into seal_checks (chain, day, checked_at, fault)
      select ${chain}, day, app_now(), fault
      from unnest(${checks.map(({ day }) => day)}::date[], ${checks.map(({ fault }) => fault)}::text[]) as c (day, fault)
    on conflict (chain, day) do update set checked_at = excluded.checked_at, fault = excluded.fault`.execute(db)
}
