import { articles } from '../../db/seed/content/articles.ts'
import { cards } from '../../db/seed/content/cards.ts'
import { games } from '../../db/seed/content/games.ts'
import type { SeedPage } from '../../db/seed/content/kinds.ts'
import { pages } from '../../db/seed/content/pages.ts'
import { pagesOfAffiliation } from '../../db/seed/content/pages-affiliation.ts'
import { pagesOfSecond } from '../../db/seed/content/pages-second.ts'
import { questions } from '../../db/seed/content/questions.ts'
import { terms } from '../../db/seed/content/terms.ts'
import type { FirstEntry } from '../features/content/content/put-first-content.server.ts'

const MAIN = 99
const SECOND = 100
const AFFILIATION = 342

/** In the morning of the day, in Paris. */
const morning = (day: string): Date => new Date(`${day}T06:00:00Z`)

const page = ({ path, ...data }: SeedPage, siteId: number) =>
  ({ siteId, kind: 'page', address: path, publishAt: null, data }) as const
const ofAll = { siteId: MAIN, publishAt: null } as const

/** The delivered content, in the form that the store takes. */
export const firstContent: readonly FirstEntry[] = [
  ...articles.map(
    ({ slug, publishedOn, ...data }) =>
      ({ siteId: MAIN, kind: 'article', address: slug, publishAt: morning(publishedOn), data }) as const,
  ),
  ...terms.map(({ slug, ...data }) => ({ ...ofAll, kind: 'term', address: slug, data }) as const),
  ...questions.map(({ slug, ...data }) => ({ ...ofAll, kind: 'question', address: slug, data }) as const),
  ...cards.map(({ slug, ...data }) => ({ ...ofAll, kind: 'card', address: slug, data }) as const),
  ...games.map(({ slug, ...data }) => ({ ...ofAll, kind: 'game', address: slug, data }) as const),
  ...pages.map((one) => page(one, MAIN)),
  ...pagesOfSecond.map((one) => page(one, SECOND)),
  ...pagesOfAffiliation.map((one) => page(one, AFFILIATION)),
]
