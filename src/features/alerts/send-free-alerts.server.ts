import type { App } from '../../app.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { perMinute } from '../../platform/i18n/french.ts'
import { say } from '../../platform/i18n/texts.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { readWording } from '../texts/wording.server.ts'
import { removeExpired, takeDue } from './queries.server.ts'
import { texts } from './texts.ts'

/** Small enough that a failure undoes little; the rest has its turn at once. */
const AT_A_TIME = 50

/** Writes to those whose psychic became free. Several nodes may do it at once: each alert is taken by one. */
export async function sendFreeAlerts(app: App): Promise<void> {
  await removeExpired(app.db, app.now())
  while ((await sendSome(app)) === AT_A_TIME);
}

async function sendSome(app: App): Promise<number> {
  return inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
    const due = await takeDue(visit.db, AT_A_TIME)
    for (const { siteId, email, ...alert } of due) {
      const site = app.sites.find(({ id }) => id === siteId)!
      const wording = await readWording(visit.app, siteId, false)
      const values = {
        name: alert.name,
        firstName: alert.firstName,
        price: perMinute(alert.pricePerMinute),
        address: `${site.canonical}/voyance/${alert.slug}`,
        company: site.label,
      }
      await sendMail(
        { ...visit, site },
        { to: email, subject: say(wording, texts, 'mailSubject', values), text: say(wording, texts, 'mail', values) },
      )
    }
    return due.length
  })
}
