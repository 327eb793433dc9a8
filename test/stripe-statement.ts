import type Stripe from 'stripe'

/** A movement of the balance at the double, as Stripe lists it. */
export type BalanceMovement = Pick<
  Stripe.BalanceTransaction,
  'id' | 'amount' | 'fee' | 'currency' | 'created' | 'reporting_category'
> & { source: { id: string; payment_intent?: string } | null }

/** Stripe's answer to a question about the balance or its movements; null to any other question. */
export function statementAnswer(url: URL, movements: readonly BalanceMovement[]): object | null {
  if (url.pathname === '/v1/balance') {
    const amount = movements.reduce((sum, one) => sum + one.amount - one.fee, 0)
    return { object: 'balance', available: [{ amount, currency: 'eur' }], pending: [{ amount: 0, currency: 'eur' }] }
  }
  if (url.pathname !== '/v1/balance_transactions') return null
  const of = (name: string) => Number(url.searchParams.get(name))
  const within = movements
    .filter(({ created }) => created >= of('created[gte]') && created < of('created[lt]'))
    .toSorted((one, other) => other.created - one.created)
  const after = within.findIndex(({ id }) => id === url.searchParams.get('starting_after'))
  const rest = within.slice(after + 1)
  const page = rest.slice(0, of('limit'))
  return { object: 'list', data: page, has_more: page.length < rest.length, url: '/v1/balance_transactions' }
}
