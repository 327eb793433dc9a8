import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export async function latestMails(db: Database, siteId: number, limit: number) {
  return db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'text', 'sent_at'])
    .select(sql<boolean>`html is not null`.as('has_html'))
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** An e-mail of this site as HTML; null if it has none, is another site's or does not exist. */
export async function mailHtml(db: Database, siteId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('mailbox')
    .select('html')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.html ?? null
}

export async function latestPushes(db: Database, siteId: number, limit: number) {
  return db
    .selectFrom('sandbox_pushes as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'u.first_name as recipient', 'payload', 'ttl_seconds as seconds', 'sent_at as at'])
    .where('p.site_id', '=', siteId)
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}

export async function latestTexts(db: Database, siteId: number, limit: number) {
  return db
    .selectFrom('handsets')
    .select(['id', 'recipient', 'text', 'sent_at as at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
