import type { Visit } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'
import { findOrder } from '../../house/ledger/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { closePayment, readPayment } from './read-payment.server.ts'

type Status = 'pending' | 'paid' | 'refused'

/** Refusals that the catalogue has an error for; the client of a declined card reads the state. */
const refusals: Readonly<Record<string, ErrorName>> = {
  unproven: 'purchaseUnconfirmed',
  fraud: 'purchaseFraudulent',
  cancelled: 'purchaseCancelled',
}

/**
 * The state of the client's own payment, read from the provider if it is open: the client may return before the notice.
 * If they left the page without paying, `isLeft`, it is closed.
 * @throws {Refusal} orderUnknown for a payment that is not theirs, paymentUnavailable if the provider does not answer,
 * purchaseUnconfirmed, purchaseFraudulent, purchaseCancelled
 */
export async function confirmTopUp(visit: Visit, reference: string, isLeft = false): Promise<Status> {
  const order = await findOrder(visit.db, clientOf(visit).id, reference)
  if (!order) throw new Refusal('orderUnknown')
  const settle = isLeft ? closePayment : readPayment
  const read = await settle(visit.app, order.provider, reference).catch(unavailable)
  const refusal = refusals[read?.refusal ?? '']
  if (read?.status === 'refused' && refusal) throw new Refusal(refusal)
  return (read?.status ?? order.status) as Status
}

function unavailable(thrown: unknown): never {
  throw thrown instanceof OutsideFailure ? new Refusal('paymentUnavailable') : thrown
}
