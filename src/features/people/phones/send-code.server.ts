import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { findPhone, writePending } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { CODE_MINUTES } from '../../house/users/rules.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'
import { mobileNumber } from './mobile-number.server.ts'
import { phoneHolderOf } from './phone-holder.ts'
import { texts } from './texts.ts'

/** Text messages cost money and must not harass strangers: limits per number, per network and per range of numbers. */
const limits = {
  number: { name: 'phone-number', most: 5, seconds: DAY_SECONDS },
  network: { name: 'phone-network', most: 10, seconds: DAY_SECONDS },
  range: { name: 'phone-range', most: 100, seconds: HOUR_SECONDS },
}
/** Leading characters shared by numbers that were bought together. */
const RANGE = 8

/**
 * Sends a code to a number, which replaces the person's own once it is proved.
 * @throws {Refusal} emailUnproven, confirmationNeeded, as mobileNumber, phoneAlreadyValidated, tooManyRequests
 */
export async function addPhone(visit: Visit, input: { phoneNumber: string }): Promise<void> {
  const { id, emailProved } = phoneHolderOf(visit)
  if (!emailProved) throw new Refusal('emailUnproven')
  requireConfirmed(visit)
  const number = mobileNumber(input.phoneNumber)
  if ((await findPhone(visit.db, id)).number === number) throw new Refusal('phoneAlreadyValidated')
  await sendCode(visit, id, number)
}

/** @throws {Refusal} validationNotFound if no number waits for its code, tooManyRequests */
export async function resendPhoneCode(visit: Visit): Promise<void> {
  const { id } = phoneHolderOf(visit)
  const { pending } = await findPhone(visit.db, id)
  if (!pending) throw new Refusal('validationNotFound')
  await sendCode(visit, id, pending)
}

async function sendCode(outer: Visit, userId: number, number: string): Promise<void> {
  await inTransaction(outer, async (visit) => {
    await lockUser(visit.db, userId)
    if ((await secondsToNextCode(visit, userId, 'phone')) > 0) throw new Refusal('tooManyRequests')
    const limited = [
      { limit: limits.number, subject: number },
      { limit: limits.range, subject: number.slice(0, RANGE) },
      byNetwork(visit, limits.network),
    ]
    await countAttempt(visit, limited, 'tooManyRequests')
    await writePending(visit.db, userId, number)
    const code = await issueCode(visit, { userId, sentTo: number, purpose: 'phone' })
    const wording = await readWording(visit.app, visit.site.id, false)
    const values = { code, minutes: CODE_MINUTES, company: visit.site.label }
    await sendText(visit, { to: number, text: say(wording, texts, 'message', values) })
  })
}
