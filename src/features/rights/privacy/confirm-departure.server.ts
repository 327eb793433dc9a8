import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { hasOpen } from '../../consult/rooms/queries.server.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { redeemCode } from '../../house/users/mailed-code.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { endReturned } from '../../money/withdrawals/end-returned.server.ts'
import { lockLeaving, writeLeaving } from './departure-queries.server.ts'
import { leavingLetter } from './letters.ts'
import { leavingFrom } from './rules.ts'

/**
 * Second step: the e-mailed code. Bought credit is refunded at once and the days of grace begin; they don't restart for
 * a client who is already leaving.
 * @throws {Refusal} codeWrong, consultationUnderWay, emailNeeded
 */
export async function confirmDeparture(outer: Visit, input: { code: string }): Promise<Date> {
  const { id, siteId, email, firstName } = clientOf(outer)
  if (email === null) throw new Refusal('emailNeeded')
  const outcome = await inTransaction(outer, async (visit) => {
    const before = await lockLeaving(visit.db, id)
    if (before?.leavesAt) return before.leavesAt
    if (await hasOpen(visit.db, id)) throw new Refusal('consultationUnderWay')
    if (!(await redeemCode(visit, { userId: id, sentTo: emailKey(email), purpose: 'leave' }, input.code))) return null
    const leavesAt = leavingFrom(visit.now())
    await writeLeaving(visit.db, id, leavesAt)
    await refundBalance(visit, { id, siteId })
    await endReturned(visit, id)
    const values = { firstName, day: inDay(leavesAt), canonical: visit.site.canonical }
    await sendMail(visit, email, (wording) => leavingLetter(wording, values))
    return leavesAt
  })
  // Thrown after the commit: the attempt must count.
  if (!outcome) throw new Refusal('codeWrong')
  return outcome
}

/**
 * Cancels the deletion of the account; does nothing once the days of grace are over.
 * @throws {Refusal} as clientOf
 */
export async function cancelDeparture(outer: Visit): Promise<void> {
  const { id } = clientOf(outer)
  await inTransaction(outer, async (visit) => {
    const before = await lockLeaving(visit.db, id)
    if (before?.leavesAt && before.leavesAt > visit.now()) await writeLeaving(visit.db, id, null)
  })
}
