import type { ArticleTheme, Glossary } from './rules.ts'

export const articleAddress = (slug: string): string => `/mag/${slug}`

/** A part of the magazine; the first page of all themes is the magazine itself. */
export function magAddress(theme?: ArticleTheme, page = 1): string {
  const query = new URLSearchParams({ ...(theme && { theme }), ...(page > 1 && { page: String(page) }) })
  return query.size === 0 ? '/mag' : `/mag?${query}`
}

export const glossaryAddress = (glossary: Glossary): string => `/${glossary}/lexique`
export const termAddress = (of: { glossary: Glossary; slug: string }): string =>
  `${glossaryAddress(of.glossary)}/${of.slug}`

/** A question stands at its place among all. */
export const questionAddress = (slug: string): string => `/questions-frequentes#${slug}`

/** Which glossary stands under a path of either. */
export const glossaryAt = (path: string): Glossary => (path.startsWith('/divination/') ? 'divination' : 'voyance')

/** The trade of those who are listed under a text. */
const jobsByPath: Readonly<Record<string, number>> = {
  '/voyance/voyants': 1,
  '/voyance/mediums': 2,
  '/voyance/astrologues': 3,
  '/voyance/tarologues': 4,
  '/voyance/numerologues': 5,
}

export const jobAt = (path: string): number | null => jobsByPath[path] ?? null
