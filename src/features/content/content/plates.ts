import { drawnArticles } from './plates.data.ts'
import { type ArticleTheme, letterOf } from './rules.ts'

/** Plates are drawn at 480 by 300, initials at 160 by 160. */
export const PLATE_SHAPE = { width: 480, height: 300 } as const
export const INITIAL_SHAPE = { width: 160, height: 160 } as const

const drawn: ReadonlySet<string> = new Set(drawnArticles)

/** The plate of an article in a width of 400 or 800 pixels: its own, or its theme's if it was written since. */
export const platePicture = ({ slug, theme }: { slug: string; theme: ArticleTheme }, width: 400 | 800): string =>
  `/planches/${drawn.has(slug) ? slug : theme}-${width}.avif`

/** The initial of a term; null for a term without a letter of the alphabet. */
export function initialPicture(term: string): string | null {
  const letter = letterOf(term)
  return letter === '#' ? null : `/planches/lettre-${letter.toLowerCase()}-192.avif`
}
