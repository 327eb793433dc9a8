import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { type CityRow, selectCities } from './queries.server.ts'
import { districtOf, SUGGESTIONS, typedKey } from './rules.ts'

/**
 * Cities whose name or code begins with the typed text; none if it names nothing. A single letter only finds places
 * with exactly that name, as a tenth of the world begins with it.
 */
export async function findCities(visit: Visit, query: string, limit = SUGGESTIONS): Promise<CityRow[]> {
  const key = typedKey(query)
  if (key === '' || key === '|') return []
  const rows = await selectCities(visit.db, key.length === 1 ? `${key}|` : key, limit).execute()
  return inOrder(rows)
}

/** Sorts the districts of a city by their number, among the positions that they occupy. */
function inOrder(cities: readonly CityRow[]): CityRow[] {
  const numbered = cities.map((city) => ({ city, number: districtOf(city.name) }))
  const districts = numbered
    .flatMap(({ city, number }) => (number === null ? [] : [{ city, number }]))
    .toSorted((a, b) => a.number - b.number)
  return numbered.map(({ city, number }) => (number === null ? city : needed(districts.shift(), 'a district').city))
}
