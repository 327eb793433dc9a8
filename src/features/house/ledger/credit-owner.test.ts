import { expect, test } from 'vitest'
import { addPair, fund, openRoom, talk, write } from '../../../../test/consulting.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { moneyLaws } from '../../money/reconciliation/laws.ts'
import { listFaults } from '../../money/reconciliation/queries.server.ts'
import { moneyWatches } from '../../money/reconciliation/watches.ts'
import { walletJobs } from '../../money/wallet/jobs.server.ts'
import { settleOrder } from '../../money/wallet/settle-order.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { walletBalance } from './queries.server.ts'

const site = useTestApp()
const DAY = 86_400
const nothing = { balance: 0, promotional: 0, freeSeconds: 0, reserved: 0 }
const visit = () => systemVisit(site.app, site.app.sites[0])
const settle = (reference: string) =>
  settleOrder(visit(), { provider: 'sandbox', reference, paid: { payment: null, threeDSecure: null } })

const leave = ({ id }: Pick<Client, 'id'>) =>
  site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', id).execute()
const isErased = async ({ id }: Pick<Client, 'id'>) =>
  (await site.owner.selectFrom('users').select('erased_at').where('id', '=', id).executeTakeFirstOrThrow())
    .erased_at !== null
const open = async ({ browser }: Client, packId = 'credit-20') => {
  const { topUp } = (await browser.post('/api/wallet/top-ups', { packId })).body
  return { orderId: topUp.orderId as number, reference: topUp.url.split('/').at(-1) as string }
}
const refundsOf = async (orderId: number) => {
  const rows = site.owner.selectFrom('order_refunds').select('amount').where('order_id', '=', orderId).orderBy('id')
  return (await rows.execute()).map(({ amount }) => amount)
}

test('a payment after the erasure is refunded, once however often it is notified', async () => {
  const client = await addClient(site)
  const [first, second] = [await open(client), await open(client, 'credit-10')]
  // A payment page opened a day ago no longer delays the erasure.
  await site.advance(DAY + 1)
  await leave(client)
  await eraseDue(site.app)
  expect(await isErased(client)).toBe(true)
  await Promise.all([settle(first.reference), settle(first.reference), settle(second.reference)])
  await settle(first.reference)
  expect([await refundsOf(first.orderId), await refundsOf(second.orderId)]).toEqual([[2000], [1000]])
  expect(await walletBalance(site.app.db, 99, client.id)).toEqual(nothing)
  await lawsHold(site)
})

test('a payment during the erasure is refunded by the erasure or by itself', async () => {
  const client = await addClient(site)
  const { orderId, reference } = await open(client)
  await site.advance(DAY + 1)
  await leave(client)
  await Promise.all([eraseDue(site.app), settle(reference)])
  expect([await isErased(client), await refundsOf(orderId)]).toEqual([true, [2000]])
  expect(await walletBalance(site.app.db, 99, client.id)).toEqual(nothing)
  await lawsHold(site)
})

test('a payment page opened within a day delays the erasure until it is answered', async () => {
  const client = await addClient(site)
  const { orderId, reference } = await open(client)
  await leave(client)
  await eraseDue(site.app)
  expect(await isErased(client)).toBe(false)
  await settle(reference)
  await eraseDue(site.app)
  expect([await isErased(client), await refundsOf(orderId)]).toEqual([true, [2000]])
})

test('a dispute delays the erasure fourteen days; decided later, it refunds the original payment', async () => {
  const pair = await addPair(site, { psychic: { price: 300 } })
  const orderId = await buyCredit(site, pair.client)
  await fund(site, pair.clientId, { promotional: 200 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'La ligne a coupé.' })
  await leave({ id: pair.clientId })
  await site.advance(14 * DAY - 1)
  await eraseDue(site.app)
  expect(await isErased({ id: pair.clientId })).toBe(false)
  await site.advance(1)
  await eraseDue(site.app)
  expect([await isErased({ id: pair.clientId }), await refundsOf(orderId)]).toEqual([true, [1600]])
  const staff = await addStaff(site, 'support')
  const answer = { amount: 600, reason: 'Vous avez raison.' }
  expect((await staff.browser.post(`/api/admin/disputes/${id}/refund`, answer)).body).toMatchObject({ settled: true })
  // Of 6.00 EUR, 2.00 were promotional and expire; the rest is refunded.
  expect(await refundsOf(orderId)).toEqual([1600, 400])
  expect(await walletBalance(site.app.db, 99, pair.clientId)).toEqual(nothing)
  await lawsHold(site)
})

test('a remainder in an erased purse is found by the laws', async () => {
  const client = await addClient(site)
  await leave(client)
  await eraseDue(site.app)
  await fund(site, client.id, { cents: 7 })
  const { faults } = moneyLaws.find(({ key }) => key === 'erased')!
  expect((await listFaults(site.app.db, faults)).rows).toMatchObject([{ owner_id: client.id, balance: 7 }])
})

test('an order unanswered for a day is found; the sandbox ends its own pages earlier', async () => {
  const client = await addClient(site)
  const { orderId } = await open(client)
  const other = await open(client)
  await site.owner.updateTable('orders').set({ provider: 'far' }).where('id', '=', other.orderId).execute()
  await site.advance(DAY + 1)
  await walletJobs.find(({ kind }) => kind.name === 'settle-waiting')!.run(site.app, {})
  const { faults } = moneyWatches.find(({ key }) => key === 'pending')!
  const { rows } = await listFaults(site.app.db, faults)
  expect(rows.map(({ id }) => id)).toEqual([other.orderId])
  const { status } = await site.owner
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(status).toBe('refused')
})
