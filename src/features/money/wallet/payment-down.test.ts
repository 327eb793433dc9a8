import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { type Provider, startProvider } from '../../../../test/provider.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { PaymentPort } from '../../../providers/payment/port.ts'
import { sandboxPayment } from '../../../providers/payment/sandbox.ts'
import { action, loader } from './wallet.page.tsx'

let provider: Provider
const payment: PaymentPort = {
  ...sandboxPayment,
  name: 'far',
  async refund({ name }, signal) {
    return (await fetch(`${provider.address}/${name}`, { signal })).text()
  },
  async open({ reference }, signal) {
    return { url: await (await fetch(`${provider.address}/${reference}`, { signal })).text(), checkout: null }
  },
}
const patience = { deadlineMs: 1500, pauseMs: 1, attempts: 5, atOnce: 4 }
const site = useTestApp({}, { payment, patience })

beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

const form = () => ({ packId: 'credit-10', returnTo: '/wallet', key: crypto.randomUUID() })
const orders = async () => site.app.db.selectFrom('orders').select('id').execute()

test.each([
  ['hangs', 'hang'],
  ['resets', 'reset'],
  ['does not speak HTTP', 'nonsense'],
  ['gives no address', { answer: 'error: no such merchant' }],
  ['returns a script address', { answer: 'javascript:alert(1)' }],
  ['redirects elsewhere', { answer: '//evil.example' }],
] as const)(
  'a provider that %s: refused with a message, nothing stored, the wallet’s page works',
  async (_how, manner) => {
    provider.behave(manner)
    const { browser } = await addClient(site)
    const called = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
    expect([called.status, called.body.api.error.code]).toEqual([503, 4033])
    const sent = await sendForm(site, action, '/wallet', form(), browser)
    expect(sent).toMatchObject({ status: 503, data: { refusal: { code: 4033 } } })
    expect(await openPage(site, loader, '/wallet', browser)).toMatchObject({ status: 200 })
    expect(await orders()).toEqual([])
  },
)

test('once the provider is back, the same key buys, once', async () => {
  provider.behave('reset')
  const { browser } = await addClient(site)
  const key = { 'idempotency-key': 'insist' }
  expect((await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)).status).toBe(503)
  provider.behave('reset', { answer: 'https://pay.example/1' })
  const bought = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  expect(bought.body.topUp).toMatchObject({ url: 'https://pay.example/1' })
  expect((await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)).body).toEqual(bought.body)
  expect(await orders()).toHaveLength(1)
})

test('forty people waiting for a hanging provider don’t block the site for others', async () => {
  provider.behave('hang')
  const { browser } = await addClient(site)
  const buyers = Array.from({ length: 40 }, () => browser.post('/api/wallet/top-ups', { packId: 'credit-10' }))
  await expect.poll(provider.hanging).toBe(patience.atOnce)
  const from = performance.now()
  expect((await browser.get('/api/wallet')).status).toBe(200)
  expect(provider.hanging()).toBe(patience.atOnce)
  expect(performance.now() - from).toBeLessThan(patience.deadlineMs)
  const answers = await Promise.all(buyers)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
})
