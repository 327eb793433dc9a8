import { firstNames } from '../users/first-names.data.ts'
import { SUGGESTIONS, wordsOf } from './rules.ts'

const byWords = firstNames.map((name) => ({ name, words: wordsOf(name) }))
const spelling = new Map(byWords.map(({ name, words }) => [words, name]))

/** French first names that begin with the typed text. */
export function suggestFirstNames(typed: string, limit = SUGGESTIONS): string[] {
  const words = wordsOf(typed)
  if (words === '') return []
  return byWords.flatMap((one) => (one.words.startsWith(words) ? one.name : [])).slice(0, limit)
}

/** The usual French spelling, with capitals and accents; null for a name that is not in the list. */
export const usualSpelling = (typed: string): string | null => spelling.get(wordsOf(typed)) ?? null
