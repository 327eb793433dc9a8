import Stripe from 'stripe'
import type { StripeConfig } from '../../config/stripe.ts'
import type { PaymentPort, Refund } from './port.ts'
import { stripeCards } from './stripe-cards.ts'
import { openStripe } from './stripe-client.ts'
import { readNotice } from './stripe-notice.ts'
import { readingOf, readingOfCharge } from './stripe-reading.ts'

/** The ids of payments by a saved card; other payments are found by their page. */
const isCharge = (checkout: string): boolean => checkout.startsWith('pi_')

/** Payments on Stripe's hosted page: no script of Stripe's on any page of ours. */
export function stripePayment({ secretKey, webhookSecrets, apiBase }: StripeConfig): PaymentPort {
  const stripe = openStripe({ secretKey, apiBase })
  return {
    name: 'stripe',
    closes: true,
    cards: stripeCards(stripe),
    async open({ reference, amount, label, backTo, strong, saveFor }) {
      const { id, url } = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ui_mode: 'hosted_page',
          locale: 'fr',
          client_reference_id: reference,
          line_items: [
            { quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: label } } },
          ],
          payment_intent_data: { metadata: { reference } },
          payment_method_options: { card: { request_three_d_secure: strong ? 'any' : 'automatic' } },
          ...(saveFor
            ? { customer: saveFor, saved_payment_method_options: { payment_method_save: 'enabled' as const } }
            : {}),
          success_url: backTo,
          cancel_url: `${backTo}?annule=1`,
        },
        { idempotencyKey: `open-${reference}` },
      )
      if (!url) throw new TypeError('nonsense')
      return { url, checkout: id }
    },
    async read({ checkout }) {
      if (checkout === null) return { state: 'open' }
      if (isCharge(checkout)) {
        return readingOfCharge(await stripe.paymentIntents.retrieve(checkout, { expand: ['latest_charge'] }))
      }
      const expand = ['payment_intent.latest_charge']
      return readingOf(await stripe.checkout.sessions.retrieve(checkout, { expand }))
    },
    async cancel({ checkout, reference }) {
      if (checkout === null) return
      const options = { idempotencyKey: `cancel-${reference}` }
      const close = isCharge(checkout)
        ? stripe.paymentIntents.cancel(checkout, {}, options)
        : stripe.checkout.sessions.expire(checkout, {}, options)
      await close.catch((thrown) => {
        // It was paid or has expired meanwhile, as reading it will tell.
        if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown
      })
    },
    refund: (refund) => refundBy(stripe, refund),
    parseNotice: (notice) => readNotice(stripe, webhookSecrets, notice),
  }
}

async function refundBy(stripe: Stripe, { name, payment, amount, reference }: Refund): Promise<string> {
  if (payment === null) throw new TypeError(`the payment of ${reference} has no id`)
  const metadata = { name, reference }
  const { id } = await stripe.refunds.create({ payment_intent: payment, amount, metadata }, { idempotencyKey: name })
  return id
}
