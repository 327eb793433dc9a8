import type { Visit } from '../../app.ts'
import { listNotifications } from '../notifications/list-notifications.server.ts'
import { type Entry, listEntries } from './read-entries.server.ts'
import type { Kind } from './rules.ts'

/** An entry without what only pages ask of it. */
function rowOf<K extends Kind>({ publishedAt: _, changedAt: __, original: ___, ...row }: Entry<K>) {
  return row
}

const slugged = async <K extends Kind>(visit: Visit, kind: K) =>
  (await listEntries(visit, kind)).map((entry) => {
    const { address, publishedOn: _, ...data } = rowOf(entry)
    return { slug: address, ...data }
  })

/** Every table of content by its name in the call, each row whole. */
const tables = {
  notifications: listNotifications,
  articles: async (visit: Visit) =>
    (await listEntries(visit, 'article')).map((entry) => {
      const { address, publishedOn, ...data } = rowOf(entry)
      return { slug: address, ...data, published_on: publishedOn }
    }),
  questions: (visit: Visit) => slugged(visit, 'question'),
  glossary: (visit: Visit) => slugged(visit, 'term'),
  pages: async (visit: Visit) =>
    (await listEntries(visit, 'page')).map((entry) => {
      const { address, publishedOn: _, ...data } = rowOf(entry)
      return { path: address, ...data }
    }),
} as const

export const TABLES = [
  'notifications',
  'articles',
  'questions',
  'glossary',
  'pages',
] as const satisfies readonly (keyof typeof tables)[]

export const readTable = (visit: Visit, table: (typeof TABLES)[number]) => tables[table](visit)
