import type { Visit } from '../../../app.ts'
import { type Entry, listDisplayed, listEntries, wordsOf } from '../../content/content/read-entries.server.ts'
import type { Kind } from '../../content/content/rules.ts'
import { listNotifications } from '../../content/notifications/list-notifications.server.ts'
import { listOffers } from '../../content/offers/list-offers.server.ts'
import { listWebinars } from '../../content/webinars/read-webinars.server.ts'
import { listFragments } from '../../sky/horoscopes/list-fragments.ts'

/** The content tables by their name in the call, with all columns. */
const tables = {
  notifications: listNotifications,
  offers: listOffers,
  articles: async (visit: Visit) =>
    (await listDisplayed(visit, 'article')).map((entry) => ({ ...bySlug(entry), published_on: entry.publishedOn })),
  questions: async (visit: Visit) => (await listDisplayed(visit, 'question')).map(bySlug),
  glossary: async (visit: Visit) => (await listDisplayed(visit, 'term')).map(bySlug),
  pages: async (visit: Visit) =>
    (await listDisplayed(visit, 'page')).map((entry) => ({ path: entry.address, ...wordsOf(entry) })),
  cards: async (visit: Visit) => (await listEntries(visit, 'card')).map(bySlug),
  games: async (visit: Visit) => (await listEntries(visit, 'game')).map(bySlug),
  'horoscope-fragments': async (_: Visit) => listFragments(),
  partners: async (visit: Visit) => (await listDisplayed(visit, 'partner')).map(bySlug),
  webinars: listWebinars,
} as const

const bySlug = <K extends Kind>(entry: Entry<K>) => ({ slug: entry.address, ...wordsOf(entry) })

export const TABLES = [
  'notifications',
  'offers',
  'articles',
  'questions',
  'glossary',
  'pages',
  'cards',
  'games',
  'partners',
  'webinars',
  'horoscope-fragments',
] as const satisfies readonly (keyof typeof tables)[]

export const readTable = (visit: Visit, table: (typeof TABLES)[number]) => tables[table](visit)
