import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { inEuros } from '../../../platform/i18n/french.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { openOf } from '../chargebacks/queries.server.ts'
import { refundLetter } from './letters.ts'

/**
 * Refunds all bought credit that the client has not spent to the payments that brought it, and confirms it by mail. What
 * is reserved for an open consultation stays, and so does what a disputed payment brought; promotional credit was never
 * paid.
 * @returns the refunded cents
 * @throws {Refusal} nothingToRefund, creditFrozen if all that is left is frozen
 */
export async function refundCredit(outer: Visit): Promise<number> {
  const { id, siteId, email, firstName } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    const returned = await refundBalance(visit, { id, siteId })
    if (returned === 0) {
      const isFrozen = (await openOf(visit.db, id)).some(({ frozen }) => frozen > 0)
      throw new Refusal(isFrozen ? 'creditFrozen' : 'nothingToRefund')
    }
    if (email !== null) {
      const values = { firstName, amount: inEuros(returned), canonical: visit.site.canonical }
      await sendMail(visit, email, (wording) => refundLetter(wording, values))
    }
    return returned
  })
}
