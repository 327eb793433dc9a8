import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type Stripe from 'stripe'
import { type Answer, type CardDesk, openCardDesk } from './stripe/cards.ts'
import { newId, newPayment, type Payment, paymentShown } from './stripe/payment.ts'
import { type BalanceMovement, statementAnswer } from './stripe-statement.ts'

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
export const VERSION = '2026-10-28.endive'

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'url' | 'status' | 'payment_status' | 'amount_total' | 'currency' | 'client_reference_id'
> & {
  success_url: string
  cancel_url: string
  payment: Payment | null
  strong: string | undefined
  /** The customer under whom the page offers to save the card. */
  saveFor: string | null
}

/** What the client does on the page; `save` pays and has the card saved. */
export type Deed = 'pay' | 'save' | 'decline' | 'block' | 'expire' | { pays: number; currency?: string; card?: string }

export interface StripeServer {
  address: string
  sessions: ReadonlyMap<string, Session>
  desk: CardDesk
  /** Refunds by their idempotency key. */
  refunds: ReadonlyMap<string, { id: string; payment: string; amount: number }>
  /** What Stripe lists of our balance; a test puts it there. */
  movements: BalanceMovement[]
  /** The calls that were not as Stripe wants them; a test expects none. */
  faults: readonly string[]
  /** The session of one of our references. */
  sessionOf(reference: string): Session
  act(reference: string, deed: Deed): void
  /** Forgets a session, so that thousands cost no time. */
  forget(reference: string): void
  /** A signed notice, as it would be posted: its body and its header. */
  notice(reference: string, type?: string, at?: Date): { body: string; signature: string }
  /** What happens when a call came in, and when it was answered. */
  watch(seen: (moment: 'asked' | 'answered', path: string) => void): void
  /** Until it is called with false, calls get no answer. */
  hang(isHanging: boolean): void
  /** From now on, every answer comes this much later, after its effect. */
  delay(ms: number): void
  close(): Promise<void>
}

/**
 * A stateful double of Stripe’s API, which checks what it is sent; its payment pages are at `payAt`.
 * `others` answers what is not about payments.
 */
export async function startStripeServer(
  payAt = 'https://checkout.stripe.test',
  others: (path: string, body: string) => object | null = () => null,
): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, { id: string; payment: string; amount: number }>()
  const opened = new Map<string, string>()
  const faults: string[] = []
  const movements: BalanceMovement[] = []
  const desk = openCardDesk(payAt, faults)
  let hanging = false
  let lateMs = 0
  let seen: Parameters<StripeServer['watch']>[0] = () => {}

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
    const offersToSave = form.get('saved_payment_method_options[payment_method_save]') === 'enabled'
    if (offersToSave && !desk.customers.has(form.get('customer') ?? '')) faults.push('nobody to save the card for')
    const session: Session = {
      id: newId('cs_test'),
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
      saveFor: offersToSave ? form.get('customer') : null,
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
    const payments = [...sessions.values(), ...desk.charges.values()].map(({ payment }) => payment)
    const paid = payments.find((payment) => payment?.id === form.get('payment_intent'))
    const amount = Number(form.get('amount'))
    if (!paid || paid.refunded + amount > paid.received) return null
    paid.refunded += amount
    const made = { id: newId('re'), payment: paid.id, amount }
    refunds.set(key, made)
    return refundShown(made)
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', address())
    const path = url.pathname
    const body = await text(request)
    const form = new URLSearchParams(body)
    const given = request.headers['idempotency-key']
    // As with Stripe, calls without a key are never the same call.
    const key = typeof given === 'string' ? given : newId('key')
    if (request.headers.authorization !== `Bearer ${stripeKey}`) faults.push(`${path} without the secret key`)
    if (request.headers['stripe-version'] !== VERSION) faults.push(`${path} names another version of the API`)
    if (request.method === 'POST' && key !== given) faults.push(`${path} without an idempotency key`)
    const other = others(path, body) ?? statementAnswer(url, movements)
    if (other) return { found: other }
    if (path === '/v1/checkout/sessions') return { found: open(form, key) }
    if (path === '/v1/refunds') return orNothing(refund(form, key))
    if (!path.startsWith('/v1/checkout/')) return desk.answer(String(request.method), path, form, key)
    const [, of = '', expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(of)
    if (!session || (expire && session.status !== 'open')) return null
    if (expire) session.status = 'expired'
    return { found: shown(session) }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (hanging) return
    const path = request.url ?? '/'
    seen('asked', path)
    response.once('finish', () => seen('answered', path))
    const found = await answer(request)
    if (found === 'lost') return
    if (lateMs > 0) await wait(lateMs)
    response.setHeader('content-type', 'application/json')
    if (!found) {
      const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' }
      return void response.writeHead(404).end(JSON.stringify({ error }))
    }
    if ('declined' in found) {
      const error = { type: 'card_error', code: 'card_declined', message: 'Declined', payment_intent: found.declined }
      return void response.writeHead(402).end(JSON.stringify({ error }))
    }
    response.end(JSON.stringify(found.found))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = () => `http://127.0.0.1:${(server.address() as { port: number }).port}`

  return {
    address: address(),
    sessions,
    desk,
    refunds,
    movements,
    faults,
    sessionOf,
    act(reference, deed) {
      const session = sessionOf(reference)
      if (deed === 'save') desk.save(session.saveFor ?? offersNothing(), '4242')
      actOn(session, deed === 'save' ? 'pay' : deed)
    },
    forget: (reference) => void sessions.delete(sessionOf(reference).id),
    notice(reference, type = 'checkout.session.completed', at = new Date()) {
      const object = type.startsWith('payment_intent.')
        ? desk.shown(desk.chargeOf(reference))
        : shown(sessionOf(reference))
      const event = { id: newId('evt'), object: 'event', type, api_version: VERSION, created: 1, livemode: false }
      const body = JSON.stringify({ ...event, data: { object } })
      return { body, signature: signatureOf(body, at) }
    },
    watch(watcher) {
      seen = watcher
    },
    hang(isHanging) {
      hanging = isHanging
    },
    delay(ms) {
      lateMs = ms
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

const orNothing = (found: object | null): Answer => found && { found }

function offersNothing(): never {
  throw new Error('the page does not offer to save the card')
}

function actOn(session: Session, deed: Exclude<Deed, 'save'>): void {
  const payment: Payment = {
    ...newPayment(session.currency ?? 'eur'),
    blocked: deed === 'block',
    declined: deed === 'decline' ? 'insufficient_funds' : null,
    threeDSecure: session.strong === 'any' ? 'authenticated' : null,
    card: (typeof deed === 'object' && deed.card) || newId('card'),
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

function shown({ payment, strong: _, saveFor: __, ...session }: Session): object {
  return { ...session, payment_intent: payment && paymentShown(payment) }
}
