import type { SearchDocument, SearchKind, Visit } from '../../../app.ts'
import { singular, wordsOf } from '../../../platform/i18n/words.ts'
import { itemAt, needed } from '../../../platform/needed/needed.ts'
import { systemVisit } from '../session/open-visit.server.ts'

export interface RelatedPage {
  path: string
  title: string
  kind: SearchKind
}

interface Weighed extends RelatedPage {
  /** The weight of each word in the document, as a vector of length 1. */
  weights: ReadonlyMap<string, number>
}

const SHOWN = 4
/** Shorter words say little, and so does a word of more than a quarter of all documents. */
const LETTERS = 4
const KEPT_WORDS = 80
/** A similarity below this is chance. */
const LEAST = 0.04

/** Pages of some kinds that share the most words with the one at a path; deterministic for the same texts. */
export async function relatedPages(visit: Visit, path: string, kinds: readonly SearchKind[]): Promise<RelatedPage[]> {
  const { all, found } = await visit.app.content.keep(`related ${visit.site.id}`, async () => ({
    // A personal preview is not cached for everyone.
    all: weighed(await visit.app.declared.documents(systemVisit(visit.app, visit.site))),
    found: new Map<string, RelatedPage[]>(),
  }))
  const own = all.find((one) => one.path === path)
  if (!own) return []
  const asked = `${kinds} ${path}`
  const pages = found.get(asked) ?? nearest(all, own, kinds)
  found.set(asked, pages)
  return pages
}

function nearest(all: readonly Weighed[], own: Weighed, kinds: readonly SearchKind[]): RelatedPage[] {
  return all
    .filter((one) => kinds.includes(one.kind) && one !== own)
    .map((one) => ({ one, shared: inCommon(own, one) }))
    .filter(({ shared }) => shared >= LEAST)
    .sort((a, b) => b.shared - a.shared || (a.one.path < b.one.path ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ one: { path, title, kind } }) => ({ path, title, kind }))
}

function inCommon(one: Weighed, other: Weighed): number {
  let sum = 0
  for (const [word, weight] of one.weights) sum += weight * (other.weights.get(word) ?? 0)
  return sum
}

function weighed(documents: readonly SearchDocument[]): Weighed[] {
  const counted = documents.map(({ title, summary, body }) =>
    // The title weighs most, then the summary.
    countsOf(`${title} ${title} ${title} ${summary} ${summary} ${body}`),
  )
  const spread = new Map<string, number>()
  for (const counts of counted) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  return documents.map(({ path, title, kind }, place) => {
    const words = [...itemAt(counted, place)]
      .map(([word, count]) => ({ word, count, within: needed(spread.get(word), word) }))
      .filter(({ within }) => within * 4 <= documents.length)
      .map(({ word, count, within }) => [word, Math.log(1 + count) * Math.log(documents.length / within)] as const)
      .sort((a, b) => b[1] - a[1])
      .slice(0, KEPT_WORDS)
    const length = Math.hypot(...words.map(([, weight]) => weight)) || 1
    return { path, title, kind, weights: new Map(words.map(([word, weight]) => [word, weight / length])) }
  })
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) {
    if (word.length < LETTERS) continue
    const one = singular(word)
    counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}
