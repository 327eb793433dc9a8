import { expect, test } from 'vitest'
import { fund } from '../../../test/consulting.ts'
import { openPage, sendForm } from '../../../test/forms.ts'
import { mailsTo } from '../../../test/mails.ts'
import { buyCredit } from '../../../test/orders.ts'
import { addClient, type Client, signInAs } from '../../../test/people.ts'
import { addStaff, type Staff, shownCode } from '../../../test/staff.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { verifyLedger } from '../wallet/verify-ledger.server.ts'
import * as page from './desk.page.tsx'
import * as list from './desk-list.page.tsx'
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

const params = (id: number) => ({ id: String(id) })
const send = (staff: Staff, id: number, fields: Record<string, string>) =>
  sendForm(site, page.action, `/equipe/retractations/${id}`, fields, staff.browser, params(id))
const open = async (staff: Staff, id: number, query = '') =>
  (await openPage(site, page.loader, `/equipe/retractations/${id}${query}`, staff.browser, params(id))).data.withdrawal
const refund = (order: number, amount: number) => ({
  intent: 'refund',
  order: String(order),
  amount: String(amount),
  reason: REASON,
})
const codeOf = ({ data }: Awaited<ReturnType<typeof send>>) => data?.refusal?.code
const balanceOf = async ({ browser }: Client) => (await browser.get('/api/wallet')).body.wallet.balance
const refunds = (orderId: number) =>
  site.owner.selectFrom('order_refunds').select('amount').where('order_id', '=', orderId).execute()

test('what is due of an order goes back to what paid it, is told by mail, and is logged', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  await fund(site, client.id, { cents: -500 })
  expect(await open(staff, id)).toMatchObject({ daysLeft: 14, order: { orderId, owed: 1500, isTheirs: true } })
  expect(codeOf(await send(staff, id, refund(orderId, 2000)))).toBe(4231)
  expect((await send(staff, id, refund(orderId, 1500))).location).toBe(`/equipe/retractations/${id}?fait=rembourse`)
  expect([await balanceOf(client), await refunds(orderId)]).toEqual([0, [{ amount: 1500 }]])
  expect(await verifyLedger(site.app.db)).toEqual([])
  const mail = (await mailsTo(site, client.email)).at(-1)!
  expect(mail.text).toContain('15,00\u00a0€')
  expect(mail.text).toContain(REASON)
  const { data } = await openPage(site, withdrawal.loader, '/retractation', client.browser)
  expect(data.contracts[0]).toMatchObject({ refundable: 0, withdrawal: { status: 'refunded', answeredAt: site.now() } })
  expect(codeOf(await send(staff, id, refund(orderId, 1500)))).toBe(4232)
  const acts = await site.owner.selectFrom('audit_log').selectAll().where('subject', '=', `withdrawal:${id}`).execute()
  expect(acts.map(({ act, reason, details }) => [act, reason, details])).toEqual([
    ['withdrawal.open', null, {}],
    ['withdrawal.refund', null, { order: orderId, amount: 1500 }],
  ])
})

test('what went back of the newest order leaves the older one its own', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const older = await buyCredit(site, client.browser, 'credit-10')
  await site.advance(60)
  const newer = await buyCredit(site, client.browser, 'credit-20')
  const id = await declare(client, newer)
  await send(staff, id, refund(newer, 2000))
  expect(await open(staff, await declare(client, older))).toMatchObject({ order: { owed: 1000 } })
})

test('a refund needs a code of the last five minutes, and what was typed is kept', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  await site.advance(300)
  expect(await send(staff, id, refund(orderId, 2000))).toMatchObject({
    status: 403,
    data: { refusal: { code: 4202 }, typed: { reason: REASON } },
  })
  const code = await shownCode(site, staff.id)
  expect((await send(staff, id, { ...refund(orderId, 2000), code })).status).toBe(303)
})

