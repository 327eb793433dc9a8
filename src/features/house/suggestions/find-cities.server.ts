import type { Visit } from '../../../app.ts'
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
  const numbers = new Map(cities.map((city) => [city, districtOf(city.name)]))
  const districts = cities
    .filter((city) => numbers.get(city) !== null)
    .toSorted((a, b) => numbers.get(a)! - numbers.get(b)!)
  return cities.map((city) => (numbers.get(city) === null ? city : districts.shift()!))
}
