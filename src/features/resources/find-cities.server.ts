import type { Visit } from '../../app.ts'
import { type CityRow, selectCities } from './queries.server.ts'
import { SUGGESTIONS, typedKey } from './rules.ts'

/**
 * Cities that what was typed is the beginning of; none for what names nothing. A tenth of the world begins with one
 * letter: alone, it stands for the places that are called so.
 */
export async function findCities(visit: Visit, query: string, limit = SUGGESTIONS): Promise<CityRow[]> {
  const key = typedKey(query)
  if (key === '' || key === '|') return []
  return selectCities(visit.db, key.length === 1 ? `${key}|` : key, limit).execute()
}
