import Stripe from 'stripe'
import type { CardPayment, CardPort, SavedCard } from './port.ts'

/**
 * Cards saved at Stripe, by the client's own act on Stripe's page. They are charged with the client present, and the bank
 * asks them on a page of its own: no script of Stripe's on any page of ours.
 */
export const stripeCards = (stripe: Stripe): CardPort => ({
  async openAccount(client) {
    const metadata = { client }
    const { id } = await stripe.customers.create({ metadata }, { idempotencyKey: `account-${client}` })
    return id
  },
  async savedCards(account) {
    // Only those that their owner agreed to see again.
    const { data } = await stripe.customers.listPaymentMethods(account, { type: 'card', allow_redisplay: 'always' })
    return data.flatMap(({ id, card }) => (card ? [savedCard(id, card)] : []))
  },
  prepare: (payment) => prepare(stripe, payment),
  async charge({ checkout, reference, backTo }) {
    const confirmed = await stripe.paymentIntents
      .confirm(checkout, { off_session: false, return_url: backTo }, { idempotencyKey: `charge-${reference}` })
      .catch(orDeclined)
    return confirmed?.next_action?.redirect_to_url?.url ?? null
  },
  async forget(card) {
    await stripe.paymentMethods.detach(card, {}, { idempotencyKey: `forget-${card}` }).catch(orGone)
  },
  async closeAccount(account) {
    await stripe.customers.del(account).catch(orGone)
  },
})

async function prepare(stripe: Stripe, { reference, amount, account, card, strong }: CardPayment): Promise<string> {
  const { id } = await stripe.paymentIntents.create(
    {
      amount,
      currency: 'eur',
      customer: account,
      payment_method: card,
      payment_method_options: { card: { request_three_d_secure: strong ? 'any' : 'automatic' } },
      metadata: { reference },
    },
    { idempotencyKey: `prepare-${reference}` },
  )
  return id
}

const savedCard = (
  id: string,
  { brand, last4, exp_month, exp_year }: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>,
): SavedCard => ({
  id,
  brand,
  lastFour: last4,
  expires: `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`,
})

/** A declined card is an answer: reading the payment tells it. */
function orDeclined(thrown: unknown): null {
  if (thrown instanceof Stripe.errors.StripeCardError) return null
  throw thrown
}

/** What is gone already needs no deletion. */
function orGone(thrown: unknown): void {
  if (!(thrown instanceof Stripe.errors.StripeInvalidRequestError)) throw thrown
}
