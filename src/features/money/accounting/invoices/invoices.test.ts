import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Credit } from '../../../../../test/credit.ts'
import { openPage } from '../../../../../test/forms.ts'
import { buyCredit, settle } from '../../../../../test/orders.ts'
import { addClient } from '../../../../../test/people.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { setVatDue } from '../../../../../test/vat-due.ts'
import { brokenLaws } from '../../reconciliation/reconcile.server.ts'
import { loader } from './invoice.page.ts'

const site = useTestApp()
const AT_ONCE = 32

const papers = async (kind: 'invoice' | 'credit-note', siteId = 99) =>
  (
    await site.owner
      .selectFrom('invoices')
      .select('number')
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number)
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const laws = async () => (await brokenLaws(site.app.db, null)).map(({ law }) => law)
const invoicesOf = (orderId: number) =>
  site.owner
    .selectFrom('invoices as i')
    .innerJoin('ledger_transactions as t', 't.id', 'i.transaction_id')
    .select(['i.transaction_id as id', 't.kind as posting', 'i.kind', 'i.amount', 'i.vat'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.transaction_id')
    .execute()

beforeAll(() => setVatDue(site, 'sale'))

/** As many as one client may open within an hour. */
const EACH = 16

test('32 payments at once are numbered without a gap and without a double, and have no certificate', async () => {
  const references: string[] = []
  while (references.length < AT_ONCE) {
    const { browser } = await addClient(site)
    for (let place = 0; place < EACH; place += 1) {
      const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-10' })
      references.push(body.topUp.url.split('/').at(-1))
    }
  }
  await Promise.all([...references, ...references].map((reference) => settle(site, reference)))
  expect(await papers('invoice')).toEqual(upTo(AT_ONCE))
  expect(await site.owner.selectFrom('payment_certificates').selectAll().execute()).toEqual([])
  expect(await laws()).toEqual([])
})

test('each refund has a credit note with the VAT of what is given back, and all of them take back what was invoiced', async () => {
  const credit = await Credit.open(site)
  const order = await credit.buy('sale', 1000)
  for (const cents of [1, 333, 333, 333]) await credit.payBack(0, cents)
  const [first, ...notes] = await invoicesOf(order)
  expect(first).toMatchObject({ kind: 'invoice', posting: 'top-up', amount: 1000, vat: 167 })
  expect(notes.map(({ kind, amount }) => [kind, amount])).toEqual([1, 333, 333, 333].map((of) => ['credit-note', of]))
  expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(167)
  expect(await papers('credit-note')).toEqual(upTo(4))
  expect(await credit.vat()).toBe(0)
})

test('what a bank keeps of unspent credit has a credit note, and an invoice again if it is given back after all', async () => {
  const credit = await Credit.open(site)
  const order = await credit.buy('sale', 1200)
  await credit.spend(600)
  await credit.dispute(0, 'lost')
  expect(await credit.vat()).toBe(100)
  expect(await laws()).toEqual([])
  await credit.dispute(0, 'won')
  expect(await credit.vat()).toBe(200)
  expect(await invoicesOf(order)).toMatchObject([
    { kind: 'invoice', amount: 1200, vat: 200 },
    { kind: 'credit-note', posting: 'chargeback-lost', amount: 600, vat: 100 },
    { kind: 'invoice', posting: 'chargeback-won', amount: 600, vat: 100 },
  ])
  expect(await laws()).toEqual([])
})

test.each([
  [
    'an invoice',
    `insert into invoices select transaction_id + 1000000, order_id, site_id, kind, 999, amount, vat_percent, vat,
    issued_at from invoices limit 1`,
  ],
  ['another number', 'update invoices set number = number + 1000'],
  ['no invoice', 'delete from invoices'],
  ['another count', 'update invoice_counters set last = 5'],
  ['another VAT of unspent credit', 'update credit_moves set vat = 0'],
  ['another regime', `insert into vat_regimes (due, vat_percent, since) values ('use', 20, app_now())`],
  ['another regime by its function', `select vat_regime_set('use', 20)`],
])('the application can’t write %s', async (_what, attack) => {
  await expect(sql.raw(attack).execute(site.app.db)).rejects.toMatchObject({ code: '42501' })
})

test('an order keeps the regime that it was paid in', async () => {
  await sql`update orders set vat_due = 'use', vat_percent = null where vat_due = 'sale'`.execute(site.app.db)
  const kept = site.owner.selectFrom('orders').select('id').where('status', '=', 'paid').where('vat_due', '=', 'use')
  expect(await kept.execute()).toEqual([])
})

test('a number that is missing, and VAT that is a cent off, are found by the laws', async () => {
  const change = (table: string, statement: string) =>
    site.owner.transaction().execute(async (db) => {
      await sql.raw(`alter table ${table} disable trigger user`).execute(db)
      await sql.raw(statement).execute(db)
      await sql.raw(`alter table ${table} enable trigger user`).execute(db)
    })
  await change('invoices', 'update invoices set number = number + 1000 where number = 2')
  expect(await laws()).toEqual(['invoices'])
  await change('invoices', 'update invoices set number = number - 1000 where number = 1002')
  await change('invoices', 'update invoices set vat = vat + 1 where number = 2')
  expect(await laws()).toEqual(['invoices'])
  await change('invoices', 'update invoices set vat = vat - 1 where number = 2')
  for (const wrong of ['vat = vat + 1', 'cents = cents - 6']) {
    const first = '(select transaction_id from credit_moves order by transaction_id limit 1)'
    await change('credit_moves', `update credit_moves set ${wrong} where transaction_id = ${first}`)
    expect(await laws()).toContain('vat')
    const right = wrong.replace(/([+-]) /, (sign) => (sign === '+ ' ? '- ' : '+ '))
    await change('credit_moves', `update credit_moves set ${right} where transaction_id = ${first}`)
  }
  await change('receipts', 'update receipts set taxed = taxed - 1')
  expect(await laws()).toEqual(['bills-vat'])
  await change('receipts', 'update receipts set taxed = taxed + 1')
  expect(await laws()).toEqual([])
})

const open = async (id: number, browser = site.browser()) =>
  openPage(site, loader, `/wallet/factures/${id}/facture.pdf`, browser, { id: String(id) })

test('clients get their own invoices, from the movement of their payment, and nobody else’s', async () => {
  const { browser } = await addClient(site)
  await buyCredit(site, browser)
  const [entry] = (await browser.get('/api/wallet')).body.wallet.entries
  expect(entry.invoice).toEqual({ id: expect.any(Number), kind: 'invoice' })
  const { id } = entry.invoice
  expect((await open(id, browser)).status).toBe(200)
  expect((await open(id, (await addClient(site)).browser)).status).toBe(404)
  expect((await open(id, (await addStaff(site, 'admin')).browser)).status).toBe(404)
  expect((await open(id)).location).toContain('/connexion')
  expect((await open(999_999, browser)).status).toBe(404)
})

test('the staff who read money list them and get them, logged; not those of another site', async () => {
  const order = await buyCredit(site, (await addClient(site)).browser)
  const { id, browser } = await addStaff(site, 'admin')
  const { rows } = (await browser.get(`/api/admin/invoices?orderId=${order}`)).body
  expect(rows).toMatchObject([{ kind: 'invoice', orderId: order, amount: 2000, vatPercent: 20, vat: 333 }])
  const { status, headers, body } = await browser.post(`/api/admin/invoices/${rows[0].id}/paper`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="fac-99-\d+\.pdf"$/)
  expect(body).toMatch(/^%PDF-1\.7/)
  const logged = site.owner.selectFrom('audit_log').select(['act', 'subject']).where('actor_id', '=', id)
  expect(await logged.execute()).toEqual([{ act: 'invoice.take', subject: `transaction:${rows[0].id}` }])
  const { browser: elsewhere } = await addStaff(site, 'admin', { siteId: 100 })
  expect((await elsewhere.post(`/api/admin/invoices/${rows[0].id}/paper`)).body.api.error.code).toBe(3000)
})
