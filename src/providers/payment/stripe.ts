import Stripe from 'stripe'
import type { StripeConfig } from '../../config/stripe.ts'
import type { Notice, PaymentPort, RawNotice, Refund } from './port.ts'
import { stripeCards } from './stripe-cards.ts'
import { openStripe } from './stripe-client.ts'
import { disputeIn } from './stripe-disputes.ts'
import { readingOf, readingOfCharge } from './stripe-reading.ts'

/** How old a notice may be, in seconds. */
const TOLERANCE_S = 300

/** Events about a hosted payment page, and about a payment, whichever way it is made. */
const aboutCheckouts = /^checkout\.session\./
const aboutPayments = /^payment_intent\./
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
    parseNotice: (notice) => parse(stripe, webhookSecrets, notice),
  }
}

async function refundBy(stripe: Stripe, { name, payment, amount, reference }: Refund): Promise<string> {
  if (payment === null) throw new TypeError(`the payment of ${reference} has no id`)
  const metadata = { name, reference }
  const { id } = await stripe.refunds.create({ payment_intent: payment, amount, metadata }, { idempotencyKey: name })
  return id
}

function parse(stripe: Stripe, secrets: readonly string[], { body, header, receivedAt }: RawNotice): Notice | null {
  const signature = header('stripe-signature')
  if (signature === undefined) return null
  for (const secret of secrets) {
    try {
      const at = receivedAt.getTime()
      const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, at)
      return { event: event.id, reference: referenceOf(event), ...disputeIn(event) }
    } catch (thrown) {
      if (!(thrown instanceof Stripe.errors.StripeSignatureVerificationError)) throw thrown
    }
  }
  return null
}

function referenceOf(event: Stripe.Event): string | null {
  if (aboutPayments.test(event.type)) return (event.data.object as Stripe.PaymentIntent).metadata.reference ?? null
  return aboutCheckouts.test(event.type) ? (event.data.object as Stripe.Checkout.Session).client_reference_id : null
}
