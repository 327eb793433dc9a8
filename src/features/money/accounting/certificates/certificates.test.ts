import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPage } from '../../../../../test/forms.ts'
import { buyCredit, settle } from '../../../../../test/orders.ts'
import { addClient } from '../../../../../test/people.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { moneyLaws } from '../../reconciliation/laws.ts'
import { loader } from './certificate.page.ts'

const site = useTestApp()
const AT_ONCE = 64

const numbers = async (siteId = 99) => {
  const rows = await site.owner
    .selectFrom('payment_certificates')
    .select('number')
    .where('site_id', '=', siteId)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const faults = async () => {
  const law = moneyLaws.find(({ key }) => key === 'certificates')!
  return (await sql.raw(law.faults).execute(site.owner)).rows
}

/** As many as one client may open within an hour. */
const EACH = 16

async function openOrders(count: number, siteId = 99): Promise<string[]> {
  const references: string[] = []
  while (references.length < count) {
    const { browser } = await addClient(site, { siteId })
    const most = Math.min(count, references.length + EACH)
    while (references.length < most) {
      const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
      references.push(body.topUp.url.split('/').at(-1))
    }
  }
  return references
}

test('64 payments at once are numbered without a gap and without a double, and their notices may come twice', async () => {
  const references = await openOrders(AT_ONCE)
  await Promise.all([...references, ...references].map((reference) => settle(site, reference)))
  expect(await numbers()).toEqual(upTo(AT_ONCE))
  await Promise.all(references.map((reference) => settle(site, reference)))
  expect(await numbers()).toEqual(upTo(AT_ONCE))
  expect(await faults()).toEqual([])
})

test('a payment that is rolled back gives its number back, a refused one has none', async () => {
  const [lost, refused, kept] = await openOrders(3)
  const pay = sql`update orders set status = 'paid', settled_at = app_now() where provider_reference = ${lost!}`
  const undone = site.app.db.transaction().execute(async (db) => {
    await pay.execute(db)
    throw new Error('cut')
  })
  await expect(undone).rejects.toThrow('cut')
  await settle(site, refused!, 'refused')
  await settle(site, kept!)
  expect(await numbers()).toEqual(upTo(AT_ONCE + 1))
})

test('each site counts its own', async () => {
  const before = await numbers()
  for (const reference of await openOrders(2, 100)) await settle(site, reference)
  expect(await numbers(100)).toEqual([1, 2])
  expect(await numbers()).toEqual(before)
  expect(await faults()).toEqual([])
})

test.each([
  ['a certificate', 'insert into payment_certificates values (1, 99, 999, app_now())'],
  ['another number', 'update payment_certificates set number = number + 1000'],
  ['no certificate', 'delete from payment_certificates'],
  ['another count', 'update certificate_counters set last = 5'],
])('the application can’t write %s', async (_what, attack) => {
  await expect(sql.raw(attack).execute(site.app.db)).rejects.toMatchObject({ code: '42501' })
})

test('not even the owner changes one unnoticed, and a number that is missing is found by the laws', async () => {
  const remove = sql`delete from payment_certificates where site_id = 99 and number = 7`
  await expect(remove.execute(site.owner)).rejects.toThrow('kept as it was issued')
  await site.owner.transaction().execute(async (db) => {
    await sql`alter table payment_certificates disable trigger user`.execute(db)
    await remove.execute(db)
    await sql`alter table payment_certificates enable trigger user`.execute(db)
  })
  expect(await faults()).toHaveLength(2)
})

const PATH = (id: number) => `/wallet/achats/${id}/attestation.pdf`
const open = async (id: number, browser = site.browser()) =>
  openPage(site, loader, PATH(id), browser, { id: String(id) })

test('clients get the certificates of their own payments, and nobody else’s', async () => {
  const { browser } = await addClient(site)
  const order = await buyCredit(site, browser)
  expect((await open(order, browser)).status).toBe(200)
  expect((await open(order, (await addClient(site)).browser)).status).toBe(404)
  expect((await open(order, (await addStaff(site, 'admin')).browser)).status).toBe(404)
  expect((await open(order)).location).toContain('/connexion')
  expect((await open(999_999, browser)).status).toBe(404)
  const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
  expect((await open(body.topUp.orderId, browser)).status).toBe(404)
})

test('the staff who read money get it too, logged; not that of another site', async () => {
  const order = await buyCredit(site, (await addClient(site)).browser)
  const { id, browser } = await addStaff(site, 'admin')
  const { status, headers, body } = await browser.post(`/api/admin/payments/${order}/certificate`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="att-99-\d+\.pdf"$/)
  expect(body).toMatch(/^%PDF-1\.7/)
  const logged = site.owner.selectFrom('audit_log').select(['act', 'subject']).where('actor_id', '=', id)
  expect(await logged.execute()).toEqual([{ act: 'certificate.take', subject: `order:${order}` }])
  const { browser: elsewhere } = await addStaff(site, 'admin', { siteId: 100 })
  expect((await elsewhere.post(`/api/admin/payments/${order}/certificate`)).body.api.error.code).toBe(3000)
})
