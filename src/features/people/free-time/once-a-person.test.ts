import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/forms.ts'
import { codeFor } from '../../../../test/mails.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textedCode } from '../../../../test/texts.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { settleOrder } from '../../money/wallet/settle-order.server.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import * as phone from '../phones/phone.page.tsx'

const site = useTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
let count = 0
const next = () => {
  count += 1
  return count
}
const mobile = () => `+336${50_000_000 + next() * 101}`

beforeEach(() => site.advance(31 * 86_400))

/** A client of a site who proves an address, each from another network, perhaps with the device of an earlier one. */
async function come({ siteId = 99, device, email }: { siteId?: number; device?: Browser; email?: string } = {}) {
  const address = email ?? `personne${next()}@gmail.com`
  const client = await addClient(site, { email: address, proved: false, siteId })
  const named = device?.otherCookies.get('device')
  if (named) client.browser.otherCookies.set('device', named)
  const from = { 'x-forwarded-for': `198.51.100.${1 + (next() % 250)}` }
  await client.browser.post('/api/users/verify/resend', undefined, from)
  const { body } = await client.browser.post('/api/users/verify', { code: await codeFor(site, address) }, from)
  return { ...client, brought: body }
}

async function proveMobile({ browser }: Client, number = mobile()) {
  await browser.post('/api/users/phone-numbers/validate', { phoneNumber: number })
  return (await browser.post('/api/users/verify', { code: await textedCode(site, number) })).body
}

async function payBy(client: Client, fingerprint: string) {
  const { body } = await client.browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
  const reference = body.topUp.url.split('/').at(-1)
  const paid = { payment: null, threeDSecure: null, card: { fingerprint } }
  await settleOrder(systemVisit(site.app, site.app.sites[0]), { provider: 'sandbox', reference, paid })
}

const waiting = async ({ browser }: Client) => (await browser.get('/api/wallet')).body.wallet.freeTimeWaits
const seconds = async ({ browser }: Client) => (await browser.get('/api/wallet')).body.wallet.freeSeconds

const otherSite = () => site.app.sites.find(({ id }) => id !== 99)?.id ?? 0

describe('one person', () => {
  test('with one mailbox has the free time on one site', async () => {
    const email = 'une-personne@gmail.com'
    expect((await come({ email })).brought.freeTime).toBe(true)
    expect((await come({ email, siteId: otherSite() })).brought).toMatchObject({ freeTime: false, mobileNeeded: false })
  })

  test('with one mobile has both offers once, on another site too', async () => {
    const first = await come()
    const number = mobile()
    await proveMobile(first, number)
    expect(await seconds(first)).toBe(780)
    const second = await come({ siteId: otherSite(), device: first.browser })
    expect(await waiting(second)).toBe(true)
    await site.advance(61)
    expect(await proveMobile(second, number)).toMatchObject({ freeTime: false, mobileNeeded: true })
    expect(await seconds(second)).toBe(0)
  })

  test('who erased an account has neither mobile nor device anew', async () => {
    const first = await come()
    const number = mobile()
    await proveMobile(first, number)
    await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', first.id).execute()
    await eraseDue(site.app)
    const second = await come({ device: first.browser })
    expect(await waiting(second)).toBe(true)
    await site.advance(61)
    expect(await proveMobile(second, number)).toMatchObject({ freeTime: false, mobileNeeded: true })
  })

  test('whose card paid for an account that had it does not get what waits on another one', async () => {
    const first = await come()
    await payBy(first, 'own')
    const second = await come({ device: first.browser })
    await payBy(second, 'own')
    expect(await proveMobile(second)).toMatchObject({ mobileNeeded: true })
    expect(await waiting(second)).toBe(true)
    const honest = await come({ device: first.browser })
    await payBy(honest, 'another')
    await proveMobile(honest)
    expect(await seconds(honest)).toBe(780)
  })
})

test('of a family on one device three get it, each with a mobile; a fourth is told to write to the team', async () => {
  const first = await come()
  const family = [await come({ device: first.browser }), await come({ device: first.browser })]
  for (const one of family) {
    await proveMobile(one)
    expect(await seconds(one)).toBe(780)
  }
  const fourth = await come({ device: first.browser })
  await proveMobile(fourth)
  expect(await waiting(fourth)).toBe(true)
  const page = await openPage(site, phone.loader, '/mon-compte/telephone', fourth.browser)
  expect(page.data).toMatchObject({ freeTimeWaits: true, phone: { number: expect.anything() } })
})

describe('the team', () => {
  const give = (browser: Browser, id: number, body: object = { reason: 'Deux sœurs, une tablette.' }) =>
    browser.post(`/api/admin/clients/${id}/free-time`, body)

  test('gives by hand what waits, once and with a reason', async () => {
    const first = await come()
    const sister = await come({ device: first.browser })
    const { browser } = await addStaff(site, 'support')
    expect((await give(browser, sister.id, {})).body.api.error.code).toBe(106)
    expect((await give(browser, sister.id)).status).toBe(200)
    expect(await seconds(sister)).toBe(600)
    expect((await give(browser, sister.id)).body.api.error.code).toBe(4441)
    expect((await give(browser, first.id)).body.api.error.code).toBe(4441)
    expect(await verifyLedger(site.app.db)).toEqual([])
  })

  test('gives it with a fresh second factor, to a client who exists', async () => {
    const first = await come()
    const sister = await come({ device: first.browser })
    const { browser } = await addStaff(site, 'support')
    expect((await give(browser, 999_999)).body.api.error.code).toBe(3000)
    await site.advance(301)
    expect((await give(browser, sister.id)).body.api.error.code).toBe(4202)
    expect(await waiting(sister)).toBe(true)
  })
})
