import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { lastOf, needed } from '../../../platform/needed/needed.ts'
import { refusedSince } from '../../house/mail/bounces.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { isPaused } from '../pauses/standing.server.ts'
import { confirmedPage } from './letter-queries.server.ts'
import { type Offer, offerLetter } from './letters.ts'
import { mayReceive } from './may-receive.server.ts'
import { claimMail, everConfirmed, findReach } from './queries.server.ts'
import { emailHashOf, type Subject } from './tokens.server.ts'
import { unsubscribeFor } from './unsubscribe-address.server.ts'

const AT_ONCE = 200

/**
 * Mails an offer to everyone of this site who may receive it, and to nobody else. Sent again, e.g. after a crash, it
 * reaches only those who did not get it. Returns the number of mails queued.
 * @param offer.campaign identifies it on this site
 */
export async function sendMarketing(visit: Visit, offer: Offer & { campaign: string }): Promise<number> {
  const { db, site } = visit
  let sent = 0
  for (let page = await everConfirmed(db, site.id, 0, AT_ONCE); page.length > 0; ) {
    for (const id of page) if (await sendToClient(visit, id, offer)) sent += 1
    page = await everConfirmed(db, site.id, lastOf(page), AT_ONCE)
  }
  for (let page = await confirmedPage(db, site.id, 0, AT_ONCE); page.length > 0; ) {
    for (const row of page) if (await sendToReader(visit, row, offer)) sent += 1
    page = await confirmedPage(db, site.id, lastOf(page).id, AT_ONCE)
  }
  return sent
}

type Campaign = Offer & { campaign: string }

const sendToClient = (outer: Visit, id: number, offer: Campaign): Promise<boolean> =>
  inTransaction(outer, async (visit) => {
    if (!(await mayReceive(visit, id, 'email'))) return false
    const { email, first_name: firstName } = needed(await findReach(visit.db, visit.site.id, id), `client ${id}`)
    return mailOnce(visit, { kind: 'user', id }, { email: needed(email, 'a confirmed address'), firstName }, offer)
  })

const sendToReader = (outer: Visit, { id, email }: { id: number; email: string }, offer: Campaign): Promise<boolean> =>
  inTransaction(outer, async (visit) => {
    if (await refusedSince(visit, email)) return false
    if (await isPaused(visit, { userId: null, email, phone: null })) return false
    return mailOnce(visit, { kind: 'letter', id }, { email, firstName: null }, offer)
  })

/** Once per address, even for a client who is also subscribed to the newsletter. */
async function mailOnce(
  visit: Visit,
  subject: Subject,
  to: { email: string; firstName: string | null },
  offer: Campaign,
): Promise<boolean> {
  const { site } = visit
  const mail = { siteId: site.id, campaign: offer.campaign, emailHash: emailHashOf(visit, to.email), at: visit.now() }
  if (!(await claimMail(visit.db, mail))) return false
  const end = unsubscribeFor(visit, subject)
  const reader = { firstName: to.firstName, company: site.label }
  await sendMail(visit, to.email, (wording) => offerLetter(wording, offer, reader, end))
  return true
}
