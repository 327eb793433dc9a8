import type { SearchKind, Visit } from '../../../app.ts'
import { singular, wordsOf } from '../../../platform/i18n/words.ts'
import { partOf } from '../../content/content/rules.ts'
import { findLike, listFound, listKnown, readShown, type Shown, type Term } from './queries.server.ts'
import { FOUND_MAX, isCorrectable, nearby, RESULTS_BY_PAGE, SEARCH_KINDS, WORDS_MAX } from './rules.ts'
import { synonymsOf } from './synonyms.ts'

/** With fewer results than this, documents with only some of the words follow. */
const FEW = 3

export interface Found {
  results: Shown[]
  /** Counts for every kind, whichever is shown. */
  counts: { kind: SearchKind; count: number }[]
  /** Count of the shown kind. */
  total: number
  page: number
  pages: number
  /** There are more results than are counted. */
  isCapped: boolean
  /** The corrected query that was searched instead; null if it was not corrected. */
  corrected: string | null
  /** No document has all the words: these have some of them. */
  isPartial: boolean
}

/** Documents of the visit's site with the typed words, the best first; misspelt words are corrected. */
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

/** Replaces words unknown to the site by the likeliest known ones. */
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
