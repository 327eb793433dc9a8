import type { Visit } from '../../../app.ts'
import { previewParts } from '../../house/ledger/refund-balance.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { openOf } from '../chargebacks/queries.server.ts'
import { listRefunds } from './queries.server.ts'
import { type RefundState, stateOf } from './rules.ts'

export interface Refunds {
  /** Cents that a refund would give back now. */
  refundable: number
  parts: { orderId: number; paidAt: Date; amount: number }[]
  /** The payments that a bank disputes: nothing of them is refunded. */
  disputed: Awaited<ReturnType<typeof openOf>>
  refunds: { id: number; orderId: number; amount: number; askedAt: Date; state: RefundState }[]
}

/** What of the client's unspent credit can be refunded, payment by payment, and the refunds so far. */
export async function readRefunds(visit: Visit): Promise<Refunds> {
  const { id, siteId } = clientOf(visit)
  const { parts, returned } = await previewParts(visit, { id, siteId })
  const refunds = await listRefunds(visit.db, id)
  return {
    refundable: returned,
    parts,
    disputed: await openOf(visit.db, id),
    refunds: refunds.map(({ reference, givenUpAt, ...refund }) => ({
      ...refund,
      state: stateOf({ reference, givenUpAt }),
    })),
  }
}
