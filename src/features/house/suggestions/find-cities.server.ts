import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { type CityRow, selectCities } from './queries.server.ts'
import { districtOf, SUGGESTIONS, typedKey } from './rules.ts'

/**
 * Cities that what was typed is the beginning of; none for what names nothing. A tenth of the world begins with one
 * letter: alone, it stands for the places that are called so.
 */
export async function findCities(visit: Visit, query: string, limit = SUGGESTIONS): Promise<CityRow[]> {
  const key = typedKey(query)
  if (key === '' || key === '|') return []
  const rows = await selectCities(visit.db, key.length === 1 ? `${key}|` : key, limit).execute()
  return inOrder(rows)
}

/** Districts stand where districts stood, but by their number. */
function inOrder(cities: readonly CityRow[]): CityRow[] {
  const numbered = cities.map((city) => ({ city, number: districtOf(city.name) }))
  const districts = numbered
    .flatMap(({ city, number }) => (number === null ? [] : [{ city, number }]))
    .toSorted((a, b) => a.number - b.number)
  return numbered.map(({ city, number }) => (number === null ? city : needed(districts.shift(), 'a district').city))
}
