import { expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff, shownCode } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../wallet/verify-ledger.server.ts'
import * as withdrawal from './withdrawal.page.tsx'

const site = useTestApp()
const REASON = 'Votre crédit non dépensé vous est rendu.'
let serial = 0

async function buyer(): Promise<Client & { email: string }> {
  serial += 1
  const email = `rend${serial}@example.fr`
  return { ...(await addClient(site, { email })), email }
}

const latest = async (): Promise<number> =>
  (await site.owner.selectFrom('contract_withdrawals').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

async function declare({ browser }: Client, orderId: number): Promise<number> {
  await sendForm(site, withdrawal.action, '/retractation', { contrat: `commande-${orderId}` }, browser)
  return latest()
}

async function describe(emailAddress: string): Promise<number> {
  const given = { intent: 'confirm', described: `Mon achat ${serial}`, name: 'Léa', emailAddress }
  await sendForm(site, withdrawal.action, '/retractation', given, site.browser())
  return latest()
}

const call = async (staff: Staff, id: number, what: string, body: object = {}) => {
  const answer = (await staff.browser.post(`/api/admin/withdrawals/${id}/${what}`, body)).body
  return answer.api.ok === 1 ? answer : answer.api.error
}
const open = async (staff: Staff, id: number) => (await staff.browser.get(`/api/admin/withdrawals/${id}`)).body.row
const refund = (staff: Staff, id: number, order: number, amount: number) =>
  call(staff, id, 'refund', { order, amount, reason: REASON })
const balanceOf = async ({ browser }: Client) => (await browser.get('/api/wallet')).body.wallet.balance
const refunds = (orderId: number) =>
  site.owner.selectFrom('order_refunds').select('amount').where('order_id', '=', orderId).execute()

test('the amount due for an order is refunded to its payment, with an e-mail and a log line', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  await fund(site, client.id, { cents: -500 })
  expect(await open(staff, id)).toMatchObject({ daysLeft: 14, order: { orderId, owed: 1500, isTheirs: true } })
  expect(await refund(staff, id, orderId, 2000)).toMatchObject({ code: 4231 })
  expect(await refund(staff, id, orderId, 1500)).toMatchObject({ settled: true })
  expect([await balanceOf(client), await refunds(orderId)]).toEqual([0, [{ amount: 1500 }]])
  expect(await verifyLedger(site.app.db)).toEqual([])
  const mail = (await mailsTo(site, client.email)).at(-1)!
  expect(mail.text).toContain('15,00\u00a0€')
  expect(mail.text).toContain(REASON)
  const { data } = await openPage(site, withdrawal.loader, '/retractation', client.browser)
  expect(data.contracts[0]).toMatchObject({ refundable: 0, withdrawal: { status: 'refunded', answeredAt: site.now() } })
  expect(await refund(staff, id, orderId, 1500)).toMatchObject({ code: 4232 })
  const acts = await site.owner.selectFrom('audit_log').selectAll().where('subject', '=', `withdrawal:${id}`).execute()
  expect(acts.map(({ act, reason, details }) => [act, reason, details])).toEqual([
    ['withdrawal.open', null, {}],
    ['withdrawal.refund', null, { order: orderId, amount: 1500 }],
  ])
})

test('refunding the newest order leaves the older one unchanged', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const older = await buyCredit(site, client.browser, 'credit-10')
  await site.advance(60)
  const newer = await buyCredit(site, client.browser, 'credit-20')
  const id = await declare(client, newer)
  await refund(staff, id, newer, 2000)
  expect(await open(staff, await declare(client, older))).toMatchObject({ order: { owed: 1000 } })
})

test('a refund needs a code of the last five minutes', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  await site.advance(300)
  expect(await refund(staff, id, orderId, 2000)).toMatchObject({ code: 4202 })
  await staff.browser.post('/api/admin/second-factor', { code: await shownCode(site, staff.id) })
  expect(await refund(staff, id, orderId, 2000)).toMatchObject({ settled: true })
})

