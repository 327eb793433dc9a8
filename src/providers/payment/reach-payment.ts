import { type Limits, reach } from '../../platform/outside/reach.ts'
import { cardRules, type PaymentPort, paymentRules, type ReachedPayment } from './port.ts'

/** Limits the calls of a payment provider, those about saved cards included. */
export function reachPayment({ cards, ...port }: PaymentPort, limits: Limits): ReachedPayment {
  return {
    ...reach('payment', port, paymentRules, limits),
    cards: cards ? reach('payment.cards', cards, cardRules, limits) : null,
  }
}
