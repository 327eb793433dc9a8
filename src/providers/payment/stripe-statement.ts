import type Stripe from 'stripe'
import type { StripeConfig } from '../../config/stripe.ts'
import type { Movement, MovementKind, StatementPort } from './statement-port.ts'
import { openStripe } from './stripe-client.ts'

/** The most that Stripe gives at once. */
const PAGE = 100

/** @see https://docs.stripe.com/reports/reporting-categories */
const kinds: Readonly<Record<string, MovementKind>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}

/** The balance transactions of our account at Stripe. */
export function stripeStatement(config: Pick<StripeConfig, 'secretKey' | 'apiBase'>): StatementPort {
  const stripe = openStripe(config)
  return {
    name: 'stripe',
    async movements({ from, until, after }) {
      const created = { gte: secondsOf(from), lt: secondsOf(until) }
      const { data, has_more: more } = await stripe.balanceTransactions.list({
        created,
        limit: PAGE,
        expand: ['data.source'],
        ...(after === null ? {} : { starting_after: after }),
      })
      return { movements: data.map(movementOf), next: more ? (data.at(-1)?.id ?? null) : null }
    },
    async balance() {
      const { available, pending } = await stripe.balance.retrieve()
      const euros = [...available, ...pending].filter(({ currency }) => currency === 'eur')
      return euros.reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

function movementOf(one: Stripe.BalanceTransaction): Movement {
  const { id, amount, fee, created, source } = one
  return {
    id,
    kind: kinds[one.reporting_category] ?? 'other',
    source: typeof source === 'string' ? source : (source?.id ?? null),
    payment: paymentOf(source),
    amount,
    fee,
    currency: one.currency.toUpperCase(),
    at: new Date(created * 1000),
  }
}

/** Charges, refunds and disputes name their payment; other sources are about none. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null
  const { payment_intent: payment } = source
  return typeof payment === 'object' ? (payment?.id ?? null) : (payment ?? null)
}
