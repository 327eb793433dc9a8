import type { Database } from '../../platform/database/connect.ts'

export async function latestMails(db: Database, siteId: number, limit: number) {
  return db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'text', 'sent_at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
