import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { type Deed, signatureOf, startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { payRefund, refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { paymentsJobs } from './jobs.server.ts'
import { loader } from './return.page.tsx'

const stripe = await startStripeServer()
const site = useTestApp(stripeSettings(stripe), { patience: { deadlineMs: 1500, pauseMs: 1, attempts: 2, atOnce: 16 } })

afterEach(() => {
  stripe.hang(false)
  expect(stripe.faults).toEqual([])
})
afterAll(() => stripe.close())

const NOTICES = '/api/payments/notices/stripe'

async function buy(browser: Browser, packId = 'credit-20'): Promise<string> {
  const { body } = await browser.post('/api/wallet/top-ups', { packId })
  return body.topUp.url.split('/').at(-1)
}

/** A client who opened a payment, and did something on its page. */
async function atThePage(deed: Deed | null = null, packId?: string) {
  const client = await addClient(site)
  const reference = await buy(client.browser, packId)
  if (deed) stripe.act(reference, deed)
  return { ...client, reference }
}

const work = (name: string, data: unknown = {}) =>
  paymentsJobs.find(({ kind }) => kind.name === name)?.run(site.app, data as never)
const drain = () => site.jobs.drain(async (name, data) => work(name, data))
const post = (body: string, signature: string, path = NOTICES) =>
  site.browser().post(path, body, { 'stripe-signature': signature })
const confirm = (browser: Browser, reference: string) => browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
const balanceOf = async (browser: Browser) => (await browser.get('/api/wallet')).body.wallet.balance
const orderOf = (reference: string) =>
  site.owner.selectFrom('orders').selectAll().where('provider_reference', '=', reference).executeTakeFirstOrThrow()

/** Posts a notice as Stripe does: from elsewhere, without an Origin. */
async function notify(reference: string, type?: string) {
  const { body, signature } = stripe.notice(reference, type, site.now())
  const { status } = await post(body, signature)
  expect(status).toBe(200)
  return { body, signature }
}

describe('opening a payment', () => {
  test('the bank authenticates the first purchase, and any above 50 €', async () => {
    const { browser, reference } = await atThePage('pay')
    await confirm(browser, reference)
    const [small, large] = [await buy(browser, 'credit-50'), await buy(browser, 'credit-100')]
    const asked = [reference, small, large].map((of) => stripe.sessionOf(of).strong)
    expect(asked).toEqual(['any', 'automatic', 'any'])
  })

  test('the client comes back to a page of the site, with the amount and words of the pack', async () => {
    const { reference } = await atThePage()
    const back = `http://localhost:3000/paiement/${reference}`
    const { success_url, cancel_url, amount_total } = stripe.sessionOf(reference)
    expect([success_url, cancel_url, amount_total]).toEqual([back, `${back}?annule=1`, 2000])
  })

  test('2002: an order that names a provider which the site doesn’t offer is refused, and nothing is opened', async () => {
    const { browser } = await addClient(site)
    const before = stripe.sessions.size
    const { status, body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-10', provider: 'paypal' })
    expect([status, body.api.error.code]).toEqual([400, 2002])
    expect(stripe.sessions.size).toBe(before)
    expect((await browser.post('/api/wallet/top-ups', { packId: 'credit-10', provider: 'stripe' })).status).toBe(200)
  })
})

describe('notices', () => {
  test('a payment is credited after its notice, with what the provider said of it', async () => {
    const { browser, reference } = await atThePage('pay')
    await notify(reference)
    expect(await balanceOf(browser)).toBe(0)
    await drain()
    expect(await balanceOf(browser)).toBe(2000)
    expect(await orderOf(reference)).toMatchObject({
      status: 'paid',
      provider: 'stripe',
      provider_payment: stripe.sessionOf(reference).payment?.id,
      currency: 'EUR',
      three_d_secure: 'authenticated',
      refusal: null,
    })
  })

  test('the same notice again is answered and does nothing', async () => {
    const { reference } = await atThePage('pay')
    const { body, signature } = await notify(reference)
    await site.jobs.drain(async () => {})
    expect((await post(body, signature)).status).toBe(200)
    expect(site.jobs.sent).toEqual([])
  })

  test('a notice of one payment credits no other, whatever it says', async () => {
    const [paid, open] = [await atThePage('pay'), await atThePage()]
    await notify(open.reference)
    await drain()
    expect(await balanceOf(open.browser)).toBe(0)
    await notify(paid.reference, 'checkout.session.expired')
    await drain()
    expect(await balanceOf(paid.browser)).toBe(2000)
  })

  test('a forged notice, or one 301 s old, is refused: nothing is read or credited', async () => {
    const { browser, reference } = await atThePage('pay')
    const { body } = stripe.notice(reference, undefined, site.now())
    const old = new Date(site.now().getTime() - 301_000)
    for (const signature of ['', 'nonsense', signatureOf(body, site.now(), 'whsec_thief'), signatureOf(body, old)]) {
      const answer = await post(body, signature)
      expect([answer.status, answer.body.api.error.code]).toEqual([403, 104])
    }
    expect(site.jobs.sent).toEqual([])
    expect(await balanceOf(browser)).toBe(0)
  })

  test.each(['paypal', 'sandbox'])(
    '2005 or 104: a notice for %s, which sends none here, is refused',
    async (provider) => {
      const { reference } = await atThePage('pay')
      const { body, signature } = stripe.notice(reference, undefined, site.now())
      const answer = await post(body, signature, `/api/payments/notices/${provider}`)
      expect(answer.body.api.error.code).toBe(provider === 'paypal' ? 2005 : 104)
    },
  )

  test('a payment whose notice was lost is read after ten minutes', async () => {
    const { browser, reference } = await atThePage('pay')
    await work('read-open-payments')
    expect(await balanceOf(browser)).toBe(0)
    await site.advance(600)
    await work('read-open-payments')
    expect(await balanceOf(browser)).toBe(2000)
    expect((await orderOf(reference)).status).toBe('paid')
  })
})

test('a page that was left open is closed after an hour', async () => {
  const { reference } = await atThePage()
  await site.advance(3599)
  await work('read-open-payments')
  expect(stripe.sessionOf(reference).status).toBe('open')
  await site.advance(1)
  await work('read-open-payments')
  expect(await orderOf(reference)).toMatchObject({ status: 'refused', refusal: 'cancelled' })
})

describe('the client’s return', () => {
  const open = ({ browser, reference }: { browser: Browser; reference: string }, query = '') =>
    openPage(site, loader, `/paiement/${reference}${query}`, browser, { reference })

  test.each([
    ['pay', '/wallet?paiement=accepte', 2000],
    ['block', '/wallet?paiement=securite', 0],
    ['expire', '/wallet?paiement=annule', 0],
    [{ pays: 100 }, '/wallet?paiement=inconnu', 0],
  ] as const)('after %j the client is back at %s', async (deed, location, balance) => {
    const client = await atThePage(deed)
    expect(await open(client)).toMatchObject({ status: 303, location })
    expect(await balanceOf(client.browser)).toBe(balance)
  })

  test('a payment that is not confirmed yet is asked for again by the page itself', async () => {
    const client = await atThePage()
    const page = await open(client)
    expect([page.status, page.data.data?.amount ?? page.data.amount]).toEqual([200, 2000])
  })

  test('a client who leaves the page without paying closes it, and has room below their cap again', async () => {
    const client = await atThePage()
    await client.browser.patch('/api/budget', { month: 2000 })
    const again = () => client.browser.post('/api/wallet/top-ups', { packId: 'credit-20' })
    expect((await again()).body.api.error.code).toBe(4390)
    expect(await open(client, '?annule=1')).toMatchObject({ location: '/wallet?paiement=annule' })
    expect(stripe.sessionOf(client.reference).status).toBe('expired')
    expect((await again()).status).toBe(200)
  })

  test('a client who paid in another tab before they left the page has paid', async () => {
    const client = await atThePage('pay')
    expect(await open(client, '?annule=1')).toMatchObject({ location: '/wallet?paiement=accepte' })
    expect(await balanceOf(client.browser)).toBe(2000)
  })

  test('a provider that does not answer leaves the page waiting, and the notice credits later', async () => {
    const client = await atThePage('pay')
    stripe.hang(true)
    expect((await open(client)).status).toBe(200)
    const called = await confirm(client.browser, client.reference)
    expect([called.status, called.body.api.error.code]).toEqual([503, 4033])
    stripe.hang(false)
    await notify(client.reference)
    await drain()
    expect(await balanceOf(client.browser)).toBe(2000)
  })

  test('somebody else finds no such payment', async () => {
    const [client, other] = [await atThePage('pay'), await addClient(site)]
    expect((await open({ ...client, browser: other.browser })).status).toBe(404)
    expect((await confirm(other.browser, client.reference)).body.api.error.code).toBe(4331)
    expect(await balanceOf(client.browser)).toBe(0)
  })
})

describe('confirming a payment', () => {
  test.each([
    ['2003: another amount than was opened', { pays: 100 }, 2003, 'unproven'],
    ['2003: another currency', { pays: 2000, currency: 'usd' }, 2003, 'unproven'],
    ['2004: refused as fraud', 'block', 2004, 'fraud'],
    ['2006: cancelled before payment', 'expire', 2006, 'cancelled'],
  ] as const)('%s is refused and credits nothing', async (_, deed, code, refusal) => {
    const { browser, reference } = await atThePage(deed)
    expect((await confirm(browser, reference)).body.api.error.code).toBe(code)
    expect(await orderOf(reference)).toMatchObject({ status: 'refused', refusal })
    expect(await balanceOf(browser)).toBe(0)
  })

  test('a payment after a refusal counts, since the money was taken', async () => {
    const { browser, reference } = await atThePage('expire')
    await confirm(browser, reference)
    stripe.act(reference, 'pay')
    await notify(reference)
    await drain()
    expect(await balanceOf(browser)).toBe(2000)
    expect((await orderOf(reference)).refusal).toBeNull()
  })
})

test('unspent credit is refunded to the payment that brought it, once, however often the job runs', async () => {
  const { id, browser, reference } = await atThePage('pay')
  await confirm(browser, reference)
  await refundBalance(systemVisit(site.app, site.app.sites[0]), { id, siteId: 99 })
  const { id: refundId } = await site.owner
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('o.provider_reference', '=', reference)
    .executeTakeFirstOrThrow()
  await Promise.all([payRefund(site.app, refundId), payRefund(site.app, refundId)])
  await payRefund(site.app, refundId)
  const paid = stripe.sessionOf(reference).payment
  expect(paid).toMatchObject({ received: 2000, refunded: 2000 })
  expect(stripe.refunds.get(`refund-${refundId}`)).toMatchObject({ amount: 2000, payment: paid?.id })
})
