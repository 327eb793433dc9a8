import type { SearchKind } from '../../../app.ts'

/** What can be found, in the order in which it is counted. */
export const SEARCH_KINDS = ['psychic', 'article', 'term', 'question', 'page'] as const satisfies readonly SearchKind[]

export const QUERY_MAX = 100
export const RESULTS_BY_PAGE = 10
/** So many are ranked at most; whoever looks for a word that is everywhere is told that there are more. */
export const FOUND_MAX = 500
export const PAGES_MAX = FOUND_MAX / RESULTS_BY_PAGE
/** A question is longer than what it is about: the words after these are left out. */
export const WORDS_MAX = 8
export const SUGGESTIONS = 8
/** One letter begins everything. */
export const SUGGESTED_FROM = 2

/** Shorter words are too near to one another to be taken for another one. */
const CORRECTED_FROM = 4

export const isCorrectable = (word: string): boolean => word.length >= CORRECTED_FROM && /^[a-z]+$/.test(word)

/** What a word would be without one of its letters, or with two of them in the other order. */
export const nearby = (word: string): string[] => [
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
  ...Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2)),
]

export interface HighlightPart {
  text: string
  isMarked: boolean
}

/** Signs that stand in no document, around what was found in it. */
export const MARK = { start: '\u0001', end: '\u0002' } as const

/** Part of a text, which says on which side it was cut. */
export function cutAt(marked: string): string {
  const plain = marked.replaceAll(MARK.start, '').replaceAll(MARK.end, '')
  return `${/^[\p{Lu}\p{N}«]/u.test(plain) ? '' : '… '}${marked}${/[.!?»]$/.test(plain) ? '' : ' …'}`
}

/** A text with its marks, as pieces of plain text. */
export const partsOf = (marked: string): HighlightPart[] =>
  marked.split(MARK.start).flatMap((piece, place) => {
    const [found, rest] = place === 0 ? ['', piece] : piece.split(MARK.end)
    const parts = [
      { text: found ?? '', isMarked: true },
      { text: rest ?? '', isMarked: false },
    ]
    return parts.filter(({ text }) => text !== '')
  })

/** The kind that an address names; null for one that there is not. */
export function kindIn(asked: string | null): SearchKind | 'all' | null {
  return asked === null ? 'all' : (SEARCH_KINDS.find((kind) => kind === asked) ?? null)
}
