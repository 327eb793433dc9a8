import type { SearchKind, Visit } from '../../../app.ts'
import { singular, wordsOf } from '../../../platform/i18n/words.ts'
import { partOf } from '../../content/content/rules.ts'
import { findLike, listFound, listKnown, readShown, type Shown, type Term } from './queries.server.ts'
import { FOUND_MAX, isCorrectable, nearby, RESULTS_BY_PAGE, SEARCH_KINDS, WORDS_MAX } from './rules.ts'
import { synonymsOf } from './synonyms.ts'

/** Fewer than these, and what bears only some of the words is shown behind. */
const FEW = 3

export interface Found {
  results: Shown[]
  /** Of all kinds, whichever is shown. */
  counts: { kind: SearchKind; count: number }[]
  /** Of what is shown. */
  total: number
  page: number
  pages: number
  /** There are more than can be counted. */
  isCapped: boolean
  /** What was looked for in the place of what was typed; null where it was that. */
  corrected: string | null
  /** Nothing bears all the words: these bear some of them. */
  isPartial: boolean
}

/** What the visit's site shows that bears the words that were typed, the best first; words may be misspelt. */
export async function findDocuments(
  visit: Visit,
  asked: { q: string; kind?: SearchKind | undefined; page: number },
): Promise<Found> {
  const { db, site } = visit
  const typed = wordsOf(asked.q).slice(0, WORDS_MAX)
  const words = await corrected(visit, typed)
  const terms: Term[] = words.map((word) => ({ word, others: synonymsOf(word).filter((other) => other !== word) }))
  const all = words.length === 0 ? [] : await listFound(db, site.id, terms, '&&')
  const some = all.length < FEW && words.length > 1 ? await listFound(db, site.id, terms, '||') : []
  const bearsAll = new Set(all.map(({ path }) => path))
  const found = [...all, ...some.filter(({ path }) => !bearsAll.has(path))]
  const ofKind = found.filter(({ kind }) => asked.kind === undefined || kind === asked.kind)
  const { items, ...part } = partOf(ofKind, asked.page, RESULTS_BY_PAGE)
  const paths = items.map(({ path }) => path)
  const shown = new Map((await readShown(db, site.id, paths, terms)).map((one) => [one.path, one]))
  return {
    results: paths.flatMap((path) => shown.get(path) ?? []),
    counts: SEARCH_KINDS.map((kind) => ({ kind, count: found.filter((one) => one.kind === kind).length })),
    ...part,
    isCapped: found.length >= FOUND_MAX,
    corrected: words.join(' ') === typed.join(' ') ? null : words.join(' '),
    isPartial: all.length === 0 && some.length > 0,
  }
}

/** Words that nobody wrote here, as they were most likely meant. */
async function corrected({ db, site }: Visit, words: readonly string[]): Promise<string[]> {
  const doubtful = words.filter(isCorrectable)
  if (doubtful.length === 0) return [...words]
  const known = await listKnown(db, site.id, [...doubtful, ...doubtful.map(singular)])
  return Promise.all(
    words.map(async (word) => {
      if (!isCorrectable(word) || known.has(word) || known.has(singular(word))) return word
      return (await findLike(db, site.id, word, nearby(word))) ?? word
    }),
  )
}
