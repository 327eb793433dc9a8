import { decoded, plainText } from '../../../ui/rich-text/plain-text.ts'

export interface ArticlePart {
  /** null before the first heading. */
  heading: { id: string; title: string } | null
  /** Sanitised HTML. */
  html: string
}

const HEADING = /<h2\b[^>]*>(.*?)<\/h2>/s
/** Words a person reads in a minute, of a text that one doesn't skim. */
const WORDS_A_MINUTE = 220

// Keeps the no-break spaces, which plain text has not.
const titleOf = (html: string): string => decoded(html.replace(/<[^>]*>/g, '')).trim()

/** The text of an article, from one heading to the next. */
export function partsOfArticle(html: string): ArticlePart[] {
  const [opening = '', ...rest] = html.split(HEADING)
  const parts: ArticlePart[] = plainText(opening) || opening.includes('<img') ? [{ heading: null, html: opening }] : []
  for (let place = 0; place < rest.length; place += 2) {
    const title = titleOf(rest[place] ?? '')
    parts.push({ heading: { id: `partie-${place / 2 + 1}`, title }, html: rest[place + 1] ?? '' })
  }
  return parts
}

/** The headings of a text, for its contents. */
export const headingsOf = (parts: readonly ArticlePart[]): { id: string; title: string }[] =>
  parts.flatMap(({ heading }) => heading ?? [])

export function minutesToRead(html: string): number {
  const words = plainText(html)
  return Math.max(1, Math.round((words === '' ? 0 : words.split(' ').length) / WORDS_A_MINUTE))
}
