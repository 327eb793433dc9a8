import { type SelectExpression, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { DB } from '../../../platform/database/generated.ts'
import type { CompiledCity } from './compile/city.ts'

const columns = [
  'cities.id',
  'cities.name',
  'cities.postal_codes as postalCodes',
  'cities.country',
  'cities.region',
  'cities.latitude',
  'cities.longitude',
  'cities.is_position_exact as isPositionExact',
  'cities.time_zone as timeZone',
  'cities.population',
] as const satisfies SelectExpression<DB, 'cities'>[]

/**
 * Paris has 21 postal codes: so many keys of one city may match. A higher limit is cheaper than a distinct over
 * thousands.
 */
const KEYS_OF_A_CITY = 25

/** Cities with a key that begins with `key`, as made by the rules; exact names first, then by rank. */
export function selectCities(db: Database, key: string, limit: number) {
  const first = (beginning: string) =>
    db
      .selectFrom('city_keys')
      .select('rank')
      .where('key', 'like', beginning)
      .orderBy('rank')
      .limit(limit * KEYS_OF_A_CITY)
  return (
    db
      .with('whole', () => first(`${key}|%`))
      .with('begun', () => first(`${key}%`))
      .with('found', (with_) =>
        with_
          .selectFrom('begun')
          .select(['rank', sql<boolean>`false`.as('isWhole')])
          .union(with_.selectFrom('whole').select(['rank', sql<boolean>`true`.as('isWhole')])),
      )
      .selectFrom('found')
      .innerJoin('cities', 'cities.rank', 'found.rank')
      .select(columns)
      // Whether the name matches exactly.
      .select(sql<boolean>`bool_or(found."isWhole")`.as('isWhole'))
      .groupBy('cities.rank')
      .orderBy(sql`bool_or(found."isWhole")`, 'desc')
      .orderBy('cities.rank')
      .limit(limit)
  )
}

export type CityRow = Awaited<ReturnType<ReturnType<typeof selectCities>['execute']>>[number]

export async function readVersion(db: Database): Promise<string | null> {
  const row = await db.selectFrom('city_source').select('version').executeTakeFirst()
  return row?.version ?? null
}

export async function writeVersion(db: Database, version: string): Promise<void> {
  await db
    .insertInto('city_source')
    .values({ version })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ version }))
    .execute()
}

/** Deletes rows rather than truncating: concurrent readers still find the old ones. */
export async function removeCities(db: Database): Promise<void> {
  await db.deleteFrom('city_keys').execute()
  await db.deleteFrom('cities').execute()
}

export async function insertCities(db: Database, cities: readonly CompiledCity[], firstRank: number): Promise<void> {
  const column = <K extends keyof CompiledCity>(name: K) => cities.map((city) => city[name])
  // PostgreSQL arrays can't hold lists of different lengths.
  const postalCodes = cities.map((city) => city.postalCodes.join(' '))
  await sql`
    insert into cities (rank, id, name, postal_codes, country, region, latitude, longitude, is_position_exact, time_zone,
      population)
    select ${firstRank}::int + place - 1, id, name, string_to_array(codes, ' '), country, region, latitude, longitude,
      is_exact, zone, population
    from unnest(${column('id')}::text[], ${column('name')}::text[], ${postalCodes}::text[], ${column('country')}::text[],
      ${column('region')}::text[], ${column('latitude')}::float8[], ${column('longitude')}::float8[],
      ${column('isPositionExact')}::bool[], ${column('timeZone')}::text[], ${column('population')}::int[])
      with ordinality
      as given (id, name, codes, country, region, latitude, longitude, is_exact, zone, population, place)`.execute(db)
}

export async function insertKeys(db: Database, keys: readonly { key: string; rank: number }[]): Promise<void> {
  await sql`
    insert into city_keys (key, rank)
    select * from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ rank }) => rank)}::int[])`.execute(db)
}
