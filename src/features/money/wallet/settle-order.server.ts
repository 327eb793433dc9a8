import type { App, Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'
import { creditOwner } from '../../house/ledger/credit-owner.server.ts'
import { closeOrder, lockOrder } from '../../house/ledger/order-queries.server.ts'
import { sharesToPay } from '../../house/ledger/pending-shares.server.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { findBuyer } from './order-queries.server.ts'

type Reading = Awaited<ReturnType<App['payment']['read']>>
type Paid = Extract<Reading, { state: 'paid' }>
type Refused = Extract<Reading, { state: 'refused' }>

/** What became of a payment; `unproven` if what the provider received is not what was opened. */
export type Outcome =
  | { paid: { payment: string | null; threeDSecure: Paid['threeDSecure'] | null } }
  | { refused: Refused['why'] | 'unproven' }

/**
 * Settles an order with the outcome of its payment, which may come twice, late, or in any order: a paid order stays
 * paid, and is credited once. A payment after a refusal counts, since the money was taken. A payment for an erased
 * account is refunded. Posts `top-up`.
 * @returns the order as it is now, or null for an unknown reference
 */
export async function settleOrder(
  outer: Visit,
  notice: { provider: string; reference: string } & Outcome,
): Promise<{ status: string; returnTo: string } | null> {
  const owner = await findBuyer(outer.db, notice.provider, notice.reference)
  if (!owner) return null
  return creditOwner(outer, owner, async (visit) => {
    const order = await lockOrder(visit.db, notice.provider, notice.reference)
    if (!order) return null
    const status = 'paid' in notice ? 'paid' : 'refused'
    if (order.status === 'paid' || order.status === status) {
      return { status: order.status, returnTo: order.return_to }
    }
    await closeOrder(visit.db, order.id, notice, visit.now())
    if (status === 'paid') {
      await post(visit.db, 'top-up', `order:${order.id}`, { pack: order.pack_id, terms: order.terms_version }, [
        { account: { kind: 'payment_provider', siteId: order.site_id, ownerId: 0 }, amount: -order.amount },
        { account: { kind: 'client_wallet', siteId: order.site_id, ownerId: order.user_id }, amount: order.credit },
        { account: { kind: 'site_revenue', siteId: order.site_id, ownerId: 0 }, amount: order.amount - order.credit },
      ])
      await visit.app.jobs.send(visit, sharesToPay, { clientId: order.user_id })
      whenCommitted(visit, () => visit.app.realtime.emit(`user:${order.user_id}`, 'wallet', {}))
    }
    return { status, returnTo: order.return_to }
  })
}
