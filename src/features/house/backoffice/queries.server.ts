import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { among } from './filters.server.ts'
import type { Resource } from './resource.server.ts'

// The table is only known at run time; the definition of each resource is what is type-checked.
// biome-ignore lint/suspicious/noExplicitAny: the tables of all resources have no type in common
type Any = any

/** The site, connection and keys with which rows are read. */
type Reader = Pick<Visit, 'app' | 'db' | 'site'>

export type Given = Readonly<Record<string, unknown>>
export interface Page {
  sort: string
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Rows beyond this are not counted, so that nobody waits for the count. */
export const COUNTED_MOST = 10_000

export const filtersOf = (of: Resource) => ({ ids: among(of.id), ...of.filters })

/** The matching rows of a site, before any joins. */
export function soughtRows(db: Database, of: Resource, siteId: number, given: Given) {
  const filters = Object.entries(filtersOf(of)).filter(([name]) => given[name] !== undefined)
  const within = of.within ? of.within(siteId) : sql<SqlBool>`base.site_id = ${siteId}`
  const rows = (db as Kysely<Any>).selectFrom(`${of.table} as base`).where(within)
  return filters.reduce((narrowed, [name, filter]) => narrowed.where(filter.where(given[name])), rows)
}

/** The number of matching rows, up to one more than COUNTED_MOST. */
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

/** Finds the rows of the page first and joins afterwards, so that skipped rows cost no joins. */
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

/** The next rows after an id: reading all of them this way holds neither a connection nor a snapshot. */
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

/** Restricts rows to the fields that the resource declares. */
const shown = (keys: KeyRing, of: Resource, rows: Given[]): Given[] =>
  rows.map((row) => of.row.parse(dated((of.opened?.(keys, row as never) ?? row) as Given)))

const dated = (row: Given): Given =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
