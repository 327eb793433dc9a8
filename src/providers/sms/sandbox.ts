import type { Database } from '../../platform/database/connect.ts'
import type { SmsPort } from './port.ts'

/** Stores messages in the database, for the sandbox page. */
export function sandboxSms(db: Database): SmsPort {
  return {
    async send({ siteId, to, text }) {
      await db.insertInto('handsets').values({ site_id: siteId, recipient: to, text }).execute()
      return { refused: null, id: null }
    },
    fate: async () => ({ refused: null, open: false }),
  }
}
