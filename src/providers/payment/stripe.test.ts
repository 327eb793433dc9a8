import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Deed,
  type StripeServer,
  signatureOf,
  startStripeServer,
  stripeKey,
  stripeSecret,
} from '../../../test/stripe-server.ts'
import type { PaymentPort } from './port.ts'
import { stripePayment } from './stripe.ts'

let server: StripeServer
let stripe: PaymentPort
const { signal } = new AbortController()
const NOW = new Date('2026-11-21T11:00:00Z')

beforeAll(async () => {
  server = await startStripeServer()
  const apiBase = new URL(server.address)
  stripe = stripePayment({ secretKey: stripeKey, webhookSecrets: ['whsec_older', stripeSecret], apiBase })
})
afterAll(async () => {
  expect(server.faults).toEqual([])
  await server.close()
})

const open = (reference: string, amount = 2000, strong = true) =>
  stripe.open({ reference, amount, label: 'Crédit', backTo: 'https://voyance.test/paiement/x', strong }, signal)

test('a payment that is asked for twice is opened once', async () => {
  const [first, second] = [await open('twice'), await open('twice')]
  expect(second).toEqual(first)
  expect(first.url).toBe('https://checkout.stripe.test/twice')
  expect([...server.sessions.values()].filter(({ client_reference_id: of }) => of === 'twice')).toHaveLength(1)
})

test('the bank is asked to authenticate only where the caller wants it', async () => {
  await open('strong', 2000, true)
  await open('weak', 2000, false)
  expect([server.sessionOf('strong').strong, server.sessionOf('weak').strong]).toEqual(['any', 'automatic'])
})

const readings: readonly [Deed | null, object][] = [
  [null, { state: 'open' }],
  ['pay', { state: 'paid', amount: 2000, currency: 'EUR', threeDSecure: 'authenticated' }],
  [{ pays: 1500 }, { state: 'paid', amount: 1500 }],
  [
    { pays: 2000, currency: 'usd' },
    { state: 'paid', currency: 'USD' },
  ],
  ['decline', { state: 'open' }],
  ['block', { state: 'refused', why: 'fraud' }],
  ['expire', { state: 'refused', why: 'cancelled' }],
]

test.each(readings)('after %j a payment is read as %j', async (deed, expected) => {
  const reference = crypto.randomUUID()
  const { checkout } = await open(reference)
  if (deed) server.act(reference, deed)
  expect(await stripe.read({ reference, checkout }, signal)).toMatchObject(expected)
})

test('a declined card whose page expires is a declined payment', async () => {
  const { checkout } = await open('declined')
  server.act('declined', 'decline')
  server.act('declined', 'expire')
  expect(await stripe.read({ reference: 'declined', checkout }, signal)).toEqual({ state: 'refused', why: 'declined' })
})

test('a refund is made once under its name, and never above what was paid', async () => {
  const { checkout } = await open('refunded')
  server.act('refunded', 'pay')
  const reading = await stripe.read({ reference: 'refunded', checkout }, signal)
  const payment = reading.state === 'paid' ? reading.payment : null
  const refund = (name: string, amount: number) =>
    stripe.refund({ name, reference: 'refunded', payment, amount, confirmed: 0 }, signal)
  expect(await refund('refund-1', 1500)).toBe(await refund('refund-1', 1500))
  expect(server.refunds.get('refund-1')).toMatchObject({ amount: 1500, payment })
  await expect(refund('refund-2', 501)).rejects.toThrow()
  expect(server.refunds.has('refund-2')).toBe(false)
  await expect(
    stripe.refund({ name: 'n', reference: 'r', payment: null, amount: 1, confirmed: 0 }, signal),
  ).rejects.toThrow(TypeError)
})

describe('a notice', () => {
  const parse = (body: string, signature: string | undefined, receivedAt = NOW) =>
    stripe.parseNotice({ body, receivedAt, header: (name) => (name === 'stripe-signature' ? signature : undefined) })
  beforeAll(() => open('noticed'))

  test('names its event and our reference', () => {
    const { body, signature } = server.notice('noticed', 'checkout.session.completed', NOW)
    expect(parse(body, signature)).toEqual({ event: expect.stringMatching(/^evt_/), reference: 'noticed' })
  })

  test('of anything but a payment page has no reference', () => {
    const { body, signature } = server.notice('noticed', 'payout.paid', NOW)
    expect(parse(body, signature)).toMatchObject({ reference: null })
  })

  test('is accepted for 300 s', () => {
    const { body, signature } = server.notice('noticed', undefined, NOW)
    expect(parse(body, signature, new Date(NOW.getTime() + 300_000))).not.toBeNull()
    expect(parse(body, signature, new Date(NOW.getTime() + 301_000))).toBeNull()
  })

  test('is refused if it was changed, is not signed, or is signed by another secret', () => {
    const { body, signature } = server.notice('noticed', undefined, NOW)
    expect(parse(body.replace('noticed', 'notices'), signature)).toBeNull()
    expect(parse(body, undefined)).toBeNull()
    expect(parse(body, 'nonsense')).toBeNull()
    expect(parse(body, signatureOf(body, NOW, 'whsec_thief'))).toBeNull()
    expect(parse(body, signatureOf(body, NOW, 'whsec_older'))).not.toBeNull()
  })
})