test('of two who answer at once, one does', async () => {
  const [one, two, client] = [await addStaff(site, 'support'), await addStaff(site, 'admin'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  const answers = await Promise.all([one, two].map((staff) => send(staff, id, refund(orderId, 2000))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await refunds(orderId)).toHaveLength(1)
})

test('above 100 EUR a second person confirms, not the same one; a proposal may be taken back', async () => {
  const [one, two, client] = [await addStaff(site, 'support'), await addStaff(site, 'admin'), await buyer()]
  const orderId = await buyCredit(site, client.browser, 'credit-100')
  await site.owner.updateTable('orders').set({ amount: 10_001, credit: 10_001 }).where('id', '=', orderId).execute()
  await fund(site, client.id, { cents: 1 })
  const id = await declare(client, orderId)
  expect((await send(one, id, refund(orderId, 10_001))).location).toContain('fait=attend')
  expect([await refunds(orderId), codeOf(await send(two, id, { reason: REASON }))]).toEqual([[], 4211])
  expect((await send(two, id, { intent: 'decline', reason: 'Trop tôt' })).location).toContain('fait=retire')
  expect(codeOf(await send(two, id, { intent: 'confirm' }))).toBe(3000)
  await send(one, id, refund(orderId, 10_001))
  expect(codeOf(await send(one, id, { intent: 'confirm' }))).toBe(4213)
  expect((await send(two, id, { intent: 'confirm' })).location).toContain('fait=rembourse')
  expect(await refunds(orderId)).toEqual([{ amount: 10_001 }])
  const alone = site.owner.updateTable('contract_withdrawals').set({ confirmed_by: one.id }).where('id', '=', id)
  await expect(alone.execute()).rejects.toMatchObject({ constraint: 'withdrawal_two_people' })
  const nobody = site.owner.updateTable('contract_withdrawals').set({ confirmed_by: null }).where('id', '=', id)
  await expect(nobody.execute()).rejects.toMatchObject({ constraint: 'withdrawal_confirmed' })
})

test('a stranger’s withdrawal is refunded on the order that the staff names, if it was bought with the same address', async () => {
  const [staff, client, other] = [await addStaff(site, 'support'), await buyer(), await buyer()]
  const [own, foreign] = [await buyCredit(site, client.browser), await buyCredit(site, other.browser)]
  const id = await describe(client.email)
  expect((await open(staff, id, '?achat=999999')).order).toBeNull()
  expect((await open(staff, id, `?achat=${foreign}`)).order).toMatchObject({ isTheirs: false })
  expect(codeOf(await send(staff, id, refund(foreign, 2000)))).toBe(4230)
  expect(codeOf(await send(staff, id, refund(999_999, 2000)))).toBe(107)
  expect((await open(staff, id, `?achat=${own}`)).order).toMatchObject({ isTheirs: true, owed: 2000 })
  expect((await send(staff, id, refund(own, 2000))).status).toBe(303)
  expect(await balanceOf(client)).toBe(0)
})

test('one without anything due is closed with a message; days count down in the list, of one’s own site', async () => {
  const [staff, client] = [await addStaff(site, 'support'), await buyer()]
  const orderId = await buyCredit(site, client.browser)
  const id = await declare(client, orderId)
  await site.advance(13 * 86_400 + 1)
  let browser = await signInAs(site, staff.id)
  const listed = async () => {
    const { data } = await openPage(site, list.loader, '/equipe/retractations', browser)
    return data.withdrawals.find((one: { id: number }) => one.id === id)
  }
  expect(await listed()).toMatchObject({ orderId, daysLeft: 1, awaitsConfirmation: false })
  await site.advance(86_400 - 1)
  browser = await signInAs(site, staff.id)
  expect(await listed()).toMatchObject({ daysLeft: 0 })
  const now = { ...staff, browser }
  expect((await send(now, id, { reason: ' ' })).data.refusal.field).toBe('reason')
  expect((await send(now, id, { reason: 'Tout a été dépensé.' })).location).toContain('fait=clos')
  expect((await mailsTo(site, client.email)).at(-1)!.text).toContain('Tout a été dépensé.')
  expect([await listed(), await balanceOf({ ...client, browser: await signInAs(site, client.id) })]).toEqual([
    undefined,
    2000,
  ])
  const elsewhere = await describe('ailleurs@example.fr')
  await site.owner.updateTable('contract_withdrawals').set({ site_id: 100 }).where('id', '=', elsewhere).execute()
  expect(codeOf(await send(now, elsewhere, { reason: REASON }))).toBe(3000)
})
