import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient, proveMobile, signInAs } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { type Deed, startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { paymentsJobs } from '../payments/jobs.server.ts'
import { loader as comeBack } from '../payments/return.page.tsx'
import { velocityJobs } from './jobs.server.ts'

const stripe = await startStripeServer()
const site = useTestApp(
  { ...stripeSettings(stripe), TRUSTED_PROXIES: '127.0.0.1' },
  { patience: { deadlineMs: 1500, pauseMs: 1, attempts: 2, atOnce: 70 } },
)
const DAY = 86_400

beforeEach(() => site.advance(8 * DAY))
afterEach(() => expect(stripe.faults).toEqual([]))
afterAll(() => stripe.close())

let networks = 0
const network = () => {
  networks += 1
  return `203.0.${100 + Math.floor(networks / 200)}.${1 + (networks % 200)}`
}

const ask = (browser: Browser, packId: string, from = network()) =>
  browser.post('/api/wallet/top-ups', { packId }, { 'x-forwarded-for': from })

/** Opens a payment, does something on its page, and comes back. Returns the code of a refusal, or 0. */
async function buy(browser: Browser, packId: string, deed: Deed | null = 'pay', from?: string): Promise<number> {
  const { body } = await ask(browser, packId, from)
  if (!body.topUp) return body.api.error.code
  const reference: string = body.topUp.url.split('/').at(-1)
  if (!deed) return 0
  stripe.act(reference, deed)
  if (deed === 'decline') stripe.act(reference, 'expire')
  await openPage(site, comeBack, `/paiement/${reference}`, browser, { reference })
  return 0
}

const payBy = (card: string, pays = 1000): Deed => ({ pays, card })
const balanceOf = async (browser: Browser) => (await browser.get('/api/wallet')).body.wallet.balance
const refusalOf = (userId: number) =>
  site.owner
    .selectFrom('purchase_refusals')
    .select(['reason', 'tries', 'found', 'most'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('a new account', () => {
  test('that opens sixty payments of 100 € at once gets two, and 200 € of credit', async () => {
    const { id, browser } = await addClient(site)
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(browser, 'credit-100')))
    const opened = answers.filter(({ status }) => status === 200)
    expect(opened).toHaveLength(2)
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.api.error.code)
    expect(new Set(codes)).toEqual(new Set([4440]))
    for (const { body } of opened) {
      const reference = body.topUp.url.split('/').at(-1)
      stripe.act(reference, 'pay')
      await openPage(site, comeBack, `/paiement/${reference}`, browser, { reference })
    }
    expect(await balanceOf(browser)).toBe(20_000)
    expect(await buy(browser, 'credit-10')).toBe(4440)
    expect(await refusalOf(id)).toEqual({ reason: 'amount', tries: 59, found: 21_000, most: 20_000 })
  })

  test('buys a second and a third time in an evening', async () => {
    const { browser } = await addClient(site)
    for (const packId of ['credit-20', 'credit-50', 'credit-20']) expect(await buy(browser, packId)).toBe(0)
    expect(await balanceOf(browser)).toBe(9000)
  })

  test('buys for 500 € a day from its second day on', async () => {
    const { browser } = await addClient(site)
    const inOneDay = async () => {
      let packs = 0
      while (packs < 20 && (await buy(browser, 'credit-100', payBy('own', 10_000))) === 0) packs += 1
      return packs
    }
    expect(await inOneDay()).toBe(2)
    await site.advance(DAY)
    expect(await inOneDay()).toBe(5)
  })

  test('that left payment pages open by the browser’s button is refused once: they are closed then', async () => {
    const { browser } = await addClient(site)
    for (const packId of ['credit-100', 'credit-100']) expect(await buy(browser, packId, null)).toBe(0)
    expect(await buy(browser, 'credit-20')).toBe(4440)
    await site.jobs.drain(async (name, data) =>
      paymentsJobs.find(({ kind }) => kind.name === name)?.run(site.app, data),
    )
    expect(await buy(browser, 'credit-20')).toBe(0)
    expect(await balanceOf(browser)).toBe(2000)
  })
})

