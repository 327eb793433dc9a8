import Stripe from 'stripe'
import type { Notice, PaymentPort, RawNotice, Refund } from './port.ts'
import { readingOf } from './stripe-reading.ts'

export interface StripeSettings {
  secretKey: string
  /** The signing secrets of its notices; two while one is replaced. */
  webhookSecrets: readonly string[]
  /** Where its API is, if elsewhere than at Stripe's. */
  apiBase: URL | null
}

/** As long as the calls of a provider may take; the socket is closed then too. */
const TIMEOUT_MS = 8000
/** How old a notice may be, in seconds. */
const TOLERANCE_S = 300

/** Events about a hosted payment page. */
const aboutCheckouts = /^checkout\.session\./

/** Payments on Stripe's hosted page: no script of Stripe's on any page of ours. */
export function stripePayment({ secretKey, webhookSecrets, apiBase }: StripeSettings): PaymentPort {
  const stripe = new Stripe(secretKey, {
    // Retried by the caller, within one deadline.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiBase ? addressOf(apiBase) : {}),
  })
  return {
    name: 'stripe',
    async open({ reference, amount, label, backTo, strong }) {
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
      const expand = ['payment_intent.latest_charge']
      return readingOf(await stripe.checkout.sessions.retrieve(checkout, { expand }))
    },
    async cancel({ checkout, reference }) {
      if (checkout === null) return
      await stripe.checkout.sessions.expire(checkout, {}, { idempotencyKey: `cancel-${reference}` }).catch((thrown) => {
        // It was paid or has expired meanwhile, as reading it will tell.
        if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown
      })
    },
    refund: (refund) => refundBy(stripe, refund),
    parseNotice: (notice) => parse(stripe, webhookSecrets, notice),
  }
}

function addressOf({ protocol, hostname, port }: URL) {
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) }
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
      return { event: event.id, reference: referenceOf(event) }
    } catch (thrown) {
      if (!(thrown instanceof Stripe.errors.StripeSignatureVerificationError)) throw thrown
    }
  }
  return null
}

function referenceOf(event: Stripe.Event): string | null {
  if (!aboutCheckouts.test(event.type)) return null
  return (event.data.object as Stripe.Checkout.Session).client_reference_id
}
