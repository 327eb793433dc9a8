import type { Visit } from '../../../app.ts'
import { plainTitle } from '../../../platform/i18n/words.ts'
import { listTitles } from './queries.server.ts'
import { SUGGESTED_FROM, SUGGESTIONS } from './rules.ts'

/** Titles that the typed text may be the beginning of. */
export async function suggestTitles(visit: Visit, typed: string): Promise<string[]> {
  const beginning = plainTitle(typed)
  if (beginning.trim().length < SUGGESTED_FROM) return []
  const rows = await listTitles(visit.db, visit.site.id, beginning, SUGGESTIONS)
  return rows.map(({ title }) => title)
}
