import { differencesOf } from '../../../platform/i18n/differences.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

/** The languages of the texts; the pages of the sites are in the first one. */
export const LOCALES = ['fr', 'en', 'es', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** The names of a text's {values}, {OFFER_X} and %links%, without duplicates. */
export function placeholdersOf(text: string): { values: string[]; offers: string[]; links: string[] } {
  const names = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => itemAt(match, 1)))]
  return {
    values: names(/\{(?!OFFER_)(\w+)\}/g),
    offers: names(/\{OFFER_(\w+)\}/g),
    links: names(/%(\w+)%/g),
  }
}

/** Characters of a text, and of a link's label and address. */
export const VALUE_MAX = 4000
export const LABEL_MAX = 120
export const HREF_MAX = 500
export const LINKS_MAX = 10

/** Characters of a page's meta description. */
export const DESCRIPTION_MAX = 180
export const isDescription = (key: string): boolean => /description$/i.test(key)

/** A link inside a text: the specification's linksProperties, without the key. */
export interface StoredLink {
  parameter: string
  label: string
  href: string
  target: '_blank' | null
}

/** The kinds of versions of a text. */
export const REVISION_KINDS = ['draft', 'discarded', 'published'] as const
export type RevisionKind = (typeof REVISION_KINDS)[number]

export interface Version {
  value: string
  links: StoredLink[]
}

/** The delimiters that are not part of a complete placeholder, as written. */
export const unclosedIn = (text: string): string[] =>
  (text.replace(/\{\w+\}|%\w+%/g, ' ').match(/\{[^{}]{0,30}\}?|\}|%\p{L}\w*/gu) ?? []).map((part) => part.trim())

/** The unknown placeholders of a text, as written: `delivered` tells which are known. */
export function unknownIn(
  text: string,
  delivered: string,
  known: { offers: readonly string[]; links: readonly string[] },
): string[] {
  const [used, filled] = [placeholdersOf(text), placeholdersOf(delivered)]
  const plural = delivered.includes(' || ') ? 1 : 0
  return [
    ...used.values.filter((name) => !filled.values.includes(name)).map((name) => `{${name}}`),
    ...used.offers.filter((type) => !known.offers.includes(type)).map((type) => `{OFFER_${type}}`),
    // Where no link was foreseen, the placeholder is shown literally.
    ...used.links
      .filter((name) => !filled.links.includes(name) && !(filled.links.length > 0 && known.links.includes(name)))
      .map((name) => `%${name}%`),
    ...(text.split('||').length - 1 > plural ? ['||'] : []),
  ]
}

/** Own paths, https, mailto and tel addresses: nothing executable, and nothing disguised as one of them. */
export const isSafeHref = (href: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(href) ||
  /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i.test(href) ||
  /^mailto:[\w.+-]+@[a-z0-9.-]+$/i.test(href) ||
  /^tel:\+?[\d-]{2,20}$/.test(href)

export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The additions and removals between two texts, word by word, in reading order. */
export function wordChanges(before: string, after: string): Change[] {
  const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/).filter((word) => word !== '')
  const changes: Change[] = []
  const isSame = (one: string, other: string) => one.trim() === other.trim()
  for (const { kind: what, text } of differencesOf(wordsOf(before), wordsOf(after), isSame)) {
    const kind = changeOf[what]
    const last = changes.at(-1)
    if (last?.kind === kind) last.text += text
    else changes.push({ kind, text })
  }
  return changes
}

const changeOf = { same: 'same', gone: 'removed', new: 'added' } as const
