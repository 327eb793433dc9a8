import type { Visit } from '../../../app.ts'
import { type Entry, listEntries, wordsOf } from '../content/read-entries.server.ts'
import type { Kind } from '../content/rules.ts'
import { listNotifications } from '../notifications/list-notifications.server.ts'
import { listOffers } from '../offers/list-offers.server.ts'

/** The content tables by their name in the call, with all columns. */
const tables = {
  notifications: listNotifications,
  offers: listOffers,
  articles: async (visit: Visit) =>
    (await listEntries(visit, 'article')).map((entry) => ({ ...bySlug(entry), published_on: entry.publishedOn })),
  questions: async (visit: Visit) => (await listEntries(visit, 'question')).map(bySlug),
  glossary: async (visit: Visit) => (await listEntries(visit, 'term')).map(bySlug),
  pages: async (visit: Visit) =>
    (await listEntries(visit, 'page')).map((entry) => ({ path: entry.address, ...wordsOf(entry) })),
  cards: async (visit: Visit) => (await listEntries(visit, 'card')).map(bySlug),
  games: async (visit: Visit) => (await listEntries(visit, 'game')).map(bySlug),
  partners: async (visit: Visit) => (await listEntries(visit, 'partner')).map(bySlug),
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
] as const satisfies readonly (keyof typeof tables)[]

export const readTable = (visit: Visit, table: (typeof TABLES)[number]) => tables[table](visit)
