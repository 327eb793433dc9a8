import { href } from 'react-router'
import type { ArticleTheme, Glossary } from './rules.ts'

export const articleAddress = (slug: string): string => href('/mag/:slug', { slug })

/** The URL of a theme's page in the magazine; the first page of all themes is the magazine itself. */
export function magAddress(theme?: ArticleTheme, page = 1): string {
  const query = new URLSearchParams({ ...(theme && { theme }), ...(page > 1 && { page: String(page) }) })
  return query.size === 0 ? href('/mag') : `${href('/mag')}?${query}`
}

export const glossaryAddress = (glossary: Glossary): string => href(`/${glossary}/lexique`)
export const termAddress = (of: { glossary: Glossary; slug: string }): string =>
  href(`/${of.glossary}/lexique/:slug`, { slug: of.slug })

export const gameAddress = (game: string): string => href('/tarots-oracles/:game', { game })

/** All cards of a deck, and one of them. */
export const deckAddress = (deck: string): string => href('/tarots-oracles/:deck/cartes', { deck })
export const cardAddress = (deck: string, card: string): string =>
  href('/tarots-oracles/:deck/cartes/:card', { deck, card })

/** A question is an anchor on the page of all questions. */
export const questionAddress = (slug: string): string => `${href('/questions-frequentes')}#${slug}`

/** The glossary to which a path belongs. */
export const glossaryAt = (path: string): Glossary =>
  path.startsWith(glossaryAddress('divination')) ? 'divination' : 'voyance'
