import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Stripe from 'stripe'

/** The secret key and the notices' secret of the account at the double. */
export const stripeKey = 'sk_test_double'
export const stripeSecret = 'whsec_double'
/** The settings of a site whose payments are taken at a double. */
export const stripeSettings = ({ address }: Pick<StripeServer, 'address'>) => ({
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRETS: stripeSecret,
  STRIPE_API_BASE: address,
})
/** The version of the API that the program must name. */
const VERSION = '2026-10-28.endive'

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'url' | 'status' | 'payment_status' | 'amount_total' | 'currency' | 'client_reference_id'
> & { success_url: string; cancel_url: string; payment: Payment | null; strong: string | undefined }

interface Payment {
  id: string
  received: number
  currency: string
  blocked: boolean
  declined: string | null
  threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure.Result | null
  refunded: number
}

/** What the client does on the page. */
export type Deed = 'pay' | 'decline' | 'block' | 'expire' | { pays: number; currency?: string }

export interface StripeServer {
  address: string
  sessions: ReadonlyMap<string, Session>
  /** Refunds by their idempotency key. */
  refunds: ReadonlyMap<string, { id: string; payment: string; amount: number }>
  /** The calls that were not as Stripe wants them; a test expects none. */
  faults: readonly string[]
  /** The session of one of our references. */
  sessionOf(reference: string): Session
  act(reference: string, deed: Deed): void
  /** Forgets a session, so that thousands cost no time. */
  forget(reference: string): void
  /** A signed notice, as it would be posted: its body and its header. */
  notice(reference: string, type?: string, at?: Date): { body: string; signature: string }
  /** Until it is called with false, calls get no answer. */
  hang(isHanging: boolean): void
  close(): Promise<void>
}

const id = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

/** A stateful double of Stripe's API, which checks what it is sent; its payment pages are at `payAt`. */
export async function startStripeServer(payAt = 'https://checkout.stripe.test'): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, { id: string; payment: string; amount: number }>()
  const opened = new Map<string, string>()
  const faults: string[] = []
  let hanging = false

  const sessionOf = (reference: string): Session => {
    const found = [...sessions.values()].find((one) => one.client_reference_id === reference)
    if (!found) throw new Error(`no session of ${reference}`)
    return found
  }

  function open(form: URLSearchParams, key: string): object {
    const earlier = sessions.get(opened.get(key) ?? '')
    if (earlier) return shown(earlier)
    if (form.has('payment_method_types[0]')) faults.push('payment_method_types is no parameter any more')
    for (const name of ['client_reference_id', 'success_url', 'cancel_url', 'line_items[0][price_data][unit_amount]'])
      if (!form.get(name)) faults.push(`${name} is missing`)
    const session: Session = {
      id: id('cs_test'),
      object: 'checkout.session',
      url: '',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      client_reference_id: form.get('client_reference_id'),
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      strong: form.get('payment_method_options[card][request_three_d_secure]') ?? undefined,
      payment: null,
    }
    session.url = `${payAt}/${session.client_reference_id}`
    sessions.set(session.id, session)
    opened.set(key, session.id)
    return shown(session)
  }

  function refund(form: URLSearchParams, key: string): object | null {
    const earlier = refunds.get(key)
    if (earlier) return refundShown(earlier)
    const paid = [...sessions.values()].find(({ payment }) => payment?.id === form.get('payment_intent'))?.payment
    const amount = Number(form.get('amount'))
    if (!paid || paid.refunded + amount > paid.received) return null
    paid.refunded += amount
    const made = { id: id('re'), payment: paid.id, amount }
    refunds.set(key, made)
    return refundShown(made)
  }

  async function answer(request: IncomingMessage): Promise<object | null> {
    const path = new URL(request.url ?? '/', address()).pathname
    const form = new URLSearchParams(await text(request))
    const key = request.headers['idempotency-key']
    if (request.headers.authorization !== `Bearer ${stripeKey}`) faults.push(`${path} without the secret key`)
    if (request.headers['stripe-version'] !== VERSION) faults.push(`${path} names another version of the API`)
    if (request.method === 'POST' && typeof key !== 'string') faults.push(`${path} without an idempotency key`)
    if (path === '/v1/checkout/sessions') return open(form, String(key))
    if (path === '/v1/refunds') return refund(form, String(key))
    const [, of = '', expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(of)
    if (!session || (expire && session.status !== 'open')) return null
    if (expire) session.status = 'expired'
    return shown(session)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (hanging) return
    const found = await answer(request)
    response.setHeader('content-type', 'application/json')
    if (!found) {
      const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' }
      return void response.writeHead(404).end(JSON.stringify({ error }))
    }
    response.end(JSON.stringify(found))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`

  return {
    address: address(),
    sessions,
    refunds,
    faults,
    sessionOf,
    act: (reference, deed) => actOn(sessionOf(reference), deed),
    forget: (reference) => void sessions.delete(sessionOf(reference).id),
    notice(reference, type = 'checkout.session.completed', at = new Date()) {
      const event = { id: id('evt'), object: 'event', type, api_version: VERSION, created: 1, livemode: false }
      const body = JSON.stringify({ ...event, data: { object: shown(sessionOf(reference)) } })
      return { body, signature: signatureOf(body, at) }
    },
    hang(isHanging) {
      hanging = isHanging
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The Stripe-Signature header of a body. */
export function signatureOf(body: string, at: Date, secret = stripeSecret): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

function actOn(session: Session, deed: Deed): void {
  const payment: Payment = {
    id: id('pi'),
    received: 0,
    currency: session.currency ?? 'eur',
    blocked: deed === 'block',
    declined: deed === 'decline' ? 'insufficient_funds' : null,
    threeDSecure: session.strong === 'any' ? 'authenticated' : null,
    refunded: 0,
  }
  if (deed === 'expire') session.status = 'expired'
  else session.payment = payment
  if (deed === 'pay' || typeof deed === 'object') {
    payment.received = deed === 'pay' ? (session.amount_total ?? 0) : deed.pays
    if (typeof deed === 'object' && deed.currency) payment.currency = deed.currency
    session.status = 'complete'
    session.payment_status = 'paid'
  }
}

const refundShown = ({ id, payment, amount }: { id: string; payment: string; amount: number }) =>
  ({
    id,
    object: 'refund',
    payment_intent: payment,
    amount,
    currency: 'eur',
    status: 'succeeded',
  }) satisfies Partial<Stripe.Refund>

function shown({ payment, strong: _, ...session }: Session): object {
  return { ...session, payment_intent: payment && paymentShown(payment) }
}

const paymentShown = ({ id, received, currency, blocked, declined, threeDSecure }: Payment) => ({
  id,
  object: 'payment_intent',
  amount_received: received,
  currency,
  last_payment_error: declined || blocked ? { type: 'card_error', decline_code: declined ?? undefined } : null,
  latest_charge: {
    id: `ch_${id}`,
    object: 'charge',
    outcome: { type: blocked ? 'blocked' : declined ? 'issuer_declined' : 'authorized' },
    payment_method_details: { type: 'card', card: { three_d_secure: threeDSecure && { result: threeDSecure } } },
  },
})
