import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import type { Preview } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { ContentEntries, DB } from '../../../platform/database/generated.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { Kind, Status } from './rules.ts'

const LOCALE = 'fr'

export interface Shown {
  id: number
  address: string
  data: unknown
  publishAt: Date
  changedAt: Date
  siteId: number
}

/**
 * The published entries of a kind on a site, in order of creation. A site's own entry replaces the main site's once it
 * is published; if the own one is withdrawn, both are hidden.
 */
export async function listShown(
  db: Database,
  of: { kind: Kind; siteId: number; mainId: number; now: Date },
): Promise<Shown[]> {
  const nearest = db
    .selectFrom('content_entries')
    .distinctOn('address')
    .select(['id', 'address', 'status', 'data', 'publish_at', 'changed_at', 'site_id'])
    .where('kind', '=', of.kind)
    .where('locale', '=', LOCALE)
    .where('site_id', 'in', [of.siteId, of.mainId])
    .where((entry) =>
      entry.or([
        entry('status', '=', 'withdrawn'),
        entry.and([entry('status', 'in', ['scheduled', 'published']), entry('publish_at', '<=', of.now)]),
      ]),
    )
    .orderBy('address')
    .orderBy((entry) => entry('site_id', '=', of.siteId), 'desc')
  const rows = await db
    .selectFrom(nearest.as('nearest'))
    .selectAll()
    .where('status', '!=', 'withdrawn')
    .orderBy('id')
    .execute()
  return rows.map(({ id, address, data, publish_at, changed_at, site_id }) => ({
    id,
    address,
    data,
    publishAt: needed(publish_at, `since when entry ${id} is shown`),
    changedAt: changed_at,
    siteId: site_id,
  }))
}

export interface Delivered {
  kind: string
  address: string
  version: number
  asDelivered: boolean
  publishAt: Date | null
  data: unknown
}

/** All entries of a site's own, published or not. */
export async function listOwn(db: Database, siteId: number): Promise<Delivered[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['kind', 'address', 'version', 'as_delivered', 'publish_at', 'data'])
    .where('site_id', '=', siteId)
    .where('locale', '=', LOCALE)
    .execute()
  return rows.map(({ as_delivered, publish_at, ...row }) => ({
    ...row,
    asDelivered: as_delivered,
    publishAt: publish_at,
  }))
}

export interface Written {
  siteId: number
  kind: Kind
  address: string
  status: Status
  publishAt: Date | null
  data: object
  asDelivered: boolean
  editorId: number | null
  now: Date
}

/** Inserts the first version of an entry; false if the entry exists already. */
export async function insertEntry(db: Database, written: Written): Promise<boolean> {
  const row = await db
    .insertInto('content_entries')
    .values({
      ...columns(written),
      site_id: written.siteId,
      locale: LOCALE,
      kind: written.kind,
      address: written.address,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'address', 'locale', 'site_id']).doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (row) await keepRevision(db, row, written)
  return row !== undefined
}

/** Writes the next version of an entry; false if `known` is no longer the current one. */
export const updateEntry = (db: Database, written: Written, known: number): Promise<boolean> =>
  changeEntry(db, written, known, columns(written))

async function changeEntry(
  db: Database,
  written: Written,
  known: number,
  changes: Updateable<ContentEntries>,
): Promise<boolean> {
  const row = await db
    .updateTable('content_entries')
    .set({ ...changes, version: known + 1 })
    .where(isOf(written))
    .where('version', '=', known)
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (row) await keepRevision(db, row, written)
  return row !== undefined
}

type Key = Pick<Written, 'siteId' | 'kind' | 'address'>

const isOf =
  ({ siteId, kind, address }: Key) =>
  (entry: ExpressionBuilder<DB, 'content_entries'>) =>
    entry.and({ site_id: siteId, locale: LOCALE, kind, address })

const columns = ({ status, publishAt, data, asDelivered, editorId, now }: Written) => ({
  status,
  publish_at: publishAt,
  data: JSON.stringify(data),
  next_data: null,
  next_at: null,
  as_delivered: asDelivered,
  editor_id: editorId,
  changed_at: now,
})

async function keepRevision(db: Database, entry: { id: number; version: number }, written: Written): Promise<void> {
  const { as_delivered: _, next_data: _data, next_at: _at, ...rest } = columns(written)
  await db
    .insertInto('content_revisions')
    .values({ ...rest, entry_id: entry.id, version: entry.version })
    .execute()
}

/** A version as it was written; null if there is none. */
export async function findRevision(db: Database, entryId: number, version: number): Promise<Preview | null> {
  const row = await db
    .selectFrom('content_revisions as r')
    .innerJoin('content_entries as e', 'e.id', 'r.entry_id')
    .select(['e.id', 'e.site_id as siteId', 'e.kind', 'e.address', 'r.data'])
    .where('r.entry_id', '=', entryId)
    .where('r.version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/** Whether readers can see a site's own entry. */
export async function isLive(db: Database, of: Key, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('content_entries')
    .select('id')
    .where(isOf(of))
    .where('status', 'in', ['scheduled', 'published'])
    .where('publish_at', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a version that will replace the published one later; false as in `updateEntry`. */
export const keepNext = (db: Database, written: Written, known: number): Promise<boolean> =>
  changeEntry(db, written, known, {
    next_data: JSON.stringify(written.data),
    next_at: written.status === 'scheduled' ? written.publishAt : null,
    as_delivered: false,
    editor_id: written.editorId,
    changed_at: written.now,
  })

/**
 * Publishes what is due. Readers already see due versions by the clock; this renews cached pages too. Offers in
 * sentences end with their last moment as well.
 */
export async function publishDue(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('content_entries')
    .set({ status: 'published' })
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .execute()
  await db
    .updateTable('content_entries')
    .set((entry) => ({ data: entry.ref('next_data').$notNull(), next_data: null, next_at: null }))
    .where('next_at', '<=', now)
    .execute()
  await db
    .updateTable('content_entries')
    .set({ status: 'withdrawn' })
    .where('kind', '=', 'offer')
    .where('status', '=', 'published')
    .where(sql<boolean>`(data->>'endDate')::timestamptz <= ${now}`)
    .execute()
  await renewDisplays(db, now)
}

/** Renews cached pages when an item's first or last moment has passed since they were renewed last. */
async function renewDisplays(db: Database, now: Date): Promise<void> {
  const passed = (name: 'startDate' | 'endDate') =>
    sql`(data ->> ${sql.lit(name)})::timestamptz > content_version.displays_at
      and (data ->> ${sql.lit(name)})::timestamptz <= ${now}`
  await sql`update content_version set version = version + 1, displays_at = ${now} where exists (
    select from content_entries where status = 'published' and kind <> 'notification'
      and (data ->> 'startDate' is not null or data ->> 'endDate' is not null)
      and ((${passed('startDate')}) or (${passed('endDate')})))`.execute(db)
}
