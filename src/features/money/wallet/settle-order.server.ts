import type { App, Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'
import { settleInRoom } from '../../consult/rooms/payments.server.ts'
import { creditOwner } from '../../house/ledger/credit-owner.server.ts'
import { creditOfOrder, lockCredit } from '../../house/ledger/credit-queries.server.ts'
import { givePromotion } from '../../house/ledger/give-promotion.server.ts'
import { writeCard } from '../../house/ledger/order-mark-queries.server.ts'
import { closeOrder, findBuyer, lockOrder } from '../../house/ledger/order-queries.server.ts'
import { sharesToPay } from '../../house/ledger/pending-shares.server.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { declaring, regimeOf } from '../../house/ledger/vat-at-sale.ts'

type Reading = Awaited<ReturnType<App['payment']['read']>>
type Paid = Extract<Reading, { state: 'paid' }>
type Refused = Extract<Reading, { state: 'refused' }>

import { giveWaiting } from '../promo-codes/give-waiting.server.ts'

/** What became of a payment; `unproven` if what the provider received is not what was opened. */
export type Outcome =
  | { paid: { payment: string | null; threeDSecure: Paid['threeDSecure'] | null; card?: Paid['card'] } }
  | { refused: Refused['why'] | 'unproven' }

/**
 * Settles an order with the outcome of its payment, which may come twice, late, or in any order: a paid order stays
 * paid, and is credited once, with what its price or a waiting code offers. A payment after a refusal counts, since the money was taken. A payment for an erased
 * account is refunded. Posts `top-up`. The room from which it was made, if any, goes on with it at once.
 * @returns the order as it is now, or null for an unknown reference
 */
export async function settleOrder(
  outer: Visit,
  notice: { provider: string; reference: string } & Outcome,
): Promise<{ status: string; returnTo: string } | null> {
  const owner = await findBuyer(outer.db, notice.provider, notice.reference)
  if (!owner) return null
  let isNew = false
  const settled = await creditOwner(outer, owner, async (visit) => {
    const order = await lockOrder(visit.db, notice.provider, notice.reference)
    if (!order) return null
    const status = 'paid' in notice ? 'paid' : 'refused'
    if (order.status === 'paid' || order.status === status) {
      return { status: order.status, returnTo: order.return_to }
    }
    isNew = true
    await closeOrder(visit.db, order.id, notice, visit.now())
    if ('paid' in notice && notice.paid.card) {
      const card = visit.app.digest(`purchase-card:${notice.paid.card.fingerprint}`)
      await writeCard(visit.db, { orderId: order.id, userId: order.user_id, card, at: order.created_at })
    }
    if (status === 'paid') {
      await lockCredit(visit.db, order.user_id)
      const vat = await creditOfOrder(visit.db, order.id, { cents: order.amount })
      const details = { pack: order.pack_id, terms: order.terms_version, ...regimeOf(vat) }
      await post(visit.db, 'top-up', `order:${order.id}`, details, [
        { account: { kind: 'payment_provider', siteId: order.site_id, ownerId: 0 }, amount: -order.amount },
        { account: { kind: 'client_wallet', siteId: order.site_id, ownerId: order.user_id }, amount: order.credit },
        { account: { kind: 'site_revenue', siteId: order.site_id, ownerId: 0 }, amount: order.amount - order.credit },
        ...declaring(vat, { id: order.user_id, siteId: order.site_id }),
      ])
      await givePromotion(visit, order)
      await giveWaiting(visit, order)
      await visit.app.jobs.send(visit, sharesToPay, { clientId: order.user_id })
      whenCommitted(visit, () => visit.app.realtime.emit(`user:${order.user_id}`, 'wallet', {}))
    }
    return { status, returnTo: order.return_to }
  })
  // In a transaction of its own: the meter is locked before the purses.
  if (isNew && owner.consultationId !== null) await settleInRoom(outer, owner.consultationId, 'paid' in notice)
  return settled
}
