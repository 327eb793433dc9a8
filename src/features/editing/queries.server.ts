import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { type Kind, OWN_KINDS, type Status } from '../content/rules.ts'

interface Sites {
  siteId: number
  mainId: number
}

export interface ListedRow {
  kind: Kind
  address: string
  title: string
  status: Status
  publishAt: Date | null
  changedAt: Date
  isOwn: boolean
  /** Another version waits beside the one that is read. */
  waits: boolean
}

/** What a site has, and what it has from the main one, the latest changed first. */
export async function listContents(
  db: Database,
  { siteId, mainId }: Sites,
  asked: { kind: Kind | null; status: Status | null; words: string; limit: number; offset: number },
): Promise<ListedRow[]> {
  const like = `%${asked.words.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ListedRow>`
    select kind, address, title, status, publish_at as "publishAt", changed_at as "changedAt",
      site_id = ${siteId} as "isOwn", waits
    from (
      select distinct on (kind, address) id, site_id, kind, address, status, publish_at, changed_at,
        next_data is not null as waits,
        coalesce(data->>'title', data->>'term', data->>'question', data->>'name', data->>'text', address) as title
      from content_entries
      where locale = 'fr' and (site_id = ${siteId}
        or (site_id = ${mainId} and status = 'published' and kind <> all(${[...OWN_KINDS]}::text[])))
      order by kind, address, site_id = ${siteId} desc) as nearest
    where (${asked.kind}::text is null or kind = ${asked.kind})
      and (${asked.status}::text is null or status = ${asked.status})
      and (title ilike ${like} or address ilike ${like})
    order by changed_at desc, id desc limit ${asked.limit} offset ${asked.offset}`.execute(db)
  return rows
}

export interface ContentRow {
  id: number
  siteId: number
  status: Status
  publishAt: Date | null
  version: number
  data: Record<string, unknown>
  nextData: Record<string, unknown> | null
  nextAt: Date | null
}

/** A site's own entry, else the main site's. */
export async function findContent(
  db: Database,
  { siteId, mainId }: Sites,
  of: { kind: Kind; address: string },
): Promise<ContentRow | null> {
  const row = await db
    .selectFrom('content_entries')
    .select(['id', 'site_id as siteId', 'status', 'publish_at as publishAt', 'version', 'data'])
    .select(['next_data as nextData', 'next_at as nextAt'])
    .where('locale', '=', 'fr')
    .where('site_id', 'in', OWN_KINDS.includes(of.kind) ? [siteId] : [siteId, mainId])
    .where('kind', '=', of.kind)
    .where('address', '=', of.address)
    .orderBy((entry) => entry('site_id', '=', siteId), 'desc')
    .executeTakeFirst()
  return (row as ContentRow | undefined) ?? null
}

export interface RevisionRow {
  version: number
  status: Status
  publishAt: Date | null
  changedAt: Date
  editor: string | null
  data: Record<string, unknown>
}

/** The latest versions of an entry, the latest first. */
export async function listRevisions(db: Database, entryId: number, limit: number): Promise<RevisionRow[]> {
  const rows = await db
    .selectFrom('content_revisions as r')
    .leftJoin('users as u', 'u.id', 'r.editor_id')
    .select(['r.version', 'r.status', 'r.publish_at as publishAt', 'r.changed_at as changedAt', 'r.data'])
    .select('u.first_name as editor')
    .where('r.entry_id', '=', entryId)
    .orderBy('r.version', 'desc')
    .limit(limit)
    .execute()
  return rows as RevisionRow[]
}
