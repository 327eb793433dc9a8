import type { Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'
import { creditOwner } from '../../house/ledger/credit-owner.server.ts'
import { sharesToPay } from '../../house/ledger/pending-shares.server.ts'
import { closeOrder, lockOrder, post } from '../../house/ledger/queries.server.ts'
import { findBuyer } from './order-queries.server.ts'

/**
 * Handles the provider's notice of an outcome, which may come twice, late, or in any order: a paid order stays paid,
 * and is credited once. A payment after a refusal counts, since the money was taken. A payment for an erased account is
 * refunded. Posts `top-up`.
 * @returns the order as it is now, or null for an unknown reference
 */
export async function settleOrder(
  outer: Visit,
  notice: { provider: string; reference: string; outcome: 'paid' | 'refused' },
): Promise<{ status: string; returnTo: string } | null> {
  const owner = await findBuyer(outer.db, notice.provider, notice.reference)
  if (!owner) return null
  return creditOwner(outer, owner, async (visit) => {
    const order = await lockOrder(visit.db, notice.provider, notice.reference)
    if (!order) return null
    if (order.status === 'paid' || order.status === notice.outcome) {
      return { status: order.status, returnTo: order.return_to }
    }
    await closeOrder(visit.db, order.id, notice.outcome, visit.now())
    if (notice.outcome === 'paid') {
      await post(visit.db, 'top-up', `order:${order.id}`, { pack: order.pack_id, terms: order.terms_version }, [
        { account: { kind: 'payment_provider', siteId: order.site_id, ownerId: 0 }, amount: -order.amount },
        { account: { kind: 'client_wallet', siteId: order.site_id, ownerId: order.user_id }, amount: order.credit },
        { account: { kind: 'site_revenue', siteId: order.site_id, ownerId: 0 }, amount: order.amount - order.credit },
      ])
      await visit.app.jobs.send(visit, sharesToPay, { clientId: order.user_id })
      whenCommitted(visit, () => visit.app.realtime.emit(`user:${order.user_id}`, 'wallet', {}))
    }
    return { status: notice.outcome, returnTo: order.return_to }
  })
}
