import type Stripe from 'stripe'
import type { Reading, Refused, ThreeDSecure } from './port.ts'

/** What a session of Checkout, with its payment and its last charge, says of the payment. */
export function readingOf(session: Stripe.Checkout.Session): Reading {
  const payment = objectOf(session.payment_intent)
  if (session.payment_status === 'paid') {
    // Without its payment there is nothing to refund later: not a proof.
    if (!payment) return { state: 'open' }
    return {
      state: 'paid',
      amount: payment.amount_received,
      currency: payment.currency.toUpperCase(),
      payment: payment.id,
      threeDSecure: threeDSecureOf(objectOf(payment.latest_charge)),
    }
  }
  if (session.status === 'expired') return { state: 'refused', why: payment ? whyRefused(payment) : 'cancelled' }
  // The page lets the client try another card, but not after its security refused one.
  if (payment && whyRefused(payment) === 'fraud') return { state: 'refused', why: 'fraud' }
  return { state: 'open' }
}

const objectOf = <T extends object>(expandable: string | T | null): T | null =>
  typeof expandable === 'object' ? expandable : null

function whyRefused(payment: Stripe.PaymentIntent): Refused {
  const outcome = objectOf(payment.latest_charge)?.outcome
  if (outcome?.type === 'blocked') return 'fraud'
  if (
    /^(fraudulent|lost_card|stolen_card|pickup_card|merchant_blacklist)$/.test(
      payment.last_payment_error?.decline_code ?? '',
    )
  )
    return 'fraud'
  return payment.last_payment_error ? 'declined' : 'cancelled'
}

function threeDSecureOf(charge: Stripe.Charge | null): ThreeDSecure {
  switch (charge?.payment_method_details?.card?.three_d_secure?.result) {
    case 'authenticated':
      return 'authenticated'
    case 'attempt_acknowledged':
      return 'attempted'
    case 'exempted':
      return 'exempted'
    case 'failed':
    case 'not_supported':
    case 'processing_error':
      return 'failed'
    default:
      return 'none'
  }
}
