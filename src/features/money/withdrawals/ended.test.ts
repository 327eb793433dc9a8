import { expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor, mailsTo } from '../../../../test/mails.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClientWithPassword, PASSWORD } from '../../../../test/privacy.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as withdrawal from './withdrawal.page.tsx'

const site = useTestApp()
const reason = 'Votre crédit non dépensé vous est rendu.'
let serial = 0

async function buyer() {
  serial += 1
  const email = `repart${serial}@example.test`
  return { ...(await addClientWithPassword(site, { email })), email }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

const declare = ({ browser }: Buyer, order: number) =>
  sendForm(site, withdrawal.action, '/retractation', { contrat: `commande-${order}` }, browser)
const rowOf = (order: number) =>
  site.owner.selectFrom('contract_withdrawals').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow()
const call = async (staff: Staff, id: number, what: string, body: object = {}) => {
  const answer = (await staff.browser.post(`/api/admin/withdrawals/${id}/${what}`, body)).body
  return answer.settled ?? (answer.api.ok === 1 ? 0 : answer.api.error.code)
}

test('sixteen concurrent declarations, even after the answer, make one row, one receipt and no refusal', async () => {
  const client = await buyer()
  const order = await buyCredit(site, client.browser)
  const sixteen = () => Promise.all(Array.from({ length: 16 }, () => declare(client, order)))
  const first = await sixteen()
  expect(new Set(first.map(({ location }) => location)).size).toBe(1)
  const { id } = await rowOf(order)
  expect(await call(await addStaff(site, 'support'), id, 'refund', { order, amount: 2000, reason })).toBe(true)
  const again = await sixteen()
  expect(new Set([...first, ...again].map(({ status, location }) => `${status} ${location}`)).size).toBe(1)
  expect((await mailsTo(site, client.email)).filter(({ subject }) => subject.startsWith('Reçu'))).toHaveLength(1)
  const rows = site.owner.selectFrom('contract_withdrawals').select('id').where('order_id', '=', order)
  expect(await rows.execute()).toHaveLength(1)
})

test('a refund that can’t be confirmed any more is cancelled by the first attempt, and staff answer again', async () => {
  const [one, two] = [await addStaff(site, 'support'), await addStaff(site, 'admin')]
  const client = await buyer()
  const order = await buyCredit(site, client.browser, 'credit-100')
  await site.owner.updateTable('orders').set({ amount: 10_001, credit: 10_001 }).where('id', '=', order).execute()
  await fund(site, client.id, { cents: 1 })
  await declare(client, order)
  const { id } = await rowOf(order)
  expect(await call(one, id, 'refund', { order, amount: 10_001, reason })).toBe(false)
  await fund(site, client.id, { cents: -2000 })
  const answers = []
  for (let times = 0; times < 3; times += 1) answers.push(await call(two, id, 'confirm'))
  expect(answers).toEqual([4231, 3000, 3000])
  expect(await rowOf(order)).toMatchObject({ status: 'received', decided_by: null, refund: null })
  const listed = (await two.browser.get(`/api/admin/withdrawals?status=received&ids=${id}`)).body.rows
  expect(listed).toMatchObject([{ id, decidedAt: null }])
  expect(await call(one, id, 'refund', { order, amount: 8001, reason })).toBe(true)
})

test('a refund because the author leaves closes the withdrawal too, whatever was waiting', async () => {
  const staff = await addStaff(site, 'support')
  const [client, late] = [await buyer(), await buyer()]
  const [order, dear] = [await buyCredit(site, client.browser), await buyCredit(site, late.browser, 'credit-100')]
  await site.owner.updateTable('orders').set({ amount: 10_001, credit: 10_001 }).where('id', '=', dear).execute()
  await fund(site, late.id, { cents: 1 })
  await declare(client, order)
  await declare(late, dear)
  const { id } = await rowOf(order)
  expect(await call(staff, (await rowOf(dear)).id, 'refund', { order: dear, amount: 10_001, reason })).toBe(false)
  for (const { browser, email } of [client, late]) {
    await browser.post('/api/privacy/departure', { password: PASSWORD })
    const { body } = await browser.post('/api/privacy/departure/confirm', { code: await codeFor(site, email) })
    expect(body.api).toEqual({ ok: 1 })
  }
  expect(await rowOf(order)).toMatchObject({ status: 'refunded', refund: 2000, decided_by: null })
  expect(await rowOf(dear)).toMatchObject({ status: 'refunded', refund: 10_001, decided_by: null })
  expect(await call(staff, id, 'refund', { order, amount: 2000, reason })).toBe(4232)
  const back = site.owner.selectFrom('order_refunds').select('amount').where('order_id', '=', order)
  expect(await back.execute()).toEqual([{ amount: 2000 }])
  const { data } = await openPage(site, withdrawal.loader, '/retractation', client.browser)
  expect(data.contracts[0]).toMatchObject({ refundable: 0, withdrawal: { status: 'refunded' } })
})
