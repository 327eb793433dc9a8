import type { Visit } from '../../app.ts'
import { type CityRow, selectCities } from './queries.server.ts'
import { SUGGESTIONS, typedKey } from './rules.ts'

/** Cities that what was typed is the beginning of; none for what names nothing. */
export async function findCities(visit: Visit, query: string, limit = SUGGESTIONS): Promise<CityRow[]> {
  const key = typedKey(query)
  return key === '' || key === '|' ? [] : selectCities(visit.db, key, limit).execute()
}
