import type { Database } from '../../../platform/database/connect.ts'
import { OWN_KINDS } from '../../content/content/rules.ts'

export interface PlannedRow {
  id: number
  kind: 'notification' | 'offer'
  address: string
  siteId: number
  status: 'scheduled' | 'published' | 'withdrawn'
  /** null for entries that were withdrawn before they were published. */
  publishAt: Date | null
  nextAt: Date | null
  data: unknown
}

/** Notifications and offers of a site and those inherited from the main one, without drafts, in order of time. */
export async function listPlanned(db: Database, of: { siteId: number; mainId: number }): Promise<PlannedRow[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select([
      'id',
      'kind',
      'address',
      'site_id as siteId',
      'status',
      'publish_at as publishAt',
      'next_at as nextAt',
      'data',
    ])
    .where('locale', '=', 'fr')
    .where('kind', 'in', ['notification', 'offer'])
    .where('status', '!=', 'draft')
    .where((entry) =>
      entry.or([
        entry('site_id', '=', of.siteId),
        entry.and([entry('site_id', '=', of.mainId), entry('kind', 'not in', OWN_KINDS)]),
      ]),
    )
    .orderBy('publish_at')
    .orderBy('address')
    .execute()
  return rows as PlannedRow[]
}
