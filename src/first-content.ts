import { articles } from '../db/seed/content/articles.ts'
import { pages } from '../db/seed/content/pages.ts'
import { questions } from '../db/seed/content/questions.ts'
import { terms } from '../db/seed/content/terms.ts'
import type { FirstEntry } from './features/content/put-first-content.server.ts'

/** In the morning of the day, in Paris. */
const morning = (day: string): Date => new Date(`${day}T06:00:00Z`)

/** What the program is delivered with, as the store takes it. */
export const firstContent: readonly FirstEntry[] = [
  ...articles.map(
    ({ slug, publishedOn, ...data }) =>
      ({ kind: 'article', address: slug, publishAt: morning(publishedOn), data }) as const,
  ),
  ...terms.map(({ slug, ...data }) => ({ kind: 'term', address: slug, publishAt: null, data }) as const),
  ...questions.map(({ slug, ...data }) => ({ kind: 'question', address: slug, publishAt: null, data }) as const),
  ...pages.map(({ path, ...data }) => ({ kind: 'page', address: path, publishAt: null, data }) as const),
]
