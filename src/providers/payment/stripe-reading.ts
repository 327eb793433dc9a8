import type Stripe from 'stripe'
import type { Reading, Refused, ThreeDSecure } from './port.ts'

/** What a session of Checkout, with its payment and its last charge, says of the payment. */
export function readingOf(session: Stripe.Checkout.Session): Reading {
  const payment = objectOf(session.payment_intent)
  if (session.payment_status === 'paid') {
    // Without its payment there is nothing to refund later: not a proof.
    return payment ? paidBy(payment) : { state: 'open' }
  }
  if (session.status === 'expired') return { state: 'refused', why: payment ? whyRefused(payment) : 'cancelled' }
  // The page lets the client try another card, but not after its security refused one.
  if (payment && whyRefused(payment) === 'fraud') return { state: 'refused', why: 'fraud' }
  return { state: 'open' }
}

/** What a payment by a saved card, with its last charge, says of itself. It is tried once. */
export function readingOfCharge(payment: Stripe.PaymentIntent): Reading {
  if (payment.status === 'succeeded') return paidBy(payment)
  const isTried = payment.status === 'requires_payment_method' && payment.last_payment_error !== null
  if (payment.status === 'canceled' || isTried) return { state: 'refused', why: whyRefused(payment) }
  return { state: 'open' }
}

const paidBy = (payment: Stripe.PaymentIntent): Reading => ({
  state: 'paid',
  amount: payment.amount_received,
  currency: payment.currency.toUpperCase(),
  payment: payment.id,
  threeDSecure: threeDSecureOf(objectOf(payment.latest_charge)),
  card: cardOf(objectOf(payment.latest_charge)),
})

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

function cardOf(charge: Stripe.Charge | null): { fingerprint: string } | undefined {
  const fingerprint = charge?.payment_method_details?.card?.fingerprint
  return fingerprint ? { fingerprint } : undefined
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
