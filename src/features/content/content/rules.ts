import { folded } from '../../../platform/i18n/folded.ts'

export const KINDS = [
  'article',
  'term',
  'question',
  'page',
  'notification',
  'offer',
  'partner',
  'card',
  'game',
  'webinar',
] as const
export type Kind = (typeof KINDS)[number]

/** Kinds that a brand does not inherit from the main site. */
export const OWN_KINDS: readonly Kind[] = ['notification', 'webinar']

/** Kinds whose addresses are those of the code: none can be added. */
export const FIXED_KINDS: readonly Kind[] = ['page', 'card', 'game']

/** Audiences of an offer: clients who never bought, or never consulted. */
export const AUDIENCES = ['new_client', 'not_consulted'] as const
export type Audience = (typeof AUDIENCES)[number]

export const STATUSES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type Status = (typeof STATUSES)[number]

export const ARTICLE_THEMES = ['astrologie', 'tarot', 'voyance', 'numerologie', 'vie-interieure'] as const
export type ArticleTheme = (typeof ARTICLE_THEMES)[number]

export const QUESTION_THEMES = ['consulter', 'prix', 'compte', 'donnees', 'voyance', 'astrologie'] as const
export type QuestionTheme = (typeof QUESTION_THEMES)[number]

export const GLOSSARIES = ['voyance', 'divination'] as const
export type Glossary = (typeof GLOSSARIES)[number]

/** The decks that have cards in the store, by their slugs. */
export const DECKS = ['le-tarot-de-marseille', 'l-oracle-de-vos-amours', 'les-runes'] as const
export type DeckSlug = (typeof DECKS)[number]

/** Articles per page of the magazine. */
export const ARTICLES_BY_PAGE = 12
export const ARTICLES_MAX = 50
export const PAGES_MAX = 10_000

export interface Part<T> {
  items: T[]
  total: number
  page: number
  pages: number
}

/** One page of a list, counted from 1; even an empty list has a first page. */
export function partOf<T>(list: readonly T[], page: number, limit: number): Part<T> {
  const start = (page - 1) * limit
  const pages = Math.max(1, Math.ceil(list.length / limit))
  return { items: list.slice(start, start + limit), total: list.length, page, pages }
}

/** The letter of a term in the alphabet, ignoring accents: "Éphémérides" under E. */
export const letterOf = (term: string): string => folded(term).match(/[a-z]/)?.[0]?.toUpperCase() ?? '#'

/** Terms whose name or short description contains the words asked for. */
export function termsWith<T extends { term: string; short: string }>(terms: readonly T[], asked: string): T[] {
  const words = folded(asked.trim())
  return terms.filter(({ term, short }) => folded(`${term} ${short}`).includes(words))
}

/** Maximum length of a search in a glossary, in characters. */
export const ASKED_MAX = 60

/** The theme named in a URL of the magazine; null for an unknown one. */
export function themeIn(query: URLSearchParams): ArticleTheme | 'all' | null {
  const asked = query.get('theme')
  return asked === null ? 'all' : (ARTICLE_THEMES.find((theme) => theme === asked) ?? null)
}

/** The page number in a URL; null if it is invalid. */
export function pageIn(query: URLSearchParams): number | null {
  const asked = query.get('page') ?? '1'
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
