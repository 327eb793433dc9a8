import { sql } from 'kysely'
import type { HouseSystem } from '../../../astrology/names.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { birthIn, type KeptBirth, type StoredChart, sealChart } from './sealed-chart.server.ts'

export interface SavedChart extends KeptBirth {
  id: number
  isOwn: boolean
  houseSystem: HouseSystem
  createdAt: Date
}

const storedCharts = (db: Database) =>
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
      'sealed',
    ])
    .$narrowType<{ houseSystem: HouseSystem }>()

const opened = (keys: KeyRing, row: StoredChart): SavedChart => {
  const { id, isOwn, houseSystem, createdAt } = row
  return { id, isOwn, houseSystem, createdAt, ...birthIn(keys, row) }
}

/** The person's own chart first, then the newest. */
export async function selectCharts(db: Database, keys: KeyRing, userId: number): Promise<SavedChart[]> {
  const own = storedCharts(db).where('user_id', '=', userId).orderBy('is_own', 'desc').orderBy('id', 'desc')
  return (await own.execute()).map((row) => opened(keys, row))
}

/** The person's own chart; null if they keep none. */
export async function findOwnId(db: Database, userId: number): Promise<number | null> {
  const own = db.selectFrom('birth_charts').select('id').where('user_id', '=', userId).where('is_own', '=', true)
  return (await own.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? null
}

export async function findChart(db: Database, keys: KeyRing, userId: number, id: number): Promise<SavedChart | null> {
  const row = await storedCharts(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return row ? opened(keys, row) : null
}

/** Adds a chart; returns null if the person already has the maximum. Simultaneous calls are serialized. */
export async function insertChart(
  db: Database,
  keys: KeyRing,
  userId: number,
  { isOwn, houseSystem, createdAt, ...birth }: Omit<SavedChart, 'id'>,
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
    .values({ user_id: userId, is_own: isOwn, house_system: houseSystem, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeSealed(db, id, sealChart(keys, id, birth))
  return id
}

const NOTHING_CLEAR = {
  name: null,
  birth_date: null,
  birth_time: null,
  place: null,
  latitude: null,
  longitude: null,
  time_zone: null,
  utc_offset: null,
}

export async function writeSealed(db: Database, id: number, sealed: Buffer): Promise<void> {
  await db
    .updateTable('birth_charts')
    .set({ ...NOTHING_CLEAR, sealed })
    .where('id', '=', id)
    .execute()
}

/** False if the person has no such chart. */
export async function renameRow(
  db: Database,
  keys: KeyRing,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const row = await storedCharts(db).where('user_id', '=', userId).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return false
  await writeSealed(db, id, sealChart(keys, id, { ...birthIn(keys, row), name }))
  return true
}

export async function deleteRow(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('birth_charts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Saved births that are not sealed with the newest key, by id, locked until the end of the transaction. */
export const lockStaleCharts = (
  db: Database,
  head: Buffer,
  after: { id: number } | null,
  limit: number,
): Promise<StoredChart[]> =>
  storedCharts(db)
    .where('id', '>', after?.id ?? 0)
    .where(sql<boolean>`(sealed is null or substring(sealed for ${head.length}::integer) <> ${head})`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
