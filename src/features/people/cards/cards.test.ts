import { afterAll, afterEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { listFaults } from '../../money/reconciliation/queries.server.ts'
import { moneyWatches } from '../../money/reconciliation/watches.ts'
import { action, loader } from '../../money/wallet/wallet.page.tsx'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { cardsJobs } from './jobs.server.ts'

const stripe = await startStripeServer()
const site = useTestApp(stripeSettings(stripe), { patience: { deadlineMs: 1500, pauseMs: 1, attempts: 2, atOnce: 16 } })

afterEach(() => {
  stripe.hang(false)
  expect(stripe.faults).toEqual([])
})
afterAll(() => stripe.close())

const DAY = 86_400
const CARDS = '/api/wallet/cards'
const confirm = ({ browser }: Client, reference: string) =>
  browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
const customerOf = async ({ id }: Client) => {
  const of = site.owner.selectFrom('payment_customers').select('customer').where('user_id', '=', id)
  return (await of.executeTakeFirst())?.customer ?? null
}

async function open(client: Client, body: object = {}): Promise<string> {
  const { body: answer } = await client.browser.post('/api/wallet/top-ups', { packId: 'credit-10', ...body })
  return answer.topUp.url.split('/').at(-1)
}

/** A client who saved a card on the provider's page. */
async function withCard(): Promise<Client & { card: string }> {
  const client = await addClient(site)
  const reference = await open(client, { saveCard: true })
  stripe.act(reference, 'save')
  await confirm(client, reference)
  const { body } = await client.browser.get(CARDS)
  return { ...client, card: body.cards[0].id }
}

test('a card saved on the provider’s page is listed, and no other', async () => {
  const { browser, card } = await withCard()
  await withCard()
  const saved = { id: card, brand: 'visa', lastFour: '4242', expires: '08/29' }
  expect((await browser.get(CARDS)).body).toEqual({ api: { ok: 1 }, cards: [saved] })
})

test('the provider knows an account only once somebody wants to save a card, and by its number alone', async () => {
  const client = await addClient(site)
  expect(stripe.sessionOf(await open(client)).saveFor).toBeNull()
  expect(await customerOf(client)).toBeNull()
  const [first, second] = [await open(client, { saveCard: true }), await open(client, { saveCard: true })]
  const customer = await customerOf(client)
  expect([first, second].map((of) => stripe.sessionOf(of).saveFor)).toEqual([customer, customer])
  expect(stripe.desk.customers.get(customer ?? '')).toEqual({ 'metadata[client]': String(client.id) })
})

test('a forgotten card is gone at the provider', async () => {
  const { browser, card } = await withCard()
  expect((await browser.request('DELETE', `${CARDS}/${card}`)).body).toEqual({ api: { ok: 1 } })
  expect(stripe.desk.cards.has(card)).toBe(false)
  expect((await browser.get(CARDS)).body.cards).toEqual([])
})

test('4411: another’s card, or one that is gone, is not forgotten', async () => {
  const [own, other] = [await withCard(), await withCard()]
  const { status, body } = await own.browser.request('DELETE', `${CARDS}/${other.card}`)
  expect([status, body.api.error.code]).toEqual([404, 4411])
  expect(stripe.desk.cards.has(other.card)).toBe(true)
  await own.browser.request('DELETE', `${CARDS}/${own.card}`)
  expect((await own.browser.request('DELETE', `${CARDS}/${own.card}`)).body.api.error.code).toBe(4411)
})

test('while the provider does not answer, cards are neither listed nor forgotten', async () => {
  const { browser, card } = await withCard()
  stripe.hang(true)
  const refused = [await browser.get(CARDS), await browser.request('DELETE', `${CARDS}/${card}`)]
  expect(refused.map(({ body }) => body.api.error.code)).toEqual([4033, 4033])
  expect(stripe.desk.cards.has(card)).toBe(true)
})

test('erasing an account deletes its cards at the provider, as soon as the provider answers', async () => {
  const [client, other] = [await withCard(), await withCard()]
  const customer = await customerOf(client)
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', client.id).execute()
  await eraseDue(site.app)
  const close = () => cardsJobs[0]?.run(site.app, {})
  stripe.hang(true)
  await expect(close()).rejects.toThrow()
  expect(await customerOf(client)).toBe(customer)
  const { faults = '' } = moneyWatches.find(({ key }) => key === 'payment-accounts') ?? {}
  await site.advance(DAY + 1)
  expect((await listFaults(site.app.db, faults)).rows).toMatchObject([{ user_id: client.id, provider: 'stripe' }])
  stripe.hang(false)
  await close()
  expect([stripe.desk.customers.has(customer ?? ''), stripe.desk.cards.has(client.card)]).toEqual([false, false])
  expect(await customerOf(client)).toBeNull()
  expect(stripe.desk.cards.has(other.card)).toBe(true)
})

test('the wallet shows saved cards, and forgets one by its form', async () => {
  const { browser, card } = await withCard()
  expect((await openPage(site, loader, '/wallet', browser)).data.cards).toMatchObject([{ id: card, lastFour: '4242' }])
  const forget = (id: string) => sendForm(site, action, '/wallet', { forget: id }, browser)
  expect(await forget('pm_other')).toMatchObject({ status: 404, data: { refusal: { code: 4411 } } })
  expect(await forget(card)).toMatchObject({ status: 303, location: '/wallet?oubliee' })
  expect((await openPage(site, loader, '/wallet', browser)).data.cards).toEqual([])
})

test('a wallet opens without its cards while the provider does not answer', async () => {
  const { browser } = await withCard()
  stripe.hang(true)
  expect((await openPage(site, loader, '/wallet', browser)).data).toMatchObject({ cards: null })
})
