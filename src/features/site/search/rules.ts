import type { SearchKind } from '../../../app.ts'

/** The kinds of documents, in the order in which they are counted. */
export const SEARCH_KINDS = [
  'psychic',
  'article',
  'term',
  'question',
  'game',
  'page',
] as const satisfies readonly SearchKind[]

export const QUERY_MAX = 100
export const RESULTS_BY_PAGE = 10
/** The most documents ranked; beyond that the visitor is told that there are more. */
export const FOUND_MAX = 500
export const PAGES_MAX = FOUND_MAX / RESULTS_BY_PAGE
/** Words after this many are ignored: a long question is about its first words. */
export const WORDS_MAX = 8
export const SUGGESTIONS = 8
/** A single letter matches too much. */
export const SUGGESTED_FROM = 2

/** Shorter words are too similar to each other to be corrected. */
const CORRECTED_FROM = 4

export const isCorrectable = (word: string): boolean => word.length >= CORRECTED_FROM && /^[a-z]+$/.test(word)

/** A word without one of its letters, or with two adjacent letters swapped. */
export const nearby = (word: string): string[] => [
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
  ...Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2)),
]

export interface HighlightPart {
  text: string
  isMarked: boolean
}

/** Characters that occur in no document, placed around matches. */
export const MARK = { start: '\u0001', end: '\u0002' } as const

/** An excerpt, with ellipses where it was cut. */
export function cutAt(marked: string): string {
  const plain = marked.replaceAll(MARK.start, '').replaceAll(MARK.end, '')
  return `${/^[\p{Lu}\p{N}«]/u.test(plain) ? '' : '… '}${marked}${/[.!?»]$/.test(plain) ? '' : ' …'}`
}

/** A marked text as pieces of plain text. */
export const partsOf = (marked: string): HighlightPart[] =>
  marked.split(MARK.start).flatMap((piece, place) => {
    const [found, rest] = place === 0 ? ['', piece] : piece.split(MARK.end)
    const parts = [
      { text: found ?? '', isMarked: true },
      { text: rest ?? '', isMarked: false },
    ]
    return parts.filter(({ text }) => text !== '')
  })

/** The kind in an address; null if there is no such kind. */
export function kindIn(asked: string | null): SearchKind | 'all' | null {
  return asked === null ? 'all' : (SEARCH_KINDS.find((kind) => kind === asked) ?? null)
}
