import type { Database } from '../../../platform/database/connect.ts'
import { type Kind, OWN_KINDS, type Status } from '../../content/content/rules.ts'

interface Sites {
  siteId: number
  mainId: number
}

export interface ContentRow {
  id: number
  siteId: number
  title: string
  status: Status
  publishAt: Date | null
  changedAt: Date
  version: number
  data: Record<string, unknown>
  nextData: Record<string, unknown> | null
  nextAt: Date | null
}

/** The kind and address of an entry's id, on any site. */
export async function findPlace(db: Database, id: number): Promise<{ kind: Kind; address: string } | null> {
  const row = await db.selectFrom('content_entries').select(['kind', 'address']).where('id', '=', id).executeTakeFirst()
  return (row as { kind: Kind; address: string } | undefined) ?? null
}

/** A site's own entry, or else the main site's. */
export async function findContent(
  db: Database,
  { siteId, mainId }: Sites,
  of: { kind: Kind; address: string },
): Promise<ContentRow | null> {
  const row = await db
    .selectFrom('content_entries')
    .select(['id', 'site_id as siteId', 'title', 'status', 'publish_at as publishAt', 'version', 'data'])
    .select('changed_at as changedAt')
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

/** The latest versions of an entry, newest first. */
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
