import { brotliCompressSync, constants } from 'node:zlib'
import { pageWords } from 'virtual:page-words'
import type { Wording } from '../../../platform/i18n/texts.ts'
import { deliveredTexts } from './catalogues.server.ts'

/** What edited texts may add to a page, in compressed bytes. */
export const PAGE_BUDGET = 7 * 1024

const everywhere = pageWords.root ?? []
const pages = Object.entries(pageWords).filter(([pattern]) => pattern !== 'root')
const patterns = pages.map(([pattern]) => pattern)

type Edited = Pick<Wording, 'edited' | 'links'>

/** Keyed by the texts: they are a new object whenever one changes. */
const chosen = new WeakMap<Edited, Map<string | undefined, Edited>>()

/** The edited texts that the page with this pattern can show; all of them for an unknown pattern. */
export function onPage(words: Edited, pattern: string | undefined): Edited {
  const known = pattern === undefined || pattern in pageWords ? pattern : undefined
  const byPattern = chosen.get(words) ?? new Map<string | undefined, Edited>()
  chosen.set(words, byPattern)
  const found = byPattern.get(known) ?? choose(words, known)
  byPattern.set(known, found)
  return found
}

function choose(words: Edited, pattern: string | undefined): Edited {
  const own = pattern === undefined ? undefined : pageWords[pattern]
  const isSaid = (key: string) => {
    const prefix = deliveredTexts.get(key)?.prefix
    return prefix !== undefined && (own === undefined || everywhere.includes(prefix) || own.includes(prefix))
  }
  const kept = <T>(entries: Readonly<Record<string, T>> = {}, isOf: (value: T) => boolean = () => true) =>
    Object.fromEntries(Object.entries(entries).filter(([key, value]) => isSaid(key) && isOf(value)))
  const links = kept(words.links, (one) => Object.keys(one).length > 0)
  return { edited: kept(words.edited), ...(Object.keys(links).length > 0 ? { links } : {}) }
}

/** The patterns of the pages that can show the texts of a catalogue; null if every page can. */
export const pagesSaying = (prefix: string): string[] | null =>
  everywhere.includes(prefix) ? null : pages.flatMap(([pattern, said]) => (said.includes(prefix) ? [pattern] : []))

/** The most that these texts add to any page, in compressed bytes. */
export function heaviest(words: Edited): number {
  const weigh = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength
  const shown = new Set(patterns.map((pattern) => JSON.stringify(onPage(words, pattern))))
  return Math.max(...[...shown].map(weigh))
}
