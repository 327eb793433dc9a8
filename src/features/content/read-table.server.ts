import type { Visit } from '../../app.ts'
import { listNotifications } from '../notifications/list-notifications.server.ts'
import { listEntries } from './read-entries.server.ts'

/** Every table of content by its name in the call, each row whole. */
const tables = {
  notifications: listNotifications,
  articles: async (visit: Visit) =>
    (await listEntries(visit, 'article')).map(({ address, publishedAt: _, publishedOn, ...data }) => ({
      slug: address,
      ...data,
      published_on: publishedOn,
    })),
  questions: async (visit: Visit) =>
    (await listEntries(visit, 'question')).map(({ address, publishedAt: _, publishedOn: __, ...data }) => ({
      slug: address,
      ...data,
    })),
  glossary: async (visit: Visit) =>
    (await listEntries(visit, 'term')).map(({ address, publishedAt: _, publishedOn: __, ...data }) => ({
      slug: address,
      ...data,
    })),
  pages: async (visit: Visit) =>
    (await listEntries(visit, 'page')).map(({ address, publishedAt: _, publishedOn: __, ...data }) => ({
      path: address,
      ...data,
    })),
} as const

export const TABLES = [
  'notifications',
  'articles',
  'questions',
  'glossary',
  'pages',
] as const satisfies readonly (keyof typeof tables)[]

export const readTable = (visit: Visit, table: (typeof TABLES)[number]) => tables[table](visit)
