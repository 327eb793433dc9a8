import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { type Provider, startProvider } from '../../../../test/provider.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { keyOwner } from '../../../platform/contract/door.ts'
import type { PaymentPort } from '../../../providers/payment/port.ts'
import { sandboxPayment } from '../../../providers/payment/sandbox.ts'
import { walletContract } from './contract.server.ts'
import { action, loader } from './wallet.page.tsx'

const POOL = 3
const asked: string[] = []
let provider: Provider
const payment: PaymentPort = {
  ...sandboxPayment,
  name: 'far',
  refund: async ({ name }) => name,
  async open({ reference }, signal) {
    asked.push(reference)
    return { url: await (await fetch(`${provider.address}/${reference}`, { signal })).text(), checkout: null }
  },
}
const site = useTestApp({}, { payment, poolSize: POOL })

beforeAll(async () => {
  provider = await startProvider()
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => provider.close())

const buy = async (key: Record<string, string> = {}) => {
  const { browser } = await addClient(site)
  return browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
}
const orders = async () => site.app.db.selectFrom('orders').select(['id', 'provider_reference']).execute()

test('a slow provider blocks nobody: thirty concurrent payments each get an order', async () => {
  provider.behave({ answer: 'https://pay.example/1', afterMs: 400 })
  const before = (await orders()).length
  const answers = await Promise.all(Array.from({ length: 30 }, () => buy()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await orders()).toHaveLength(before + 30)
})

test('a hanging provider holds no database connection: other requests are answered while more than the pool’s size wait', async () => {
  provider.behave('hang')
  const { browser } = await addClient(site)
  const buyers = Array.from({ length: POOL + 5 }, () => buy())
  await expect.poll(provider.hanging).toBe(POOL + 5)
  const calls = ['/api/wallet', '/api/users/me', '/api/psychics', '/api/consultations']
  for (const path of calls) expect((await browser.get(path)).status).toBe(200)
  expect(provider.hanging()).toBe(POOL + 5)
  expect(new Set((await Promise.all(buyers)).map(({ status }) => status))).toEqual(new Set([503]))
})

test('an answer lost in a crash is repeated under the same reference: one order, one payment', async () => {
  provider.behave({ answer: 'https://pay.example/2' })
  const { browser, id } = await addClient(site)
  const key = { 'idempotency-key': 'cut' }
  const first = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  // The state after a crash between writing the order and storing the answer.
  const owner = keyOwner({ site: { id: 99 }, user: { id, role: 'client' } }, 'POST', walletContract.buyPack.path)
  await site.owner
    .updateTable('idempotency_keys')
    .set({ status: null, sealed: null, claimed_until: new Date(site.now().getTime() + 1000) })
    .where('owner', '=', owner)
    .execute()
  const still = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  expect([still.status, still.body.api.error.code]).toEqual([409, 409])
  await site.advance(1)
  const again = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  expect(again.body).toEqual(first.body)
  expect(new Set(asked).size).toBe(1)
  expect((await orders()).filter(({ provider_reference }) => provider_reference === asked[0])).toHaveLength(1)
})

test('a form sent twice leads to the same payment; another pack in it is another purchase', async () => {
  provider.behave({ answer: 'https://pay.example/3' }, { answer: 'https://pay.example/4' })
  const { browser } = await addClient(site)
  const { data } = await openPage(site, loader, '/wallet', browser)
  const send = (packId: string, key = data.formKey) =>
    sendForm(site, action, '/wallet.data', { packId, returnTo: '/wallet', key }, browser)
  const before = (await orders()).length
  const [first, second] = [await send('credit-10'), await send('credit-10')]
  expect([first.location, second.location]).toEqual(Array(2).fill('https://pay.example/3'))
  expect((await send('credit-20')).location).toBe('https://pay.example/4')
  expect(await orders()).toHaveLength(before + 2)
  expect(await send('credit-11')).toMatchObject({ status: 404, data: { refusal: { code: 2000, field: 'packId' } } })
  expect(await send('credit-10', '')).toMatchObject({ status: 400, data: { refusal: { code: 106 } } })
})

test('a call without a key is refused, and the error names the header', async () => {
  const { status, body } = await buy({ 'idempotency-key': '' })
  expect([status, body.api.error]).toMatchObject([400, { code: 105, field: 'Idempotency-Key' }])
})
