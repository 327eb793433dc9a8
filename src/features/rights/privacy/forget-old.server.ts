import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { siteBy } from '../../../sites/index.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { deleteOver } from '../../people/pauses/queries.server.ts'
import { eraseDue } from './erase-account.server.ts'
import { prospectLetter } from './letters.ts'
import { KEEP_DAYS, WARNED_DAYS } from './retention.ts'
import {
  endProspects,
  forgetConversations,
  forgetOld,
  forgetWarnings,
  olds,
  warnProspects,
} from './retention-queries.server.ts'

/** The nightly deletion of old data; idempotent. Leaving accounts are erased in the same run. */
export async function forgetWhatIsOld(app: App): Promise<void> {
  const now = app.now()
  const ago = (days: number) => later(now, -days * DAY_MS)
  await forgetConversations(app.db, now)
  for (const kept of olds) await forgetOld(app.db, kept, ago(KEEP_DAYS[kept]))
  await deleteOver(app.db, now)
  await forgetWarnings(app.db)
  await endProspects(app.db, ago(KEEP_DAYS.prospects), ago(WARNED_DAYS), now)
  await warn(app, ago(KEEP_DAYS.prospects - WARNED_DAYS))
  await eraseDue(app)
}

/** E-mails are queued in the transaction that records the warnings. */
async function warn(app: App, before: Date): Promise<void> {
  const now = app.now()
  await inTransaction(systemVisit(app, app.sites[0]), async (outer) => {
    for (const id of await warnProspects(outer.db, before, now)) {
      const person = await findPerson(outer.db, outer.app.keys, id)
      if (!person?.email) continue
      const site = siteBy(app.sites, person.siteId)
      const day = inDay(later(now, WARNED_DAYS * DAY_MS))
      const values = { firstName: person.firstName, day, canonical: site.canonical }
      await sendMail({ ...outer, site }, person.email, (wording) => prospectLetter(wording, values))
    }
  })
}
