import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Status } from '../../content/content/rules.ts'

interface CardTexts {
  id: number
  siteId: number
  status: Status
  waits: boolean
}

/** The entries of a deck's cards by slug, published or not: the site's own, or else the main site's. */
export async function listCardTexts(
  db: Database,
  { siteId, mainId, deck }: { siteId: number; mainId: number; deck: string },
): Promise<Map<string, CardTexts>> {
  const rows = await db
    .selectFrom('content_entries')
    .distinctOn('address')
    .select(['id', 'address', 'status', 'site_id as siteId'])
    .select((entry) => entry('next_data', 'is not', null).as('waits'))
    .where('kind', '=', 'card')
    .where('locale', '=', 'fr')
    .where('site_id', 'in', [siteId, mainId])
    .where(sql`data ->> 'deck'`, '=', deck)
    .orderBy('address')
    .orderBy((entry) => entry('site_id', '=', siteId), 'desc')
    .execute()
  return new Map(rows.map(({ address, ...row }) => [address, row as CardTexts]))
}