test('an account whose first payment is older than thirty days buys for 1,500 € in a day, and not for more', async () => {
  const { id, browser } = await addClient(site)
  expect(await buy(browser, 'credit-10', payBy('own'))).toBe(0)
  await site.advance(30 * DAY)
  const reopened = { id, browser: await signInAs(site, id) }
  for (let place = 0; place < 15; place += 1) {
    expect(await buy(reopened.browser, 'credit-100', payBy('own', 10_000)), `pack ${place}`).toBe(0)
  }
  expect(await buy(reopened.browser, 'credit-10')).toBe(4440)
  expect(await refusalOf(reopened.id)).toMatchObject({ reason: 'amount', found: 151_000, most: 150_000 })
})

test('a payment tried again under its key is the same purchase', async () => {
  const { browser } = await addClient(site)
  const key = { 'idempotency-key': randomUUID() }
  const send = () => browser.post('/api/wallet/top-ups', { packId: 'credit-100' }, key)
  const first = await send()
  expect((await send()).body).toEqual(first.body)
  expect(await buy(browser, 'credit-100')).toBe(0)
})

describe('a thief with stolen cards', () => {
  test('is refused after four cards of one account, whatever they paid', async () => {
    const { id, browser } = await addClient(site)
    for (const card of ['one', 'two', 'two', 'three', 'four']) {
      expect(await buy(browser, 'credit-10', payBy(`${card}-${id}`))).toBe(0)
    }
    expect(await buy(browser, 'credit-10')).toBe(4440)
    expect(await refusalOf(id)).toMatchObject({ reason: 'cards', found: 4, most: 3 })
  })

  test('is refused on all accounts once a card paid for five of them; a couple on two sites is not', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => addClient(site)))
    for (const [place, { browser }] of clients.entries()) {
      expect(await buy(browser, 'credit-10', payBy('common')), `account ${place}`).toBe(0)
      if (place === 3) expect(await buy(browser, 'credit-10', payBy('common'))).toBe(0)
    }
    for (const { id, browser } of clients) {
      expect(await buy(browser, 'credit-10')).toBe(4440)
      expect(await refusalOf(id)).toMatchObject({ reason: 'shared-card', found: 5, most: 4 })
    }
  })

  test('is refused after two payments refused as fraud: one may be a mistake', async () => {
    const { id, browser } = await addClient(site)
    for (const _ of [1, 2]) expect(await buy(browser, 'credit-10', 'block')).toBe(0)
    expect(await buy(browser, 'credit-10')).toBe(4440)
    expect(await refusalOf(id)).toMatchObject({ reason: 'fraud', found: 2 })
  })

  test('is refused after nine declined cards, and after twenty pages in an hour', async () => {
    const { id, browser } = await addClient(site)
    for (let place = 0; place < 9; place += 1) expect(await buy(browser, 'credit-10', 'decline')).toBe(0)
    expect(await buy(browser, 'credit-10')).toBe(4440)
    expect(await refusalOf(id)).toMatchObject({ reason: 'declined', found: 9, most: 8 })
    const other = await addClient(site)
    for (let place = 0; place < 20; place += 1) expect(await buy(other.browser, 'credit-10', 'expire')).toBe(0)
    expect(await buy(other.browser, 'credit-10')).toBe(4440)
    expect(await refusalOf(other.id)).toMatchObject({ reason: 'pages', found: 21, most: 20 })
  })

  test('is refused from the sixth account of a device on, even if all buy at once', async () => {
    const first = await addClient(site)
    expect(await buy(first.browser, 'credit-10')).toBe(0)
    const device = first.browser.otherCookies.get('device') ?? ''
    const others = await Promise.all(Array.from({ length: 8 }, () => addClient(site)))
    for (const { browser } of others) browser.otherCookies.set('device', device)
    const answers = await Promise.all(others.map(({ browser }) => ask(browser, 'credit-10')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await buy(first.browser, 'credit-10')).toBe(0)
  })

  test('is refused from the forty-first new account of a network in an hour on', async () => {
    const from = network()
    const crowd = await Promise.all(Array.from({ length: 41 }, () => addClient(site)))
    const answers = await Promise.all(crowd.map(({ browser }) => ask(browser, 'credit-10', from)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    const known = await addClient(site)
    await proveMobile(site, known.id)
    expect((await ask(known.browser, 'credit-10', from)).status).toBe(200)
  })
})

test('eight people behind one address buy as often as each of them may', async () => {
  const home = network()
  const people = await Promise.all(Array.from({ length: 8 }, () => addClient(site)))
  const answers = await Promise.all(
    people.flatMap(({ browser }) => ['credit-100', 'credit-50', 'credit-20'].map((pack) => ask(browser, pack, home))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
})

describe('the desk', () => {
  const LIST = '/api/admin/refused-purchases'

  test('reads which limit was passed and by how much; the client reads nothing of it', async () => {
    const { id, browser } = await addClient(site, { firstName: 'Ines' })
    for (const _ of [1, 2]) await buy(browser, 'credit-10', 'block')
    const { status, body } = await ask(browser, 'credit-50')
    expect([status, body.api.error.code]).toEqual([403, 4440])
    expect(body.api.error.msg).not.toMatch(/fraude|carte|appareil|réseau|limite|plafond/i)
    expect(body.api.error.msg).toContain('Contact')
    const support = await addStaff(site, 'support')
    const { rows } = (await support.browser.get(`${LIST}?clientId=${id}`)).body
    expect(rows).toEqual([
      expect.objectContaining({
        client: 'Ines',
        reason: 'fraud',
        tries: 1,
        amount: 5000,
        found: 2,
        most: 1,
        allowedUntil: null,
      }),
    ])
  })

  test('lets a client buy again for seven days, within the largest amount', async () => {
    const { id, browser } = await addClient(site)
    for (const _ of [1, 2]) await buy(browser, 'credit-10', 'block')
    expect(await buy(browser, 'credit-10')).toBe(4440)
    const support = await addStaff(site, 'support')
    const [{ id: refusal }] = (await support.browser.get(`${LIST}?clientId=${id}`)).body.rows
    const allow = (of: number) =>
      support.browser.post(`${LIST}/${of}/allow`, { reason: 'La cliente a confirmé ses achats.' })
    expect((await allow(999_999)).body.api.error.code).toBe(3000)
    expect((await allow(refusal)).status).toBe(200)
    for (let place = 0; place < 15; place += 1) expect(await buy(browser, 'credit-100', payBy('own', 10_000))).toBe(0)
    expect(await buy(browser, 'credit-10')).toBe(4440)
    const until = new Date(site.now().getTime() + 7 * DAY * 1000).toISOString()
    expect((await support.browser.get(`${LIST}?clientId=${id}`)).body.rows).toMatchObject([
      { reason: 'amount', allowedUntil: until },
      { reason: 'fraud', allowedUntil: until },
    ])
  })

  test('is asked for a reason, and for a fresh second factor', async () => {
    const { id, browser } = await addClient(site)
    for (const _ of [1, 2]) await buy(browser, 'credit-10', 'block')
    await buy(browser, 'credit-10')
    const support = await addStaff(site, 'support')
    const [{ id: refusal }] = (await support.browser.get(`${LIST}?clientId=${id}`)).body.rows
    expect((await support.browser.post(`${LIST}/${refusal}/allow`, {})).body.api.error.code).toBe(106)
    await site.advance(301)
    const late = await support.browser.post(`${LIST}/${refusal}/allow`, { reason: 'Une vérification.' })
    expect(late.body.api.error.code).toBe(4202)
    expect(await buy(browser, 'credit-10')).toBe(4440)
  })
})

test('the network of a purchase is forgotten after 30 days, its device and card after 540, a refusal after a year', async () => {
  const { id, browser } = await addClient(site)
  expect(await buy(browser, 'credit-100', payBy('own', 10_000))).toBe(0)
  expect(await buy(browser, 'credit-100', payBy('own', 10_000))).toBe(0)
  expect(await buy(browser, 'credit-100')).toBe(4440)
  const forget = () => velocityJobs[0]?.run(site.app, {})
  const marks = () => site.owner.selectFrom('order_marks').selectAll().where('user_id', '=', id).execute()
  const whole = { device_hash: expect.anything(), network_hash: expect.anything(), card_hash: expect.anything() }
  await site.advance(30 * DAY)
  await forget()
  expect(await marks()).toMatchObject([whole, whole])
  await site.advance(1)
  await forget()
  expect(await marks()).toMatchObject([
    { ...whole, network_hash: null },
    { ...whole, network_hash: null },
  ])
  await site.advance(335 * DAY)
  await forget()
  expect(await refusalOf(id)).toBeUndefined()
  await site.advance(175 * DAY)
  await forget()
  expect(await marks()).toEqual([])
})
