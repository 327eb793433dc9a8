import { type Kysely, sql } from 'kysely'
import type { App } from '../../../app.ts'
import { connect } from '../../../platform/database/connect.ts'
import { restAsLongAsItTakes } from '../../../platform/database/contention.ts'
import type { DB } from '../../../platform/database/generated.ts'
import type { CompiledCity } from './compile/city.ts'
import { type CitySource, citySource } from './compile/city-source.server.ts'
import { countryName } from './country.ts'
import { insertCities, insertKeys, readVersion, removeCities, writeVersion } from './queries.server.ts'
import { keyOf } from './rules.ts'

const LOCK = 7_250_020
const BATCH = 20_000

/** Runs at start-up once the tables exist. */
export async function prepareCities(app: App, ownerUrl: string): Promise<void> {
  const owner = connect(ownerUrl, { max: 1, onLost: (error) => app.log.warn({ err: error.message }, 'cities') })
  try {
    await fillCities(owner)
  } finally {
    await owner.destroy()
  }
}

/** Stores the cities if there are none or the data is outdated; returns whether it did. */
export async function fillCities(owner: Kysely<DB>, source: CitySource = citySource()): Promise<boolean> {
  if ((await readVersion(owner)) === source.version) return false
  const filled = await owner.transaction().execute(async (db) => {
    // If two nodes start together, the second finds everything done.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
    if ((await readVersion(db)) === source.version) return false
    await restAsLongAsItTakes(db)
    const cities = source.compile()
    await removeCities(db)
    for (const from of batches(cities)) await insertCities(db, cities.slice(from, from + BATCH), from)
    const keys = cities.flatMap((city, rank) => keysOf(city).map((key) => ({ key, rank })))
    keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.rank - b.rank))
    for (const from of batches(keys)) await insertKeys(db, keys.slice(from, from + BATCH))
    await writeVersion(db, source.version)
    return true
  })
  if (filled) await sql`analyze cities, city_keys`.execute(owner)
  return filled
}

/** The search keys of a city: its names and each of its postal codes. */
function keysOf({ name, alias, country, region, postalCodes }: CompiledCity): string[] {
  const abroad = [region, countryName(country)].filter(Boolean).join(' ')
  const keys = new Set(postalCodes.flatMap((code) => [keyOf(name, code), keyOf(code, name)]))
  if (postalCodes.length === 0) keys.add(keyOf(name, abroad))
  if (alias) keys.add(keyOf(alias, abroad))
  return [...keys]
}

const batches = (rows: readonly unknown[]): number[] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, place) => place * BATCH)
