import type { App } from '../../../app.ts'
import { type ErrorName, Refusal } from '../../../errors.ts'
import { type Order, settleOwn } from './confirm-top-up.server.ts'

/** How a payment ended, as the page that the client returns to is told in `paiement`. */
const outcomes: Partial<Record<ErrorName, string>> = {
  purchaseUnconfirmed: 'inconnu',
  purchaseFraudulent: 'securite',
  purchaseCancelled: 'annule',
}

/** How the payment of a client who returns from the provider ended; null while nobody knows. */
export async function readReturn(app: App, order: Order, isLeft: boolean): Promise<string | null> {
  try {
    const status = await settleOwn(app, order, isLeft)
    if (status === 'pending') return isLeft ? 'annule' : null
    return status === 'paid' ? 'accepte' : 'refuse'
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    // The provider does not answer: its notice will come.
    if (thrown.reason === 'paymentUnavailable' || thrown.reason === 'datastoreContention') return null
    const outcome = outcomes[thrown.reason]
    if (outcome) return outcome
    throw thrown
  }
}
