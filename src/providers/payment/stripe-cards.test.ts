import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeServer, startStripeServer, stripeKey, stripeSecret } from '../../../test/stripe-server.ts'
import type { CardPort, PaymentPort } from './port.ts'
import { stripePayment } from './stripe.ts'

let server: StripeServer
let stripe: PaymentPort
let cards: CardPort
const { signal } = new AbortController()

beforeAll(async () => {
  server = await startStripeServer()
  const apiBase = new URL(server.address)
  stripe = stripePayment({ secretKey: stripeKey, webhookSecrets: [stripeSecret], apiBase })
  if (!stripe.cards) throw new Error('Stripe keeps cards')
  cards = stripe.cards
})
afterAll(async () => {
  expect(server.faults).toEqual([])
  await server.close()
})

let last = 0
async function withCard(manner?: Parameters<typeof server.desk.save>[2]) {
  last += 1
  const account = await cards.openAccount(last, signal)
  return { account, card: server.desk.save(account, '4242', manner), reference: crypto.randomUUID() }
}

const prepare = (of: Awaited<ReturnType<typeof withCard>>, strong = false) =>
  cards.prepare({ ...of, amount: 2000, strong }, signal)
const charge = ({ reference }: { reference: string }, checkout: string) =>
  cards.charge({ checkout, reference, backTo: `https://voyance.test/paiement/${reference}` }, signal)
const read = (reference: string, checkout: string) => stripe.read({ reference, checkout }, signal)

test('an account is opened once, and told our number only', async () => {
  const [first, second] = [await cards.openAccount(9001, signal), await cards.openAccount(9001, signal)]
  expect(second).toBe(first)
  expect(server.desk.customers.get(first)).toEqual({ 'metadata[client]': '9001' })
})

test('a page offers to save the card only where it is asked to', async () => {
  const of = { amount: 2000, label: 'Crédit', backTo: 'https://voyance.test/paiement/x', strong: true }
  const saveFor = await cards.openAccount(9002, signal)
  await stripe.open({ ...of, reference: 'saving', saveFor }, signal)
  await stripe.open({ ...of, reference: 'not-saving' }, signal)
  expect([server.sessionOf('saving').saveFor, server.sessionOf('not-saving').saveFor]).toEqual([saveFor, null])
})

test('saved cards are listed with their last four digits, until they are forgotten', async () => {
  const { account, card } = await withCard()
  const saved = { id: card, brand: 'visa', lastFour: '4242', expires: '08/29' }
  expect(await cards.savedCards(account, signal)).toEqual([saved])
  await cards.forget(card, signal)
  await cards.forget(card, signal)
  expect(await cards.savedCards(account, signal)).toEqual([])
})

test('a closed account has no cards; closing it again does nothing', async () => {
  const { account } = await withCard()
  await cards.closeAccount(account, signal)
  await cards.closeAccount(account, signal)
  expect(server.desk.customers.has(account)).toBe(false)
  expect([...server.desk.cards.values()].filter(({ customer }) => customer === account)).toEqual([])
})

test('a prepared payment takes no money until it is charged, once', async () => {
  const of = await withCard()
  const checkout = await prepare(of)
  expect(await prepare(of)).toBe(checkout)
  expect(await read(of.reference, checkout)).toEqual({ state: 'open' })
  expect([await charge(of, checkout), await charge(of, checkout)]).toEqual([null, null])
  expect(await read(of.reference, checkout)).toMatchObject({ state: 'paid', amount: 2000, payment: checkout })
})

test('a bank that asks has its page, and decides', async () => {
  for (const [isPaid, expected] of [
    [true, { state: 'paid', threeDSecure: 'authenticated' }],
    [false, { state: 'refused', why: 'declined' }],
  ] as const) {
    const of = await withCard('asks')
    const checkout = await prepare(of)
    expect(await charge(of, checkout)).toBe(`https://checkout.stripe.test/banque/${of.reference}`)
    expect(await read(of.reference, checkout)).toEqual({ state: 'open' })
    server.desk.answerBank(of.reference, isPaid)
    expect(await read(of.reference, checkout)).toMatchObject(expected)
  }
})

test('the bank is asked to authenticate where the caller wants it', async () => {
  const of = await withCard()
  expect(await charge(of, await prepare(of, true))).toContain('/banque/')
})

test('a declined card is a declined payment', async () => {
  const of = await withCard('declines')
  const checkout = await prepare(of)
  expect(await charge(of, checkout)).toBeNull()
  expect(await read(of.reference, checkout)).toEqual({ state: 'refused', why: 'declined' })
})

test('a payment that nobody finished is cancelled; one that was made stays', async () => {
  const [left, made] = [await withCard('asks'), await withCard()]
  const [first, second] = [await prepare(left), await prepare(made)]
  await charge(left, first)
  await charge(made, second)
  for (const [{ reference }, checkout] of [
    [left, first],
    [made, second],
  ] as const)
    await stripe.cancel({ reference, checkout }, signal)
  expect(await read(left.reference, first)).toEqual({ state: 'refused', why: 'cancelled' })
  expect(await read(made.reference, second)).toMatchObject({ state: 'paid' })
})

test('a card of another account can’t be charged', async () => {
  const [own, other] = [await withCard(), await withCard()]
  await expect(prepare({ ...own, card: other.card })).rejects.toThrow()
})

test('a notice about a payment names our reference', async () => {
  const of = await withCard()
  await prepare(of)
  const now = new Date()
  const { body, signature } = server.notice(of.reference, 'payment_intent.succeeded', now)
  const notice = { body, receivedAt: now, header: () => signature }
  expect(stripe.parseNotice(notice)).toMatchObject({ reference: of.reference })
})
