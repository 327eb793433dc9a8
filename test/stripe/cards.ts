import type Stripe from 'stripe'
import { newId, newPayment, type Payment, paymentShown } from './payment.ts'

/** What becomes of a charge: it is made, also with its answer lost, the bank asks the client first, or it declines. */
type Manner = 'pays' | 'is lost' | 'asks' | 'declines'

interface Card {
  id: string
  customer: string
  lastFour: string
  manner: Manner
}

/** A payment by a saved card. */
export interface Charge {
  payment: Payment
  reference: string
  amount: number
  customer: string
  card: string
  strong: string | null
  status: Stripe.PaymentIntent.Status
  /** Where the bank sends the client back to. */
  returnTo: string
}

/** The answer to a call: an object, a card that was declined, null for what does not exist; or none comes. */
export type Answer = { found: object } | { declined: object } | 'lost' | null

export interface CardDesk {
  /** Customers by their id, with what was stored of them. */
  customers: ReadonlyMap<string, Record<string, string>>
  cards: ReadonlyMap<string, Card>
  charges: ReadonlyMap<string, Charge>
  save(customer: string, lastFour: string, manner?: Manner): string
  chargeOf(reference: string): Charge
  /** What the client does on the page of the bank. */
  answerBank(reference: string, isPaid: boolean): void
  shown(charge: Charge): object
  answer(method: string, path: string, form: URLSearchParams, key: string): Answer
}

/** The part of the double that keeps customers, their cards, and payments by them. Answers are kept by their keys. */
export function openCardDesk(payAt: string, faults: string[]): CardDesk {
  const customers = new Map<string, Record<string, string>>()
  const cards = new Map<string, Card>()
  const charges = new Map<string, Charge>()
  const byKey = new Map<string, { body: string; answer: Answer }>()

  const shown = ({ payment, status, amount, reference, customer }: Charge) =>
    ({
      ...paymentShown(payment),
      status,
      amount,
      customer,
      metadata: { reference },
      next_action:
        status === 'requires_action'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: {
                url: `${payAt}/banque/${reference}`,
                return_url: charges.get(payment.id)?.returnTo ?? '',
              },
            }
          : null,
    }) satisfies { [K in keyof Stripe.PaymentIntent]?: unknown }

  const cardShown = ({ id, lastFour, customer }: Card) =>
    ({
      id,
      object: 'payment_method',
      type: 'card',
      customer,
      card: { brand: 'visa', last4: lastFour, exp_month: 8, exp_year: 2029 },
    }) satisfies { [K in keyof Stripe.PaymentMethod]?: unknown }

  function makeCustomer(form: URLSearchParams): Answer {
    const id = newId('cus')
    customers.set(id, Object.fromEntries(form))
    return { found: { id, object: 'customer' } satisfies Partial<Stripe.Customer> }
  }

  function prepare(form: URLSearchParams): Answer {
    const card = cards.get(form.get('payment_method') ?? '')
    if (!card || card.customer !== form.get('customer')) return null
    if (form.has('confirm')) faults.push('a payment is charged before its order is stored')
    if (form.has('payment_method_types[0]')) faults.push('payment_method_types is no parameter any more')
    const payment = newPayment(form.get('currency') ?? '')
    const charge: Charge = {
      payment,
      reference: form.get('metadata[reference]') ?? '',
      amount: Number(form.get('amount')),
      customer: card.customer,
      card: card.id,
      strong: form.get('payment_method_options[card][request_three_d_secure]'),
      status: 'requires_confirmation',
      returnTo: '',
    }
    if (!charge.reference) faults.push('metadata[reference] is missing')
    charges.set(payment.id, charge)
    return { found: shown(charge) }
  }

  function confirm(charge: Charge, form: URLSearchParams): Answer {
    if (charge.status !== 'requires_confirmation') return null
    if (form.get('off_session') !== 'false') faults.push('the client is present: off_session must be false')
    if (!form.get('return_url')) faults.push('return_url is missing')
    charge.returnTo = form.get('return_url') ?? ''
    const manner = cards.get(charge.card)?.manner ?? 'declines'
    if (manner === 'declines') return decline(charge)
    if (manner === 'asks' || charge.strong === 'any') charge.status = 'requires_action'
    else take(charge)
    return manner === 'is lost' ? 'lost' : { found: shown(charge) }
  }

  function decline(charge: Charge): Answer {
    charge.payment.declined = 'insufficient_funds'
    charge.status = 'requires_payment_method'
    return { declined: shown(charge) }
  }

  function take(charge: Charge): void {
    charge.status = 'succeeded'
    charge.payment.received = charge.amount
  }

  function route(method: string, path: string, form: URLSearchParams): Answer {
    const [, kind = '', id = '', deed = ''] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (kind === 'customers' && method === 'POST') return makeCustomer(form)
    if (kind === 'customers' && !customers.has(id)) return null
    if (kind === 'customers' && method === 'DELETE') {
      customers.delete(id)
      for (const card of cards.values()) if (card.customer === id) cards.delete(card.id)
      return { found: { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer }
    }
    if (kind === 'customers') {
      const data = [...cards.values()].filter(({ customer }) => customer === id).map(cardShown)
      return { found: { object: 'list', has_more: false, data } }
    }
    if (kind === 'payment_methods' && deed === 'detach') {
      const card = cards.get(id)
      cards.delete(id)
      return card ? { found: cardShown(card) } : null
    }
    if (kind !== 'payment_intents') return null
    if (!id) return prepare(form)
    const charge = charges.get(id)
    if (!charge) return null
    if (deed === 'confirm') return confirm(charge, form)
    if (deed === 'cancel') {
      if (charge.status === 'succeeded' || charge.status === 'canceled') return null
      charge.status = 'canceled'
    }
    return { found: shown(charge) }
  }

  const chargeOf = (reference: string): Charge => {
    const found = [...charges.values()].find((one) => one.reference === reference)
    if (!found) throw new Error(`no charge of ${reference}`)
    return found
  }

  return {
    customers,
    cards,
    charges,
    save(customer, lastFour, manner = 'pays') {
      const id = newId('pm')
      cards.set(id, { id, customer, lastFour, manner })
      return id
    },
    chargeOf,
    answerBank(reference, isPaid) {
      const charge = chargeOf(reference)
      if (charge.status !== 'requires_action') throw new Error(`the bank asks nothing of ${reference}`)
      charge.payment.threeDSecure = isPaid ? 'authenticated' : 'failed'
      if (isPaid) take(charge)
      else decline(charge)
    },
    shown,
    answer(method, path, form, key) {
      const kept = method === 'POST' ? byKey.get(key) : undefined
      if (kept && kept.body !== `${path} ${form}`) faults.push(`${path} under the key of another call`)
      if (kept) return kept.answer
      const answer = route(method, path, form)
      if (method === 'POST') byKey.set(key, { body: `${path} ${form}`, answer })
      return answer
    },
  }
}
