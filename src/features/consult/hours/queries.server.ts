import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Plan, Span, WeeklySpan } from './rules.ts'

/** What a psychic wrote of their hours, from a day on. */
export async function readPlan(db: Database, psychicId: number, today: string): Promise<Plan> {
  return (await readPlans(db, [psychicId], today)).get(psychicId) ?? { week: [], days: [], holidays: [] }
}

/** What psychics wrote of their hours, from a day on; those who wrote nothing are left out. */
export async function readPlans(
  db: Database,
  psychicIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Plan>> {
  if (psychicIds.length === 0) return new Map()
  const [week, days, holidays] = await Promise.all([
    db
      .selectFrom('psychic_hours')
      .select(['psychic_id as of', 'day', 'from_minute as from', 'to_minute as to'])
      .where('psychic_id', 'in', psychicIds)
      .orderBy('day')
      .orderBy('from_minute')
      .execute(),
    db
      .selectFrom('psychic_day_hours')
      .select(['psychic_id as of', sql<string>`day::text`.as('day'), 'spans'])
      .where('psychic_id', 'in', psychicIds)
      // The night of yesterday may still last.
      .where('day', '>=', sql<string>`${today}::date - 1`)
      .orderBy('day')
      .execute(),
    db
      .selectFrom('psychic_holidays')
      .select(['psychic_id as of', 'id', sql<string>`from_day::text`.as('from'), sql<string>`to_day::text`.as('to')])
      .where('psychic_id', 'in', psychicIds)
      .where('to_day', '>=', sql<string>`${today}::date - 1`)
      .orderBy('from_day')
      .execute(),
  ])
  const plans = new Map<
    number,
    { week: WeeklySpan[]; days: Plan['days'][number][]; holidays: Plan['holidays'][number][] }
  >()
  const planOf = (id: number) => {
    const plan = plans.get(id) ?? { week: [], days: [], holidays: [] }
    plans.set(id, plan)
    return plan
  }
  for (const { of, ...span } of week) planOf(of).week.push(span)
  for (const { of, day, spans } of days) planOf(of).days.push({ day, spans: paired(spans) })
  for (const { of, ...holiday } of holidays) planOf(of).holidays.push(holiday)
  return plans
}

const paired = (minutes: readonly number[]): Span[] =>
  minutes.flatMap((from, place) => (place % 2 === 0 ? [{ from, to: minutes[place + 1] ?? from }] : []))

/**
 * Makes changes of a psychic's hours, and bookings of their time, wait for each other: the database's own rule would let
 * two bookings that exclude each other block each other. False if there is no such psychic.
 */
export async function lockTime(db: Database, psychicId: number): Promise<boolean> {
  const row = await db
    .selectFrom('psychics')
    .select('id')
    .where('id', '=', psychicId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function writeWeek(db: Database, psychicId: number, week: readonly WeeklySpan[]): Promise<void> {
  await db.deleteFrom('psychic_hours').where('psychic_id', '=', psychicId).execute()
  if (week.length === 0) return
  const rows = week.map(({ day, from, to }) => ({ psychic_id: psychicId, day, from_minute: from, to_minute: to }))
  await db.insertInto('psychic_hours').values(rows).execute()
}

export async function writeDay(db: Database, psychicId: number, day: string, spans: readonly Span[]): Promise<void> {
  const minutes = spans.flatMap(({ from, to }) => [from, to])
  await sql`
    insert into psychic_day_hours (psychic_id, day, spans) values (${psychicId}, ${day}, ${minutes}::integer[])
    on conflict (psychic_id, day) do update set spans = excluded.spans`.execute(db)
}

/** False if there was none. */
export async function removeDay(db: Database, psychicId: number, day: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('psychic_day_hours')
    .where('psychic_id', '=', psychicId)
    .where('day', '=', sql<string>`${day}::date`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @throws the database's exclusion_violation if some of the days are in another holiday */
export async function insertHoliday(
  db: Database,
  psychicId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`insert into psychic_holidays (psychic_id, from_day, to_day) values (${psychicId}, ${from}, ${to})`.execute(
    db,
  )
}

/** False if the psychic has no such holiday. */
export async function removeHoliday(db: Database, psychicId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('psychic_holidays')
    .where('psychic_id', '=', psychicId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets days and holidays that are over. */
export async function forgetPast(db: Database, before: string): Promise<void> {
  await db.deleteFrom('psychic_day_hours').where('day', '<', sql<string>`${before}::date`).execute()
  await db.deleteFrom('psychic_holidays').where('to_day', '<', sql<string>`${before}::date`).execute()
}

export async function psychicExists(db: Database, psychicId: number): Promise<boolean> {
  const row = await db.selectFrom('psychics').select('id').where('id', '=', psychicId).executeTakeFirst()
  return row !== undefined
}
