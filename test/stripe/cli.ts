import { deepStrictEqual } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startStripeServer, stripeKey, VERSION } from '../stripe-server.ts'

// Drives the double of Stripe with Stripe's own command line, which was written by others than the double and the
// program: STRIPE_CLI=/path/to/stripe npm run stripe-cli. Without STRIPE_CLI, `stripe` is looked for in the path.

const program = process.env.STRIPE_CLI ?? 'stripe'
const double = await startStripeServer()
const home = await mkdtemp(join(tmpdir(), 'voyance-stripe-cli-'))
const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1' }

/** Runs a command against the double. */
async function stripe(...words: string[]): Promise<{ code: number | null; said: string }> {
  const to = ['--api-base', double.address, '--api-key', stripeKey, '--color', 'off']
  const running = spawn(program, [...words, ...to], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = Promise.withResolvers<number | null>()
  const missing = (cause: Error) =>
    ended.reject(new Error(`STRIPE_CLI must name the program: ${cause.message}`, { cause }))
  running.once('error', missing).once('close', ended.resolve)
  const [said, complained] = await Promise.all([text(running.stdout), text(running.stderr), ended.promise])
  return { code: running.exitCode, said: said + complained }
}

let faultsSeen = 0
/** The calls that the double complained about since the last time. */
function faults(): readonly string[] {
  const fresh = double.faults.slice(faultsSeen)
  faultsSeen = double.faults.length
  return fresh
}

/** Data of a call, as `-d` options. */
const data = (of: Record<string, string>) => Object.entries(of).flatMap(([name, value]) => ['-d', `${name}=${value}`])
const keyed = (key: string) => ['--idempotency', key, '--stripe-version', VERSION]

/** What opens a page that asks for 20 €. */
const session = (reference: string) => ({
  client_reference_id: reference,
  success_url: `https://site.example/paiement/${reference}`,
  cancel_url: 'https://site.example/wallet',
  line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 2000 } }],
})
/** The same as a form. */
const flat = (reference: string): Record<string, string> => {
  const { line_items: _, ...texts } = session(reference)
  const price = 'line_items[0][price_data]'
  return { ...texts, [`${price}[currency]`]: 'eur', [`${price}[unit_amount]`]: '2000' }
}

/** The fixture of `trigger` that opens our page of payment instead of the command line's own. */
const ownPage = JSON.stringify({
  _meta: { template_version: 0 },
  fixtures: [{ name: 'checkout_session', path: '/v1/checkout/sessions', method: 'post', params: session('order-0') }],
})

const steps: Record<string, () => Promise<void>> = {
  'trigger customer.created makes a customer; the double notices that triggers send no key': async () => {
    const { said } = await stripe('trigger', 'customer.created', '--api-version', VERSION)
    deepStrictEqual([said.includes('Trigger succeeded'), double.desk.customers.size], [true, 1])
    deepStrictEqual(faults(), ['/v1/customers without an idempotency key'])
  },
  'trigger charge.dispute.created pays with a card that nobody saved: nothing is charged': async () => {
    const { said } = await stripe('trigger', 'charge.dispute.created', '--api-version', VERSION)
    deepStrictEqual([said.includes('Trigger succeeded'), double.desk.charges.size], [false, 0])
    deepStrictEqual(faults(), ['/v1/payment_intents without an idempotency key'])
  },
  'trigger checkout.session.completed opens a page with what it was told': async () => {
    const { said } = await stripe('trigger', 'checkout.session.completed', '--raw', ownPage, '--api-version', VERSION)
    deepStrictEqual(said.includes('Trigger succeeded'), true)
    const { amount_total: amount, currency, success_url: back } = double.sessionOf('order-0')
    deepStrictEqual([amount, currency, back], [2000, 'eur', 'https://site.example/paiement/order-0'])
    deepStrictEqual(faults(), ['/v1/checkout/sessions without an idempotency key'])
  },
  'a page under one key is one page, and is read as paid once it was': async () => {
    const open = () => stripe('post', '/v1/checkout/sessions', ...data(flat('order-1')), ...keyed('open-1'))
    const first = await open()
    deepStrictEqual(await open(), first)
    const { id } = double.sessionOf('order-1')
    deepStrictEqual([double.sessions.size, JSON.parse(first.said).id], [2, id])
    double.act('order-1', 'pay')
    const { said } = await stripe('get', `/v1/checkout/sessions/${id}`, '--stripe-version', VERSION)
    const { status, payment_status: paid, amount_total: amount, payment_intent: payment } = JSON.parse(said)
    deepStrictEqual([status, paid, amount, payment.amount_received], ['complete', 'paid', 2000, 2000])
    deepStrictEqual(faults(), [])
  },
  'a payment is given back once under its key, and not more than was paid': async () => {
    const payment = double.sessionOf('order-1').payment?.id ?? ''
    const refund = (amount: string, key: string) =>
      stripe('post', '/v1/refunds', ...data({ payment_intent: payment, amount }), ...keyed(key))
    deepStrictEqual(JSON.parse((await refund('1500', 'back-1')).said).status, 'succeeded')
    await refund('1500', 'back-1')
    deepStrictEqual((await refund('501', 'back-2')).said.includes('resource_missing'), true)
    deepStrictEqual(
      [...double.refunds.values()].map(({ amount }) => amount),
      [1500],
    )
    deepStrictEqual(faults(), [])
  },
  'a call that names no version is noticed': async () => {
    const path = `/v1/checkout/sessions/${double.sessionOf('order-1').id}`
    await stripe('get', path)
    deepStrictEqual(faults(), [`${path} names another version of the API`])
  },
}

try {
  for (const [name, step] of Object.entries(steps)) {
    await step()
    process.stdout.write(`${name}\n`)
  }
} finally {
  await double.close()
  await rm(home, { recursive: true, force: true })
}
