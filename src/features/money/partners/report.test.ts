import { beforeEach, expect, test } from 'vitest'
import { paidOrder } from '../../../../test/orders.ts'
import { addPartnerWithKey, type Key, sendSigned } from '../../../../test/partners.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { findTouch } from '../../house/tracking/queries.server.ts'
import { type PartnerDay, tellReport } from './report.ts'

const site = useTestApp()
const day: PartnerDay = { day: '2026-11-20', visits: 0, accounts: 0, orders: 0, commission: 0 }
let key: Key
let code = ''
let count = 0

beforeEach(async () => {
  count += 1
  code = `carnet-${count}`
  key = await addPartnerWithKey(site, { code })
})

async function touch(at: Date, siteId = 99, partner = code): Promise<number> {
  const row = { site_id: siteId, partner_id: partner, arrived_at: at }
  return (await site.owner.insertInto('touches').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A client who came by a link and bought, on one day. */
async function bought(at: Date, traits: { isPartner?: boolean; refunded?: number } = {}) {
  const [{ id }, touch_id] = [await addClient(site), await touch(at)]
  const account = { touch_id, created_at: at, is_partner: traits.isPartner ?? false }
  await site.owner.updateTable('users').set(account).where('id', '=', id).execute()
  const order = await site.owner
    .insertInto('orders')
    .values({ ...paidOrder(id, `${code} ${id}`, at), settled_at: at, touch_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (traits.refunded) {
    const refund = { order_id: order.id, amount: traits.refunded, asked_at: at }
    await site.owner.insertInto('order_refunds').values(refund).execute()
  }
}

const read = async (month = '2026-11') =>
  (await sendSigned(site, key, ['GET', '/api/partners/report', `month=${month}`])).body

test('a day of few people is told with others, and never can be found by subtraction', () => {
  const days = [
    { ...day, visits: 7, accounts: 5, orders: 5, commission: 500 },
    { ...day, day: '2026-11-19', visits: 3, accounts: 2, orders: 4, commission: 400 },
    { ...day, day: '2026-11-18', visits: 4, accounts: 2, orders: 1, commission: 100 },
  ]
  const hidden = { visits: null, accounts: null, orders: null, commission: null }
  expect(tellReport(days)).toEqual({
    days: [days[0], { day: '2026-11-19', ...hidden }, { day: '2026-11-18', ...hidden }],
    rest: { visits: 7, accounts: null, orders: 5, commission: 500 },
    total: { visits: 14, accounts: 5, orders: 10, commission: 1000 },
  })
  const alone = tellReport(days.slice(0, 2))
  expect(alone.rest).toEqual(hidden)
  expect(alone.total).toEqual({ visits: 7, accounts: 5, orders: 5, commission: 500 })
})

test('visits, accounts, orders and commissions by the days of Paris, on one brand, refunds deducted', async () => {
  // Half past midnight in Paris on the 20th.
  const at = new Date('2026-11-19T23:30:00Z')
  for (let n = 0; n < 4; n += 1) await bought(at)
  await bought(at, { refunded: 250 })
  await touch(at)
  await touch(at, 100)
  await touch(at, 99, 'another')
  expect(await read()).toMatchObject({
    partner: { code, name: 'Carnet d’étoiles' },
    month: '2026-11',
    days: [{ day: '2026-11-20', visits: 6, accounts: 5, orders: 5, commission: 475 }],
    total: { visits: 6, accounts: 5, orders: 5, commission: 475 },
  })
  expect((await read('2026-10')).days).toEqual([])
})

test('the present day is not told, since it would grow by single people', async () => {
  const today = site.now()
  for (let n = 0; n < 6; n += 1) await touch(today)
  expect((await read()).days).toEqual([])
})

test('what the partner’s own addresses buy earns nothing, and later purchases bear no link', async () => {
  const at = new Date('2026-11-10T10:00:00Z')
  for (let n = 0; n < 5; n += 1) await bought(at, { isPartner: true })
  expect((await read()).days).toEqual([{ day: '2026-11-10', visits: 5, accounts: 0, orders: 0, commission: 0 }])
  const { user_id } = await site.owner
    .selectFrom('orders')
    .select('user_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const found = () => findTouch(site.app.db, { sessionId: null, userId: user_id }, new Date('2026-11-11T10:00:00Z'))
  expect(await found()).toBeNull()
  await site.owner.updateTable('users').set({ is_partner: false }).where('id', '=', user_id).execute()
  expect(await found()).not.toBeNull()
})

test('a new rate leaves the days before it as they were', async () => {
  const rate = { partner_id: key.partnerId, since: '2026-11-12', rate: 2500 }
  await site.owner.insertInto('partner_rates').values(rate).execute()
  for (const at of ['2026-11-11T10:00:00Z', '2026-11-12T10:00:00Z']) {
    for (let n = 0; n < 5; n += 1) await bought(new Date(at))
  }
  expect((await read()).days.map(({ commission }: PartnerDay) => commission)).toEqual([1250, 500])
})

test('the same report for a spreadsheet; an impossible month is refused', async () => {
  for (let n = 0; n < 5; n += 1) await bought(new Date('2026-11-09T10:00:00Z'))
  const file = await sendSigned(site, key, ['GET', '/api/partners/report.csv', 'month=2026-11'])
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="partenaire-${code}-2026-11.csv"`)
  expect(file.body.replace('\ufeff', '').split('\r\n')).toEqual([
    'Jour;Visites;Comptes;Achats;Commission',
    '2026-11-09;5;5;5;"5,00"',
    '"Jours cachés, ensemble";0;0;0;"0,00"',
    'Total donné;5;5;5;"5,00"',
    '',
  ])
  for (const path of ['/api/partners/report', '/api/partners/report.csv']) {
    const { body } = await sendSigned(site, key, ['GET', path, 'month=2026-13'])
    expect(body.api.error).toMatchObject({ code: 107, field: 'month' })
  }
})

test.each<[object, string | number]>([
  [{ path: '/voyance', campaignId: 'automne', version: 'b' }, '/voyance?campaign_id=automne&partner_id=CODE&version=b'],
  [{ path: '/' }, '/?partner_id=CODE'],
  [{ path: '//ailleurs.example' }, 107],
  [{ path: '/voyance?tac=autre' }, 107],
  [{ path: 'https://ailleurs.example' }, 107],
  [{ path: '/', partnerId: 'another' }, 107],
  [{ path: '/', tac: '<b>' }, 107],
  [{}, 106],
])('the link of %j is %s', async (body, expected) => {
  const answer = await sendSigned(site, key, ['POST', '/api/partners/links', '', JSON.stringify(body)])
  if (typeof expected === 'number') expect(answer.body.api.error.code).toBe(expected)
  else expect(answer.body.address).toBe(`http://localhost:3000${expected.replace('CODE', code)}`)
})
