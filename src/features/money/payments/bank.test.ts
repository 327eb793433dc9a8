import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { bankSettings, type Deed, startBankServer } from '../../../../test/bank-server.ts'
import type { Browser } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { payRefund, refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { loader as bankForm } from './bank-form.page.tsx'
import { paymentsJobs } from './jobs.server.ts'
import { loader as comeBack } from './return.page.tsx'

const bank = await startBankServer()
const site = useTestApp(bankSettings(bank), { patience: { deadlineMs: 1500, pauseMs: 1, attempts: 2, atOnce: 16 } })

afterEach(() => expect(bank.faults).toEqual([]))
afterAll(() => bank.close())

async function buy(browser: Browser, packId = 'credit-20'): Promise<string> {
  const { body } = await browser.post('/api/wallet/top-ups', { packId })
  expect(body.topUp.url).toMatch(/^\/paiement\/[\w-]+\/banque$/)
  return body.topUp.url.split('/').at(-2)
}

const openForm = (browser: Browser, reference: string) =>
  openPage(site, bankForm, `/paiement/${reference}/banque`, browser, { reference })
const back = (browser: Browser, reference: string, query = '') =>
  openPage(site, comeBack, `/paiement/${reference}${query}`, browser, { reference })
const balanceOf = async (browser: Browser) => (await browser.get('/api/wallet')).body.wallet.balance
const confirm = (browser: Browser, reference: string) => browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
const orderOf = (reference: string) =>
  site.owner.selectFrom('orders').selectAll().where('provider_reference', '=', reference).executeTakeFirstOrThrow()
const work = (name: string, data: unknown = {}) =>
  paymentsJobs.find(({ kind }) => kind.name === name)?.run(site.app, data as never)
const drain = () => site.jobs.drain(async (name, data) => work(name, data))
const post = (body: string) =>
  site.browser().post('/api/payments/notices/gateway', body, { 'content-type': 'application/x-www-form-urlencoded' })

/** A client who bought a pack, and what they did on the bank's page. */
async function atTheBank(deed: Deed | null = null, packId?: string) {
  const client = await addClient(site)
  const reference = await buy(client.browser, packId)
  const { form } = (await openForm(client.browser, reference)).data
  if (deed) bank.post(form.fields, deed)
  return { ...client, reference, form }
}

describe('the form that opens the bank’s page', () => {
  test('it is signed, goes to the bank, and asks for strong authentication at a first purchase', async () => {
    const { form } = await atTheBank('pay')
    expect(form.action).toBe(`${bank.address}/vads-payment/`)
    expect(form.fields).toMatchObject({ vads_amount: '2000', vads_threeds_mpi: '3', vads_ctx_mode: 'TEST' })
  })

  test('opened twice, it is one payment: the bank takes its number once', async () => {
    const { browser, reference, form } = await atTheBank('pay')
    const again = (await openForm(browser, reference)).data.form
    expect(again).toEqual(form)
    bank.post(again.fields, 'pay')
    expect(bank.transactions.filter(({ order }) => order === reference)).toHaveLength(1)
  })

  test('somebody else’s, or one of a paid order, is not given', async () => {
    const { browser, reference } = await atTheBank('pay')
    expect((await openForm((await addClient(site)).browser, reference)).status).toBe(404)
    await confirm(browser, reference)
    expect(await openForm(browser, reference)).toMatchObject({ status: 303, location: `/paiement/${reference}` })
  })
})

describe('a payment at the bank', () => {
  test('is credited when its client comes back, with what the bank said of it', async () => {
    const { browser, reference } = await atTheBank('pay')
    expect(await back(browser, reference)).toMatchObject({ location: '/wallet?paiement=accepte' })
    expect(await balanceOf(browser)).toBe(2000)
    expect(await orderOf(reference)).toMatchObject({ provider: 'gateway', three_d_secure: 'authenticated' })
  })

  test('is credited after a notice, once for the same notice twice', async () => {
    const { browser, reference } = await atTheBank('pay')
    const notice = bank.notice(reference)
    expect([(await post(notice)).status, (await post(notice)).status]).toEqual([200, 200])
    expect(site.jobs.sent.filter(({ name }) => name === 'read-payment')).toHaveLength(1)
    await drain()
    expect(await balanceOf(browser)).toBe(2000)
  })

  test('an old key still signs notices while it is replaced; a stranger’s does not', async () => {
    const { browser, reference } = await atTheBank('pay')
    const forged = await post(bank.notice(reference, 'KeyOfAThief'))
    expect([forged.status, forged.body.api.error.code]).toEqual([403, 104])
    const changed = bank.notice(reference).replace(/vads_trans_status=\w+/, 'vads_trans_status=CAPTURED')
    expect((await post(changed)).status).toBe(403)
    expect((await post(bank.notice(reference, 'AnOlderKey'))).status).toBe(200)
    await drain()
    expect(await balanceOf(browser)).toBe(2000)
  })

  test.each([
    ['2003: another amount', { pays: 100, currency: 'EUR' }, 2003],
    ['2003: another currency', { pays: 2000, currency: 'XPF' }, 2003],
    ['2004: a stolen card', 'block', 2004],
  ] as const)('%s credits nothing', async (_, deed, code) => {
    const { browser, reference } = await atTheBank(deed)
    expect((await confirm(browser, reference)).body.api.error.code).toBe(code)
    expect(await balanceOf(browser)).toBe(0)
  })

  test('a declined card says so', async () => {
    const { browser, reference } = await atTheBank('decline')
    expect(await back(browser, reference)).toMatchObject({ location: '/wallet?paiement=refuse' })
    expect(await orderOf(reference)).toMatchObject({ status: 'refused', refusal: 'declined' })
  })

  test('2006: a client who leaves has room below their cap again, and is credited if they pay all the same', async () => {
    const { browser, reference, form } = await atTheBank('leave')
    expect(await back(browser, reference, '?annule=1')).toMatchObject({ location: '/wallet?paiement=annule' })
    expect(await orderOf(reference)).toMatchObject({ status: 'refused', refusal: 'cancelled' })
    bank.post(form.fields, 'pay')
    await post(bank.notice(reference))
    await drain()
    expect(await balanceOf(browser)).toBe(2000)
  })

  test('a page that was left open is cancelled after an hour', async () => {
    const { reference } = await atTheBank()
    await site.advance(3600)
    await work('read-open-payments')
    expect(await orderOf(reference)).toMatchObject({ status: 'refused', refusal: 'cancelled' })
  })
})

describe('a refund at the bank', () => {
  const paid = async () => {
    const client = await atTheBank('pay')
    await confirm(client.browser, client.reference)
    return client
  }
  const refundsOf = (reference: string) =>
    bank.transactions.filter(({ order, operationType }) => order === reference && operationType === 'CREDIT')
  const openRefunds = () =>
    site.owner.selectFrom('order_refunds').select('id').where('provider_reference', 'is', null).execute()

  test('is made once, even if the line was cut before the bank’s answer', async () => {
    const { id, reference } = await paid()
    bank.collect()
    const visit = systemVisit(site.app, site.app.sites[0])
    await refundBalance(visit, { id, siteId: visit.site.id })
    const [refund] = await openRefunds()
    bank.cutAfter(1)
    await payRefund(site.app, Number(refund?.id))
    await payRefund(site.app, Number(refund?.id))
    expect(refundsOf(reference).map(({ amount }) => amount)).toEqual([2000])
    expect(await openRefunds()).toEqual([])
  })

  test('of a whole payment that the bank has not collected yet cancels it', async () => {
    const { id, reference } = await paid()
    const visit = systemVisit(site.app, site.app.sites[0])
    await refundBalance(visit, { id, siteId: visit.site.id })
    for (const { id: refund } of await openRefunds()) await payRefund(site.app, refund)
    expect(bank.transactions.find(({ order }) => order === reference)?.detailedStatus).toBe('CANCELLED')
    expect(await openRefunds()).toEqual([])
  })
})
