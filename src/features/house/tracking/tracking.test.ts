import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { findTouch } from './queries.server.ts'
import { originIn } from './rules.ts'

const site = useTestApp()
const DAY = 86_400
const password = 'une lune claire sur la mer'
const register = (email: string) => ({
  firstName: 'Anne',
  emailAddress: email,
  password,
  birthDate: '1988-05-12',
  consents: [{ type: 'REGISTRATION', agreed: true }],
})
const touches = () => site.owner.selectFrom('touches').selectAll().orderBy('id').execute()
const person = (email: string) =>
  site.owner.selectFrom('users').select(['id', 'touch_id']).where('email', '=', email).executeTakeFirstOrThrow()
const buy = async (browser: ReturnType<typeof site.browser>) => {
  const { body } = await browser.post(
    '/api/wallet/top-ups',
    { packId: 'credit-10', monthCap: null },
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(body.api).toEqual({ ok: 1 })
  const order = await site.owner.selectFrom('orders').select('touch_id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return order.touch_id
}

beforeEach(async () => {
  await site.owner.deleteFrom('touches').execute()
})

test.each([
  ['?campaign_id=1&campaignId=2&partner=3', { campaignId: '1' }],
  ['?campaignId=2&partner=3', { campaignId: '2' }],
  ['?partner=3&editeur_id=4', { campaignId: '3', editorId: '4' }],
  [
    '?transaction_id=a-b.c&partner_id=5&tac=T1&version=v~2',
    { campaignTransactionId: 'a-b.c', partnerId: '5', tac: 'T1', version: 'v~2' },
  ],
  [`?tac=${'x'.repeat(65)}&partner_id=%3Cb%3E&version=`, null],
  ['?utm_source=x', null],
])('the address %s has origin %j', (address, origin) => {
  expect(originIn(new URLSearchParams(address))).toEqual(origin)
})

test('a visitor’s touch carries over: session, account, orders, for thirty days', async () => {
  const browser = site.browser()
  expect((await browser.post('/api/tracking', { tac: 'T1', campaignId: '7' })).status).toBe(200)
  await browser.post('/api/tracking', { tac: 'T1', campaignId: '7' })
  const [first, ...others] = await touches()
  expect([first?.tac, first?.campaign_id, first?.site_id, others]).toEqual(['T1', '7', 99, []])
  await browser.post('/api/users/me', register('anne@example.fr'))
  const anne = await person('anne@example.fr')
  expect(anne.touch_id).toBe(first?.id)
  await site.owner.updateTable('users').set({ email_proved_at: site.now() }).where('id', '=', anne.id).execute()
  expect(await buy(browser)).toBe(first?.id)
  await site.advance(60)
  await browser.post('/api/tracking', { tac: 'T2' })
  const last = (await touches()).at(-1)!
  expect(await buy(browser)).toBe(last.id)
  const of = { sessionId: null, userId: anne.id }
  const later = (days: number) => findTouch(site.app.db, of, new Date(first!.arrived_at.getTime() + days * DAY * 1000))
  expect([await later(30), await later(30.01)]).toEqual([first?.id, null])
})

test('an account older than the link is not attributed to it; its next order is', async () => {
  const email = 'ancienne@example.fr'
  await site.browser().post('/api/users/me', register(email))
  await site.owner.updateTable('users').set({ email_proved_at: site.now() }).where('email', '=', email).execute()
  await site.advance(DAY)
  const browser = site.browser()
  await browser.post('/api/tracking', { partnerId: 'P' })
  expect((await browser.post('/api/users/login', { email, password })).status).toBe(200)
  expect((await person(email)).touch_id).toBeNull()
  expect(await buy(browser)).toBe((await touches())[0]?.id)
})

test.each([
  [{}, 106, 'campaignId'],
  [{ tac: '<script>' }, 107, 'tac'],
  [{ tac: 'x'.repeat(65) }, 107, 'tac'],
  [{ tac: 'T1', emailAddress: 'a@b.fr' }, 107, 'emailAddress'],
])('%j is refused and nothing is stored', async (body, code, field) => {
  const answer = await site.browser().post('/api/tracking', body)
  expect([answer.body.api.error.code, answer.body.api.error.field]).toEqual([code, field])
  expect(await touches()).toEqual([])
})

test('a cross-site request records nothing, and one network is limited to 120 in ten minutes', async () => {
  const foreign = await site
    .browser()
    .request('POST', '/api/tracking', { tac: 'T' }, { origin: 'https://ailleurs.example' })
  expect(foreign.body.api.error.code).toBe(4004)
  await site.advance(DAY)
  const browser = site.browser()
  const statuses: number[] = []
  for (let i = 0; i < 121; i += 1) statuses.push((await browser.post('/api/tracking', { tac: `T${i % 2}` })).status)
  expect([...new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([200, 429])
})
