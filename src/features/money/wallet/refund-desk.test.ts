import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { PaymentPort } from '../../../providers/payment/port.ts'
import { sandboxPayment } from '../../../providers/payment/sandbox.ts'
import { refundBalance } from '../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { listFaults } from '../reconciliation/queries.server.ts'
import { moneyWatches } from '../reconciliation/watches.ts'
import { walletJobs } from './jobs.server.ts'
import { settleOrder } from './settle-order.server.ts'

const asked: string[] = []
let isUp = false
/** The provider that takes payments now. */
const payment: PaymentPort = {
  ...sandboxPayment,
  name: 'other',
  open: async ({ reference }) => ({ url: `/ailleurs/${reference}`, checkout: null }),
  refund: async ({ name }) => {
    asked.push(name)
    if (!isUp) throw new Error('out of order')
    return `other-${name}`
  },
}
const site = useTestApp({}, { payment, patience: { deadlineMs: 500, pauseMs: 1, attempts: 1, atOnce: 4 } })
const DAY = 86_400

const run = async (name: string, data: unknown = {}) =>
  walletJobs.find(({ kind }) => kind.name === name)!.run(site.app, data)
const pay = (refundId: number) => run('pay-refund', { refundId })
const refundOf = (id: number) =>
  site.owner.selectFrom('order_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A refund of 20 EUR of an order paid through a provider. */
async function refund(provider: string): Promise<number> {
  const { id: userId, browser } = await addClient(site)
  const { orderId } = (await browser.post('/api/wallet/top-ups', { packId: 'credit-20' })).body.topUp
  const orders = site.owner.updateTable('orders').set({ provider }).where('id', '=', orderId)
  const { provider_reference: reference } = await orders.returning('provider_reference').executeTakeFirstOrThrow()
  const visit = systemVisit(site.app, site.app.sites[0])
  await settleOrder(visit, { provider, reference, paid: { payment: null, threeDSecure: null } })
  await refundBalance(visit, { id: userId, siteId: 99 })
  const rows = site.owner.selectFrom('order_refunds').select('id').where('order_id', '=', orderId)
  return (await rows.executeTakeFirstOrThrow()).id
}
const call = async ({ id, browser }: Staff, path: string, body: object = {}) => {
  await site.owner.updateTable('sessions').set({ factor_at: site.now() }).where('user_id', '=', id).execute()
  const answer = (await browser.post(`/api/admin/refunds/${path}`, body)).body
  return answer.api.ok === 1 ? 0 : answer.api.error.code
}
const watched = async (id: number) => {
  const { rows } = await listFaults(site.app.db, moneyWatches.find(({ key }) => key === 'refunds')!.faults)
  return rows.some((row) => row.id === id)
}

test('a refund is sent to the provider that took the payment, not to the present one', async () => {
  const [before, now, unknown] = [await refund('sandbox'), await refund('other'), await refund('gone')]
  await pay(before)
  expect((await refundOf(before)).provider_reference).toBe(`sandbox-refund-${before}`)
  await expect(pay(now)).rejects.toThrow()
  expect(asked).toEqual([`refund-${now}`])
  await expect(pay(unknown)).rejects.toThrow('no provider gone')
})

test('a refund unconfirmed for three days is no longer retried: staff see it, and ask again or pay by other means', async () => {
  const [again, byHand] = [await refund('other'), await refund('other')]
  const young = await refund('other')
  await site.owner
    .updateTable('order_refunds')
    .set({ asked_at: new Date(site.now().getTime() + DAY * 1000) })
    .where('id', '=', young)
    .execute()
  await site.advance(3 * DAY - 1)
  await run('settle-waiting')
  await expect(pay(again)).rejects.toThrow()
  await site.advance(2)
  await run('settle-waiting')
  const calls = asked.length
  await pay(again)
  expect([asked.length, await watched(again), await watched(young)]).toEqual([calls, true, false])

  const staff = await addStaff(site, 'admin')
  const { rows } = (await staff.browser.get('/api/admin/refunds?givenUp=yes&perPage=100')).body
  const ids = rows.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(expect.arrayContaining([again, byHand]))
  expect(ids).not.toContain(young)
  const { alerts } = (await staff.browser.get('/api/admin/dashboard/7')).body.row
  expect(alerts).toContainEqual({ kind: 'refunds', count: ids.length, names: [] })

  expect(await call(staff, `${young}/again`)).toBe(4367)
  site.jobs.sent.splice(0)
  expect(await call(staff, `${again}/again`)).toBe(0)
  expect(site.jobs.sent).toEqual([{ name: 'pay-refund', data: { refundId: again } }])
  isUp = true
  await pay(again)
  expect(await refundOf(again)).toMatchObject({ provider_reference: `other-refund-${again}`, given_up_at: null })

  const paid = { reference: 'VIR-2026-114', reason: 'Le prestataire a fermé.' }
  expect(await call(staff, `${byHand}/paid`, { ...paid, reference: ' ' })).toBe(107)
  const answers = await Promise.all([call(staff, `${byHand}/paid`, paid), call(staff, `${byHand}/paid`, paid)])
  expect(answers.toSorted()).toEqual([0, 4367])
  await pay(byHand)
  expect(asked).not.toContain(`refund-${byHand}`)
  expect(await refundOf(byHand)).toMatchObject({ provider_reference: paid.reference, paid_by: staff.id })
  expect([await watched(byHand), await watched(again)]).toEqual([false, false])
  expect(await call(staff, `${byHand}/again`)).toBe(4367)
})

test('another brand’s refund is not found', async () => {
  const id = await refund('other')
  const staff = await addStaff(site, 'admin')
  const { order_id } = await refundOf(id)
  await site.owner.updateTable('orders').set({ site_id: 100 }).where('id', '=', order_id).execute()
  expect((await staff.browser.get(`/api/admin/refunds/${id}`)).body.api.error.code).toBe(3000)
  expect(await call(staff, `${id}/again`)).toBe(3000)
})
