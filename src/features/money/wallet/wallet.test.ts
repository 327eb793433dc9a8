import { expect, test } from 'vitest'
import { settle } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { grantFreeTime } from '../../people/free-time/offer-free-time.server.ts'

const site = useTestApp()

const referenceOf = (url: string) => url.split('/').at(-1)!

test('a pack is credited by the provider’s notice, once, whatever the order and number of notices', async () => {
  const { browser } = await addClient(site)
  const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-20' })
  const reference = referenceOf(body.topUp.url)
  expect((await browser.get('/api/wallet')).body.wallet.balance).toBe(0)
  await Promise.all([
    settle(site, reference, 'paid'),
    settle(site, reference, 'paid'),
    settle(site, reference, 'refused'),
  ])
  await settle(site, reference, 'refused')
  await settle(site, reference, 'paid')
  const { wallet } = (await browser.get('/api/wallet')).body
  expect(wallet.balance).toBe(2000)
  expect(wallet.entries).toHaveLength(1)
  expect(wallet.entries[0]).toMatchObject({ kind: 'top-up', amount: 2000, balanceAfter: 2000, unit: 'cent' })
})

test('a repeated key returns the first answer, and another body under it is refused', async () => {
  const { browser } = await addClient(site)
  const key = { 'idempotency-key': 'top-up-1' }
  const first = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  const second = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  expect(second.body).toEqual(first.body)
  const other = await browser.post('/api/wallet/top-ups', { packId: 'credit-50' }, key)
  expect([other.status, other.body.api.error.code]).toEqual([422, 4003])
  const stranger = await (await addClient(site)).browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  expect(stranger.body.topUp.orderId).not.toBe(first.body.topUp.orderId)
})

test('a refusal under a key is not final: once its cause is gone, the same key buys', async () => {
  const { browser, id } = await addClient(site, { proved: false })
  const key = { 'idempotency-key': 'refused' }
  const buy = () => browser.post('/api/wallet/top-ups', { packId: 'credit-10' }, key)
  expect((await buy()).body.api.error.code).toBe(4013)
  await site.owner.updateTable('users').set({ email_proved_at: site.now() }).where('id', '=', id).execute()
  const bought = await buy()
  expect(bought.status).toBe(200)
  expect((await buy()).body).toEqual(bought.body)
})

test('no purchase before the address is proved, and none for a visitor', async () => {
  const { browser } = await addClient(site, { proved: false })
  expect((await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })).body.api.error.code).toBe(4013)
  const anonymous = await site.browser().post('/api/wallet/top-ups', { packId: 'credit-10' })
  expect([anonymous.status, anonymous.body.api.error.code]).toEqual([401, 103])
})

test('no purchase of a pack that is not offered, nor without an address for the receipt', async () => {
  const { id, browser } = await addClient(site)
  const buy = async (packId: string) => (await browser.post('/api/wallet/top-ups', { packId })).body.api.error
  expect(await buy('credit-11')).toMatchObject({ code: 2000, field: 'packId' })
  const nothing = { email: null, email_key: null, email_proved_at: null }
  await site.owner.updateTable('users').set(nothing).where('id', '=', id).execute()
  expect(await buy('credit-10')).toMatchObject({ code: 1028 })
  const orders = site.owner.selectFrom('orders').select('id').where('user_id', '=', id)
  expect(await orders.execute()).toEqual([])
})

test('free time is given once per person, even under another spelling and account', async () => {
  const one = await addClient(site, { email: 'jeanne.dupont@gmail.com' })
  const two = await addClient(site, { email: 'other@example.test' })
  const visit = systemVisit(site.app, site.app.sites[0])
  expect(await grantFreeTime(visit, { id: one.id, siteId: 99, email: 'jeanne.dupont@gmail.com' })).toBe(true)
  expect(await grantFreeTime(visit, { id: two.id, siteId: 99, email: 'JeanneDupont+2@googlemail.com' })).toBe(false)
  expect((await one.browser.get('/api/wallet')).body.wallet.freeSeconds).toBe(600)
  expect((await two.browser.get('/api/wallet')).body.wallet.freeSeconds).toBe(0)
})

test('movements are paged by cursor', async () => {
  const { browser } = await addClient(site)
  for (let place = 0; place < 3; place += 1) {
    const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
    await settle(site, referenceOf(body.topUp.url), 'paid')
  }
  const first = (await browser.get('/api/wallet?limit=2')).body.wallet
  const second = (await browser.get(`/api/wallet?limit=2&before=${first.next}`)).body.wallet
  expect([...first.entries, ...second.entries].map((entry: { balanceAfter: number }) => entry.balanceAfter)).toEqual([
    3000, 2000, 1000,
  ])
  expect(second.next).toBeNull()
})

test('a provider that keeps no cards neither saves nor charges one', async () => {
  const { browser } = await addClient(site)
  const buy = (body: object) => browser.post('/api/wallet/top-ups', { packId: 'credit-10', ...body })
  const refused = [await buy({ saveCard: true }), await buy({ card: 'pm_1' })]
  expect(refused.map(({ status, body }) => [status, body.api.error.code])).toEqual([
    [400, 4412],
    [404, 4411],
  ])
  expect((await browser.get('/api/wallet/cards')).body.cards).toEqual([])
})
