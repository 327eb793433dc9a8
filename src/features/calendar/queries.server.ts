import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { OWN_KINDS } from '../content/rules.ts'

export interface PlannedRow {
  kind: 'notification' | 'offer'
  address: string
  siteId: number
  publishAt: Date
  nextAt: Date | null
  data: unknown
}

/** Notifications and offers that a site shows or is to show; its own entry stands before the main site's. */
export async function listPlanned(db: Database, of: { siteId: number; mainId: number }): Promise<PlannedRow[]> {
  const nearest = db
    .selectFrom('content_entries')
    .distinctOn(['kind', 'address'])
    .select(['kind', 'address', 'site_id as siteId', 'status', 'publish_at as publishAt', 'next_at as nextAt', 'data'])
    .where('locale', '=', 'fr')
    .where('kind', 'in', ['notification', 'offer'])
    .where('status', '!=', 'draft')
    .where((entry) =>
      entry.or([
        entry('site_id', '=', of.siteId),
        entry.and([entry('site_id', '=', of.mainId), sql<SqlBool>`kind <> all(${[...OWN_KINDS]}::text[])`]),
      ]),
    )
    .orderBy('kind')
    .orderBy('address')
    .orderBy((entry) => entry('site_id', '=', of.siteId), 'desc')
  const rows = await db
    .selectFrom(nearest.as('nearest'))
    .selectAll()
    .where('status', '!=', 'withdrawn')
    .orderBy('publishAt')
    .orderBy('address')
    .execute()
  return rows as unknown as PlannedRow[]
}
