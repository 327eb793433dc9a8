import { firstNames } from '../users/first-names.data.ts'
import { SUGGESTIONS, wordsOf } from './rules.ts'

const byWords = firstNames.map((name) => ({ name, words: wordsOf(name) }))
const spelling = new Map(byWords.map(({ name, words }) => [words, name]))

/** French first names that what was typed is the beginning of. */
export function suggestFirstNames(typed: string, limit = SUGGESTIONS): string[] {
  const words = wordsOf(typed)
  if (words === '') return []
  return byWords.flatMap((one) => (one.words.startsWith(words) ? one.name : [])).slice(0, limit)
}

/** The name as French writes it, with its capitals and accents; null for one that is not of the list. */
export const usualSpelling = (typed: string): string | null => spelling.get(wordsOf(typed)) ?? null
