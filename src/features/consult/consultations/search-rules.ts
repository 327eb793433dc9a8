import { folded } from '../../../platform/i18n/folded.ts'

/** Characters around what was found. */
const AROUND = 70

/** The words looked for, in comparable form, each once. */
export const termsOf = (words: string): string[] => [...new Set(folded(words).split(/[^\p{L}\p{N}]+/u))].filter(Boolean)

export interface Excerpt {
  before: string
  match: string
  after: string
}

/** The part of a text around the first of the terms, if all are in it; accents and capitals don't count. */
export function excerptOf(text: string, terms: readonly string[]): Excerpt | null {
  const whole = folded(text)
  if (terms.length === 0 || !terms.every((term) => whole.includes(term))) return null
  // Folding may drop characters: where each of what is left stood.
  const characters = [...text]
  const places = characters.flatMap((character, place) => Array.from(folded(character), () => place))
  const plain = characters.map(folded).join('')
  const [first = ''] = terms.toSorted((a, b) => plain.indexOf(a) - plain.indexOf(b))
  const at = [...plain.slice(0, Math.max(0, plain.indexOf(first)))].length
  const from = places[at] ?? 0
  const to = (places[at + [...first].length - 1] ?? from) + 1
  const slice = (start: number, end: number) => characters.slice(Math.max(0, start), end).join('').replace(/\s+/g, ' ')
  return {
    before: `${from > AROUND ? '…' : ''}${slice(from - AROUND, from)}`,
    match: slice(from, to),
    after: `${slice(to, to + AROUND)}${to + AROUND < characters.length ? '…' : ''}`,
  }
}
