import { differencesOf } from '../../../platform/i18n/differences.ts'

export const INTENTS = ['publish', 'schedule', 'draft', 'withdraw'] as const
export type Intent = (typeof INTENTS)[number]

/** A piece of a comparison: common to both texts, only in the old one, or only in the new one. */
export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Above this size, a comparison word by word would take too long. */
const MOST_CELLS = 2_000_000

/** Compares two texts word by word. */
export function compare(before: string, after: string): Piece[] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = compareWords(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const same = (words: string[]): Piece => ({ kind: 'same', text: words.join('') })
  return joined([same(a.slice(0, start)), ...middle, same(a.slice(a.length - end))])
}

/** The differences between two versions of a form, field by field. */
export const differences = (before: Typed, after: Typed): { name: string; pieces: Piece[] }[] =>
  Object.entries(after).flatMap(([name, text]) =>
    before[name] === text ? [] : [{ name, pieces: compare(before[name] ?? '', text) }],
  )

type Typed = Readonly<Record<string, string>>

/** Splits a text into words, tags and spaces. */
const wordsOf = (text: string): string[] => text.match(/<[^>]*>|\s+|[^\s<]+|</g) ?? []

function compareWords(a: string[], b: string[]): Piece[] {
  if (a.length * b.length > MOST_CELLS) {
    return [
      { kind: 'gone', text: a.join('') },
      { kind: 'new', text: b.join('') },
    ]
  }
  return differencesOf(a, b)
}

/** Merges consecutive pieces of the same kind. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else if (piece.text !== '') all.push({ ...piece })
  }
  return all
}
