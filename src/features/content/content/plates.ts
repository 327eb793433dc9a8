import { drawnArticles } from './plates.data.ts'
import { type ArticleTheme, letterOf } from './rules.ts'

/** Initials are drawn at 160 by 160. */
export const INITIAL_SHAPE = { width: 160, height: 160 } as const

const drawn: ReadonlySet<string> = new Set(drawnArticles)

interface Illustrated {
  slug: string
  theme: ArticleTheme
}

/** The name of an article's plate: its own, or its theme's if it was written since. */
export const plateName = ({ slug, theme }: Illustrated): string => (drawn.has(slug) ? slug : theme)

/** The plate of an article in a width of 400 or 800 pixels. */
export const platePicture = (article: Illustrated, width: 400 | 800): string =>
  `/planches/${plateName(article)}-${width}.avif`

/** The initial of a term; null for a term without a letter of the alphabet. */
export function initialPicture(term: string): string | null {
  const letter = letterOf(term)
  return letter === '#' ? null : `/planches/lettre-${letter.toLowerCase()}-192.avif`
}
