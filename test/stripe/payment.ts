import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

export interface Payment {
  id: string
  received: number
  currency: string
  blocked: boolean
  declined: string | null
  threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure.Result | null
  refunded: number
  /** The fingerprint of the card. */
  card: string
}

export const newPayment = (currency: string): Payment => ({
  id: newId('pi'),
  received: 0,
  currency,
  blocked: false,
  declined: null,
  threeDSecure: null,
  refunded: 0,
  card: newId('card'),
})

export const paymentShown = ({ id, received, currency, blocked, declined, threeDSecure, card }: Payment) => ({
  id,
  object: 'payment_intent',
  amount_received: received,
  currency,
  last_payment_error: declined || blocked ? { type: 'card_error', decline_code: declined ?? undefined } : null,
  latest_charge: {
    id: `ch_${id}`,
    object: 'charge',
    outcome: { type: blocked ? 'blocked' : declined ? 'issuer_declined' : 'authorized' },
    payment_method_details: {
      type: 'card',
      card: { fingerprint: card, three_d_secure: threeDSecure && { result: threeDSecure } },
    },
  },
})
