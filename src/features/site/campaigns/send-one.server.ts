import type { App, Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import type { Site } from '../../../sites/site.ts'
import { keepAnswer } from '../../house/mail/bounces.server.ts'
import { writeMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { keepRefusal } from '../../house/text-messages/refusals.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { unsubscribeFor } from '../../people/marketing/unsubscribe-address.server.ts'
import { type Campaign, isSending } from './campaign-queries.server.ts'
import { markFor } from './content.ts'
import { AGAIN_MINUTES, isQuiet, type LeftOut, TRIES_MOST, type Variant } from './rules.ts'
import { claimPace, leaveOut, lockPerson, lockSend, sendAgain, writeSend } from './send-queries.server.ts'
import { type Recipient, readRecipients } from './standings.server.ts'
import { letterOf, textOf, textSender } from './write-message.server.ts'

/**
 * What became of a message: it left, or is decided on for good; its carrier had enough; its server takes nothing now; or
 * nothing leaves any more.
 */
export type Outcome = 'done' | 'enough' | 'unwell' | 'over'

interface Claimed {
  id: number
  tries: number
  variant: Variant
  to: string
  recipient: Recipient
}

/**
 * Sends one message of a campaign, once at most. Whether it may go is asked of the database right before it leaves;
 * a run killed after that does not send it again, as nobody knows whether it left.
 */
export async function sendOne(app: App, site: Site, campaign: Campaign, id: number): Promise<Outcome> {
  const visit = systemVisit(app, site)
  const claimed = await inTransaction(visit, (inner) => claim(inner, campaign, id))
  if (typeof claimed === 'string') return claimed
  try {
    return await keepOutcome(visit, claimed, await deliver(visit, campaign, claimed))
  } catch (thrown) {
    // A call that was never made can be made later; any other may have reached somebody.
    const isUnmade = thrown instanceof OutsideFailure && thrown.tries === 0
    if (isUnmade) return keepOutcome(visit, claimed, 'later')
    if (!(thrown instanceof OutsideFailure)) throw thrown
    await writeSend(visit.db, id, 'unsure', visit.now())
    return 'unwell'
  }
}

async function claim(visit: Visit, campaign: Campaign, id: number): Promise<Claimed | Outcome> {
  const { db } = visit
  if (!(await isSending(db, campaign.id)) || isQuiet(visit.now())) return 'over'
  const send = await lockSend(db, id)
  if (!send) return 'done'
  const { userId, subscriptionId, carrier, tries, variant } = send
  const recipient = await recipientOf(visit, campaign, { userId, subscriptionId })
  if (!recipient?.to || recipient.leftOut) {
    await leaveOut(db, id, recipient?.leftOut ?? ('consent' satisfies LeftOut), visit.now())
    return 'done'
  }
  if (!(await claimPace(db, carrier, visit.now(), visit.app.config.mailing.pace))) return 'enough'
  await writeSend(db, id, 'sending', visit.now())
  return { id, tries, variant, to: recipient.to, recipient }
}

/** How the person stands now, once nothing else is being sent to them. */
async function recipientOf(
  visit: Visit,
  { channel }: Campaign,
  { userId, subscriptionId }: { userId: number | null; subscriptionId: number | null },
): Promise<Recipient | undefined> {
  const read = async (kind: 'user' | 'letter', id: number) =>
    (await readRecipients(visit, channel, { kind, ids: [id] }))[0]
  if (userId !== null) {
    await lockPerson(visit.db, `user ${userId}`)
    return read('user', userId)
  }
  if (subscriptionId === null) return undefined
  // A reader of the newsletter may have an account, which is known once they are found.
  const found = await read('letter', subscriptionId)
  if (!found || found.leftOut) return found
  await lockPerson(visit.db, found.account === null ? `letter ${subscriptionId}` : `user ${found.account}`)
  return read('letter', subscriptionId)
}

type Answer = 'sent' | 'refused' | 'later'

async function deliver(visit: Visit, campaign: Campaign, claimed: Claimed): Promise<Answer> {
  const { app, site } = visit
  const { id, to, variant, recipient } = claimed
  const wording = await readWording(app, site.id, false)
  const mark = markFor(campaign, variant)
  if (campaign.channel === 'email') {
    const content = needed(campaign.content[variant], `wording ${variant}`)
    const end = unsubscribeFor(visit, recipient.subject)
    const letter = letterOf(site, wording, content, { firstName: recipient.firstName, mark, end })
    const messageId = app.digest(`campaign-mail:${id}`).toString('hex').slice(0, 32)
    const mail = writeMail(app, site, wording, to, messageId, letter)
    const { refused, later: isLater } = await app.email.send({
      siteId: site.id,
      siteName: site.label,
      once: true,
      ...mail,
    })
    if (isLater) return 'later'
    await keepAnswer(visit, to, refused)
    return refused === null ? 'sent' : 'refused'
  }
  const content = needed(campaign.content[variant], `wording ${variant}`)
  const text = textOf(site, wording, content, mark)
  const { refused } = await app.sms.send({ siteId: site.id, to, text, from: textSender(app, site) })
  if (refused) await keepRefusal(visit, to, refused)
  return refused === null ? 'sent' : 'refused'
}

async function keepOutcome(visit: Visit, { id, tries }: Claimed, answer: Answer): Promise<Outcome> {
  if (answer !== 'later') {
    await writeSend(visit.db, id, answer, visit.now())
    return 'done'
  }
  if (tries + 1 >= TRIES_MOST) await writeSend(visit.db, id, 'failed', visit.now())
  else await sendAgain(visit.db, id, later(visit.now(), AGAIN_MINUTES * MINUTE_MS))
  return 'unwell'
}
