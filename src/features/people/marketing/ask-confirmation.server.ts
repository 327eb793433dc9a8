import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { confirmationPage } from './addresses.ts'
import { lackOf } from './lack-of.server.ts'
import { confirmLetter } from './letters.ts'
import { findReach, latestAnswer } from './queries.server.ts'
import { CONFIRM_DAYS, consentOf } from './rules.ts'
import { emailHashOf, tokenFor } from './tokens.server.ts'

const limits = {
  network: { name: 'confirm-offers-network', most: 30, seconds: HOUR_SECONDS },
  account: { name: 'confirm-offers-account', most: 6, seconds: HOUR_SECONDS },
}

/**
 * Mails the confirmation link without which a consent to offers by mail has no effect; does nothing without such a
 * consent, or if it is confirmed.
 */
export async function askConfirmation(visit: Visit, userId: number): Promise<void> {
  if ((await lackOf(visit, userId, 'email')) !== 'link') return
  const person = needed(await findReach(visit.db, visit.site.id, userId), `client ${userId}`)
  const answer = needed(await latestAnswer(visit.db, userId, consentOf.email), 'the answer that lacks its link')
  const email = needed(person.email, 'the address that the link goes to')
  const what = { state: answer.id, since: visit.now().getTime() }
  const token = tokenFor(visit, { confirm: emailHashOf(visit, email) }, { kind: 'user', id: userId }, what)
  const values = {
    company: visit.site.label,
    firstName: person.first_name,
    days: CONFIRM_DAYS,
    address: `${visit.site.canonical}${confirmationPage(token)}`,
  }
  await sendMail(visit, email, (wording) => confirmLetter(wording, 'offers', values))
}

/** @throws {Refusal} tooManyRequests */
export async function resendConfirmation(visit: Visit): Promise<void> {
  const { id } = clientOf(visit)
  await countConfirmation(visit, id)
  await askConfirmation(visit, id)
}

/** @throws {Refusal} tooManyRequests */
export async function countConfirmation(visit: Visit, userId: number): Promise<void> {
  const limited = [byNetwork(visit, limits.network), { limit: limits.account, subject: String(userId) }]
  await countAttempt(visit, limited, 'tooManyRequests')
}
