import type { App, Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { orUnavailable } from '../../house/ledger/or-unavailable.server.ts'
import { findOrder } from '../../house/ledger/order-queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { closePayment, readPayment } from './read-payment.server.ts'

type Status = 'pending' | 'paid' | 'refused'

/** Refusals that the catalogue has an error for; the client of a declined card reads the state. */
const refusals: Readonly<Record<string, ErrorName>> = {
  unproven: 'purchaseUnconfirmed',
  fraud: 'purchaseFraudulent',
  cancelled: 'purchaseCancelled',
}

/** The part of an order that leads to its payment. */
export interface Order {
  provider: string
  provider_reference: string
  status: string
}

/**
 * The state of the client's own payment, read from the provider if it is open: the client may return before the notice.
 * @throws {Refusal} orderUnknown for a payment that is not theirs, and as settleOwn
 */
export async function confirmTopUp(visit: Visit, reference: string): Promise<Status> {
  const order = await findOrder(visit.db, clientOf(visit).id, reference)
  if (!order) throw new Refusal('orderUnknown')
  return settleOwn(visit.app, order, false)
}

/**
 * Reads an order's payment from the provider; if the client left the page without paying, `isLeft`, it is closed.
 * @throws {Refusal} paymentUnavailable if the provider does not answer, purchaseUnconfirmed, purchaseFraudulent,
 * purchaseCancelled
 */
export async function settleOwn(app: App, order: Order, isLeft: boolean): Promise<Status> {
  const settle = isLeft ? closePayment : readPayment
  const read = await settle(app, order.provider, order.provider_reference).catch(orUnavailable)
  const refusal = refusals[read?.refusal ?? '']
  if (read?.status === 'refused' && refusal) throw new Refusal(refusal)
  return (read?.status ?? order.status) as Status
}
