import type { Database } from '../../platform/database/connect.ts'
import type { EmailPort } from './port.ts'

/** Stores e-mails in the database, for the sandbox page. */
export function sandboxEmail(db: Database): EmailPort {
  return {
    async send(mail) {
      await db
        .insertInto('mailbox')
        .values({
          site_id: mail.siteId,
          recipient: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          unsubscribe: mail.unsubscribe ?? null,
        })
        .execute()
      return { refused: null }
    },
  }
}
