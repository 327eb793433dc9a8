import type { Database } from '../../../platform/database/connect.ts'

/** The present path of a page that moved; pages borrowed from the main site move with it. */
export async function findMoved(
  db: Database,
  of: { siteId: number; mainId: number; path: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('moved_pages')
    .select('new_path')
    .where('site_id', 'in', [of.siteId, of.mainId])
    .where('old_path', '=', of.path)
    .orderBy((moved) => moved('site_id', '=', of.siteId), 'desc')
    .executeTakeFirst()
  return row?.new_path ?? null
}
