import { sql } from 'kysely'
import type { MarkedRows } from '../../../platform/at-rest/mark-again.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { openMessage } from './sealed-message.server.ts'

/** The lookup mark of a message that was sent without signing in: the mark of its address. */
export const contactMarkPlace = (siteId: number): string => `address of a message, site ${siteId}`

export const markedContacts: MarkedRows<{ id: number; siteId: number; reference: string; sealed: Buffer }> = {
  name: 'a message to the house',
  lockUnmarked: (db, head, after, limit) =>
    db
      .selectFrom('contact_messages')
      .select(['id', 'site_id as siteId', 'reference', 'sealed'])
      .where('id', '>', after)
      .where('user_id', 'is', null)
      .where(sql<boolean>`(address_mark is null or substring(address_mark for ${head.length}::integer) <> ${head})`)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute(),
  markOf: (keys, row) => keys.mark(contactMarkPlace(row.siteId), emailKey(openMessage(keys, row).emailAddress)),
  async write(db, id, mark) {
    await db.updateTable('contact_messages').set({ address_mark: mark }).where('id', '=', id).execute()
  },
}
