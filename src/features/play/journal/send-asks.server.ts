import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { siteBy } from '../../../sites/index.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { refusedSince } from '../../house/mail/bounces.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findReach } from '../../people/marketing/queries.server.ts'
import { isPaused } from '../../people/pauses/standing.server.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import { askLetter } from './letters.ts'
import { claimDue, type Due, type DueDays, listDue } from './queries.server.ts'
import { entryAddress } from './rules.ts'

const AT_A_TIME = 100
/** Days after the chosen one until a mail that could not be sent would surprise. */
const LATE_DAYS = 30

/**
 * Mails those who chose today, or a day that passed while they could not be written to, and tells the browsers of those
 * who want it. Each is asked once.
 */
export async function sendAsks(app: App): Promise<void> {
  const today = dayInParis(app.now())
  const days = { from: daysAfter(today, -LATE_DAYS), to: today }
  let page: Due[] = []
  do {
    page = await listDue(app.db, days, page.length > 0 ? lastOf(page).id : 0, AT_A_TIME)
    for (const due of page) await sendOne(app, due, days)
  } while (page.length === AT_A_TIME)
}

/** Nothing to a closed journal, to somebody on a pause, or to an address that is unproved or refuses our mails. */
const sendOne = (app: App, { id, userId, siteId }: Due, days: DueDays): Promise<void> =>
  inTransaction(systemVisit(app, siteBy(app.sites, siteId)), async (visit) => {
    const person = await findReach(visit.db, siteId, userId)
    if (!person?.email || !person.email_proved_at || !(await mayAsk(visit, userId, person.email, person.number))) return
    const claimed = await claimDue(visit.db, id, days, visit.now())
    if (!claimed) return
    const { label: company, canonical } = visit.site
    const values = { firstName: person.first_name, day: inDay(claimed.keptAt), company }
    const address = `${canonical}${entryAddress(id)}#et-alors`
    await sendMail(visit, person.email, (wording) => askLetter(wording, values, claimed.kind, address))
    const news = { key: `${id} ${days.to}`, about: `journal-${id}`, path: `${entryAddress(id)}#et-alors`, values }
    await sendPush(visit, userId, { kind: 'journalAsk', ...news })
  })

async function mayAsk(visit: Visit, userId: number, email: string, phone: string | null): Promise<boolean> {
  if (!(await hasConsent(visit, userId, 'SENSITIVE_DATA'))) return false
  if (await isPaused(visit, { userId, email, phone })) return false
  return (await refusedSince(visit, email)) === null
}
