import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { among } from './filters.server.ts'
import type { Resource } from './resource.server.ts'

// Which table it is, is known when it runs: what is typed is the definition of each resource.
// biome-ignore lint/suspicious/noExplicitAny: the tables of all resources have no type in common
type Any = any

/** Whose site it is, on what, and with which keys. */
type Reader = Pick<Visit, 'app' | 'db' | 'site'>

export type Given = Readonly<Record<string, unknown>>
export interface Page {
  sort: string
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Counted no further: what goes beyond is not waited for. */
export const COUNTED_MOST = 10_000

export const filtersOf = (of: Resource) => ({ ids: among(of.id), ...of.filters })

/** The rows of a site that are asked for, before anything is joined to them. */
export function soughtRows(db: Database, of: Resource, siteId: number, given: Given) {
  const filters = Object.entries(filtersOf(of)).filter(([name]) => given[name] !== undefined)
  const within = of.within ? of.within(siteId) : sql<SqlBool>`base.site_id = ${siteId}`
  const rows = (db as Kysely<Any>).selectFrom(`${of.table} as base`).where(within)
  return filters.reduce((narrowed, [name, filter]) => narrowed.where(filter.where(given[name])), rows)
}

/** How many there are, up to one more than is counted. */
export async function countRows(db: Database, of: Resource, siteId: number, given: Given): Promise<number> {
  const some = soughtRows(db, of, siteId, given)
    .select(sql`1`.as('one'))
    .limit(COUNTED_MOST + 1)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The page is found first and joined after: what is skipped costs no look-up. */
export function pageQuery(db: Database, of: Resource, siteId: number, given: Given, page: Page) {
  const ordered = (rows: Any) =>
    rows.orderBy(`base.${of.sorts[page.sort]}`, page.order).orderBy(`base.${of.id}`, page.order)
  const found = ordered(soughtRows(db, of, siteId, given).selectAll('base'))
    .limit(page.limit)
    .offset(page.offset)
  return ordered(joined(db, of, found))
}

export const readPage = async ({ app, db, site }: Reader, of: Resource, given: Given, page: Page) =>
  shown(app.keys, of, await pageQuery(db, of, site.id, given, page).execute())

/** The next rows after one of them, by number: a walk through all of them holds neither a connection nor a snapshot. */
export async function readAfter(
  { app, db, site }: Reader,
  of: Resource,
  given: Given,
  { after, limit }: { after: number; limit: number },
) {
  const place = `base.${of.id}`
  const found = soughtRows(db, of, site.id, given)
    .selectAll('base')
    .where(place, '>', after)
    .orderBy(place)
    .limit(limit)
  return shown(app.keys, of, await joined(db, of, found).orderBy(place).execute())
}

const joined = (db: Database, of: Resource, found: Any): Any => of.read(db.selectFrom(found.as('base')) as never)

/** Rows as they leave: nothing but what the resource says it shows. */
const shown = (keys: KeyRing, of: Resource, rows: Given[]): Given[] =>
  rows.map((row) => of.row.parse(dated((of.opened?.(keys, row as never) ?? row) as Given)))

const dated = (row: Given): Given =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