test('of two concurrent answers, one succeeds', async () => {
  const [one, two, client] = [await addStaff(site, 'support'), await addStaff(site, 'admin'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  const answers = await Promise.all([one, two].map((staff) => refund(staff, id, orderId, 2000)))
  expect(answers.filter(({ code }) => code)).toMatchObject([{ code: 4232 }])
  expect(await refunds(orderId)).toHaveLength(1)
})

test('above 100 EUR a second person confirms, not the first; a proposal may be withdrawn', async () => {
  const [one, two, client] = [await addStaff(site, 'support'), await addStaff(site, 'admin'), await buyer()]
  const orderId = await buyCredit(site, client.browser, 'credit-100')
  await site.owner.updateTable('orders').set({ amount: 10_001, credit: 10_001 }).where('id', '=', orderId).execute()
  await fund(site, client.id, { cents: 1 })
  const id = await declare(client, orderId)
  expect(await refund(one, id, orderId, 10_001)).toMatchObject({ settled: false })
  expect([await refunds(orderId), await call(two, id, 'refuse', { reason: REASON })]).toMatchObject([
    [],
    { code: 4211 },
  ])
  expect(await refund(two, id, orderId, 10_001)).toMatchObject({ code: 4211 })
  expect((await call(two, id, 'decline', { reason: 'Trop tôt' })).api).toEqual({ ok: 1 })
  expect(await call(two, id, 'confirm')).toMatchObject({ code: 3000 })
  await refund(one, id, orderId, 10_001)
  expect((await open(one, id)).answer).toMatchObject({ refund: 10_001, isOwn: true })
  expect(await call(one, id, 'confirm')).toMatchObject({ code: 4213 })
  expect((await call(two, id, 'confirm')).api).toEqual({ ok: 1 })
  for (const [what, body] of [['confirm'], ['decline', { reason: REASON }], ['refuse', { reason: REASON }]] as const)
    expect(await call(two, id, what, body), what).toMatchObject({ code: 4232 })
  expect(await refunds(orderId)).toEqual([{ amount: 10_001 }])
  const alone = site.owner.updateTable('contract_withdrawals').set({ confirmed_by: one.id }).where('id', '=', id)
  await expect(alone.execute()).rejects.toMatchObject({ constraint: 'withdrawal_two_people' })
  const nobody = site.owner.updateTable('contract_withdrawals').set({ confirmed_by: null }).where('id', '=', id)
  await expect(nobody.execute()).rejects.toMatchObject({ constraint: 'withdrawal_confirmed' })
})

test('a visitor’s withdrawal is refunded on the order that staff identify, if it was bought with the same address', async () => {
  const [staff, client, other] = [await addStaff(site, 'support'), await buyer(), await buyer()]
  const [own, foreign] = [await buyCredit(site, client.browser), await buyCredit(site, other.browser)]
  const id = await describe(client.email)
  expect((await open(staff, id)).order).toBeNull()
  for (const [order, code] of [
    [999_999, 4331],
    [foreign, 4230],
  ] as const) {
    expect(await call(staff, id, 'order', { order })).toMatchObject({ code })
    expect(await refund(staff, id, order, 2000)).toMatchObject({ code })
  }
  expect((await call(staff, id, 'order', { order: own })).order).toMatchObject({ isTheirs: true, owed: 2000 })
  expect(await refund(staff, id, own, 2000)).toMatchObject({ settled: true })
  expect(await balanceOf(client)).toBe(0)
})

test('a refund that waits for a second person is not confirmed once the buyer has another address', async () => {
  const [one, two, client] = [await addStaff(site, 'support'), await addStaff(site, 'admin'), await buyer()]
  const order = await buyCredit(site, client.browser, 'credit-100')
  await site.owner.updateTable('orders').set({ amount: 10_001, credit: 10_001 }).where('id', '=', order).execute()
  await fund(site, client.id, { cents: 1 })
  const id = await describe(client.email)
  expect(await refund(one, id, order, 10_001)).toMatchObject({ settled: false })
  const moved = { email: 'ailleurs@example.fr', email_key: 'ailleurs@example.fr' }
  await site.owner.updateTable('users').set(moved).where('id', '=', client.id).execute()
  expect(await call(two, id, 'confirm')).toMatchObject({ code: 4230 })
  expect([await refunds(order), (await open(two, id)).status]).toEqual([[], 'received'])
})

test('under one key a refund runs once at a time, and pays one amount only', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  const ask = async (amount: number) => {
    const body = { order: orderId, amount, reason: REASON }
    const key = { 'idempotency-key': `withdrawal-${id}` }
    return (await staff.browser.post(`/api/admin/withdrawals/${id}/refund`, body, key)).body.api.error?.code ?? 0
  }
  // A transaction can't be left while it awaits what waits for its lock.
  const { first } = await site.owner.transaction().execute(async (db) => {
    await db.selectFrom('contract_withdrawals').select('id').where('id', '=', id).forUpdate().execute()
    const waiting = ask(2000)
    await expect.poll(() => waitingForLocks(site.owner)).toBe(1)
    expect(await ask(2000)).toBe(409)
    return { first: waiting }
  })
  expect([await first, await ask(2000), await ask(1999)]).toEqual([0, 0, 4003])
  expect(await refunds(orderId)).toEqual([{ amount: 2000 }])
})

test('a withdrawal without a refund is closed with a message; the days left are shown, on the member’s own site only', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  const again = async () => ({ ...staff, browser: await signInAs(site, staff.id) })
  const listed = async (one: Staff) =>
    (await one.browser.get(`/api/admin/withdrawals?status=received&ids=${id}`)).body.rows
  await site.advance(13 * 86_400 + 1)
  expect((await open(await again(), id)).daysLeft).toBe(1)
  await site.advance(86_400 - 1)
  const now = await again()
  expect((await open(now, id)).daysLeft).toBe(0)
  expect(await listed(now)).toMatchObject([{ orderId, refund: null, decidedAt: null }])
  expect(await call(now, id, 'refuse', { reason: ' ' })).toMatchObject({ field: 'reason' })
  expect((await call(now, id, 'refuse', { reason: 'Tout a été dépensé.' })).api).toEqual({ ok: 1 })
  expect((await mailsTo(site, client.email)).at(-1)!.text).toContain('Tout a été dépensé.')
  expect([await listed(now), await balanceOf({ ...client, browser: await signInAs(site, client.id) })]).toEqual([
    [],
    2000,
  ])
  const elsewhere = await describe('ailleurs@example.fr')
  await site.owner.updateTable('contract_withdrawals').set({ site_id: 100 }).where('id', '=', elsewhere).execute()
  expect(await call(now, elsewhere, 'refuse', { reason: REASON })).toMatchObject({ code: 3000 })
})
