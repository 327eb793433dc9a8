import { sql } from 'kysely'
import type { HouseSystem } from '../../astrology/names.ts'
import type { Database } from '../../platform/database/connect.ts'

export interface SavedChart {
  id: number
  name: string
  isOwn: boolean
  /** YYYY-MM-DD */
  birthDate: string
  birthTime: string | null
  place: string
  latitude: number
  longitude: number
  timeZone: string
  utcOffset: string | null
  houseSystem: HouseSystem
  createdAt: Date
}

const savedCharts = (db: Database, userId: number) =>
  db
    .selectFrom('birth_charts')
    .select([
      'id',
      'name',
      'is_own as isOwn',
      'birth_date as birthDate',
      'birth_time as birthTime',
      'place',
      'latitude',
      'longitude',
      'time_zone as timeZone',
      'utc_offset as utcOffset',
      'house_system as houseSystem',
      'created_at as createdAt',
    ])
    .$narrowType<{ houseSystem: HouseSystem }>()
    .where('user_id', '=', userId)

/** One's own first, then the latest. */
export const selectCharts = (db: Database, userId: number): Promise<SavedChart[]> =>
  savedCharts(db, userId).orderBy('is_own', 'desc').orderBy('id', 'desc').execute()

export async function findChart(db: Database, userId: number, id: number): Promise<SavedChart | null> {
  return (await savedCharts(db, userId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Adds one, unless the person has so many already: null then. Two at once wait for one another. */
export async function insertChart(
  db: Database,
  userId: number,
  { birthDate, birthTime, houseSystem, isOwn, createdAt, timeZone, utcOffset, ...rest }: Omit<SavedChart, 'id'>,
  most: number,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('birth_charts', ${userId}))`.execute(db)
  const { count } = await db
    .selectFrom('birth_charts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return null
  const { id } = await db
    .insertInto('birth_charts')
    .values({
      ...rest,
      user_id: userId,
      is_own: isOwn,
      birth_date: birthDate,
      birth_time: birthTime,
      time_zone: timeZone,
      utc_offset: utcOffset,
      house_system: houseSystem,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where the person has no such chart. */
export async function renameRow(db: Database, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('birth_charts')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRow(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('birth_charts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
