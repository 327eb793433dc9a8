import { beforeEach, expect, test, vi } from 'vitest'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { settle } from '../../../../test/orders.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'

const site = useTestApp()
const PATH = '/api/admin/pack-reductions'
const DAY = 86_400
const reason = 'Une semaine de fête'

beforeEach(async () => {
  await site.owner.deleteFrom('pack_reductions').execute()
})

const day = (days: number) => new Date(site.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)
async function reduce(packId: string, price: number, [from, to]: [number, number] = [0, 5], staff?: Staff) {
  const { browser } = staff ?? (await addStaff(site, 'admin'))
  return (await browser.post(PATH, { packId, price, firstDay: day(from), lastDay: day(to), reason })).body
}
const codeOf = (body: { api: { error?: { code: number } } }) => body.api.error?.code ?? 'ok'
const pack = async (packId: string, browser = site.browser()) => {
  const { rankProducts } = (await browser.get('/api/products')).body
  return rankProducts[0].packs.find((one: { packId: string }) => one.packId === packId)
}
const buy = ({ browser }: Client, packId: string, amount?: number) =>
  browser.post('/api/wallet/top-ups', { packId, ...(amount === undefined ? {} : { amount }) })
const pay = async (client: Client, packId: string, amount?: number) => {
  const { body } = await buy(client, packId, amount)
  await settle(site, body.topUp.url.split('/').at(-1))
  return body.topUp
}
const wallet = async ({ browser }: Client) => (await browser.get('/api/wallet')).body.wallet

test('a reduced pack costs its price, and the house adds the rest as promotional credit, once', async () => {
  await reduce('credit-20', 1800)
  expect(await pack('credit-20')).toMatchObject({ amount: 1800, credit: 2000, offered: 200, struckPrice: 2000 })
  expect(await pack('credit-10')).toMatchObject({ amount: 1000, offered: 0, struckPrice: null })
  const client = await addClient(site)
  const { body } = await buy(client, 'credit-20', 1800)
  const reference = body.topUp.url.split('/').at(-1)
  expect(body.topUp.amount).toBe(1800)
  await Promise.all(Array.from({ length: 4 }, () => settle(site, reference)))
  const { balance, promotional, entries } = await wallet(client)
  expect([balance, promotional, entries.length]).toEqual([1800, 200, 2])
  await lawsHold(site)
})

test('the price is the one that was shown, or nothing is bought', async () => {
  await reduce('credit-20', 1800, [0, 0])
  const client = await addClient(site)
  await site.advance(DAY)
  expect(codeOf((await buy(client, 'credit-20', 1800)).body)).toBe(4650)
  expect((await pay(client, 'credit-20')).amount).toBe(2000)
})

test('the price of an order is kept when the reduction ends before it is paid', async () => {
  const staff = await addStaff(site, 'admin')
  const { id } = await reduce('credit-20', 1800, [0, 5], staff)
  const client = await addClient(site)
  const { body } = await buy(client, 'credit-20')
  await site.advance(60)
  expect((await staff.browser.post(`${PATH}/${id}/end`, { reason })).body.api).toEqual({ ok: 1 })
  expect(await pack('credit-20')).toMatchObject({ amount: 2000, struckPrice: null })
  await settle(site, body.topUp.url.split('/').at(-1))
  expect(await wallet(client)).toMatchObject({ balance: 1800, promotional: 200 })
})

test('who was refunded a reduced pack, or has been offered enough, sees the ordinary price', async () => {
  await reduce('credit-100', 6000)
  const [back, enough] = [await addClient(site), await addClient(site)]
  await pay(back, 'credit-100')
  await refundBalance(systemVisit(site.app, site.app.sites[0]), { id: back.id, siteId: 99 })
  expect(await pack('credit-100', back.browser)).toMatchObject({ amount: 10_000, struckPrice: null })
  await pay(enough, 'credit-100')
  expect(await pack('credit-100', enough.browser)).toMatchObject({ amount: 10_000 })
  expect(codeOf((await buy(enough, 'credit-100', 6000)).body)).toBe(4650)
})

test('1022: two purchases at once are not offered more than one person may be', async () => {
  await reduce('credit-50', 2500)
  const client = await addClient(site)
  await pay(client, 'credit-50')
  const both = await site.owner.transaction().execute(async (held) => {
    await held.selectFrom('users').select('id').where('id', '=', client.id).forUpdate().execute()
    const asked = [buy(client, 'credit-50', 2500), buy(client, 'credit-50', 2500)]
    await vi.waitFor(async () => expect(await waitingForLocks(site.owner)).toBeGreaterThanOrEqual(2), {
      timeout: 8000,
      interval: 50,
    })
    return asked
  })
  const answers = await Promise.all(both)
  expect(answers.map(({ body }) => codeOf(body)).toSorted()).toEqual([1022, 'ok'])
})

test('a reduction is refused outside of half the credit, of the days to come, and of days without another', async () => {
  const staff = await addStaff(site, 'admin')
  const ask = async (...given: Parameters<typeof reduce>) => codeOf(await reduce(given[0], given[1], given[2], staff))
  expect(await ask('credit-20', 999)).toBe(4651)
  expect(await ask('credit-20', 2000)).toBe(4651)
  expect(await ask('credit-20', 1800, [-1, 3])).toBe(4652)
  expect(await ask('credit-20', 1800, [3, 2])).toBe(4652)
  expect(await ask('credit-20', 1800, [0, 31])).toBe(4652)
  expect(await ask('credit-20', 1800, [2, 4])).toBe('ok')
  expect(await ask('credit-20', 1700, [4, 6])).toBe(4653)
  expect(await ask('credit-10', 900, [4, 6])).toBe('ok')
  const blank = { packId: 'credit-10', price: 900, firstDay: day(9), lastDay: day(9), reason: ' ' }
  expect((await staff.browser.post(PATH, blank)).body.api.error).toMatchObject({ code: 107, field: 'reason' })
  await site.advance(300)
  expect(await ask('credit-50', 4500)).toBe(4202)
})

test('staff see what clients will read; a planned reduction that is ended was never a price', async () => {
  const staff = await addStaff(site, 'admin')
  await reduce('credit-20', 1600, [0, 1], staff)
  const { id } = await reduce('credit-20', 1500, [10, 12], staff)
  const open = async () => (await staff.browser.get(`${PATH}/${id}`)).body
  expect((await open()).row).toMatchObject({ state: 'planned', price: 1500, struckPrice: 1600, setBy: 'Sacha' })
  const other = await addStaff(site, 'admin', { siteId: 100 })
  const end = ({ browser }: Staff) => browser.post(`${PATH}/${id}/end`, { reason })
  expect(codeOf((await end(other)).body)).toBe(3000)
  expect(codeOf((await end(staff)).body)).toBe('ok')
  expect((await open()).api.error.code).toBe(3000)
  const { rows } = (await staff.browser.get(PATH)).body
  await site.advance(3 * DAY)
  const later = await addStaff(site, 'admin')
  expect(codeOf((await later.browser.post(`${PATH}/${rows[0].id}/end`, { reason })).body)).toBe(4654)
  expect(codeOf((await (await addStaff(site, 'editor')).browser.get(PATH)).body)).toBe(104)
})
