import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { clientOf } from '../../house/visit/access.ts'
import { findAddress } from '../../people/addresses/queries.server.ts'
import { linesOf } from '../../people/addresses/rules.ts'
import { findCard, insertCard, lockMember } from './queries.server.ts'
import { CARD_AGAIN_DAYS } from './rules.ts'

/**
 * Orders the member's card at their postal address as it is now: one at a time, and another some months after it was sent.
 * @throws {Refusal} fidelityUnknown, addressMissing, cardOnItsWay
 */
export function orderCard(outer: Visit): Promise<void> {
  const { id } = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    const { db, site, now } = visit
    const member = await lockMember(db, id)
    if (!member) throw new Refusal('fidelityUnknown')
    const address = await findAddress(db, id)
    if (!address) throw new Refusal('addressMissing')
    const last = await findCard(db, id)
    const sentAgo = later(now(), -CARD_AGAIN_DAYS * DAY_MS)
    if (last && last.state !== 'cancelled' && (last.sentAt === null || last.sentAt > sentAgo)) {
      throw new Refusal('cardOnItsWay')
    }
    const order = { siteId: site.id, userId: id, cardNumber: member.cardNumber, lines: linesOf(address), at: now() }
    try {
      await insertCard(db, order)
    } catch (error) {
      throw violatedConstraint(error) === 'loyalty_cards_one_open' ? new Refusal('cardOnItsWay') : error
    }
  })
}
