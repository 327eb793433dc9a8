import { expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { postAny } from '../../../../test/ledger/post-any.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { walletJobs } from '../../money/wallet/jobs.server.ts'
import { settleOrder } from '../../money/wallet/settle-order.server.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { walletBalance } from './queries.server.ts'
import { endPurses, previewReturn, refundBalance } from './refund-balance.server.ts'
import { splitReturn } from './rules.ts'

const site = useTestApp()
const visit = () => systemVisit(site.app, site.app.sites[0])
const owner = (id: number) => ({ id, siteId: 99 })

async function buy({ id, browser }: Awaited<ReturnType<typeof addClient>>, packId: string) {
  await browser.post('/api/wallet/top-ups', { packId })
  const last = site.owner.selectFrom('orders').selectAll().where('user_id', '=', id).orderBy('id', 'desc')
  const order = await last.executeTakeFirstOrThrow()
  await settleOrder(visit(), {
    provider: 'sandbox',
    reference: order.provider_reference,
    paid: { payment: null, threeDSecure: null },
  })
  return order
}
const spend = (id: number, amount: number, name: string) =>
  postAny(site.owner, 'test', name, [
    { account: { kind: 'client_wallet', ...{ siteId: 99, ownerId: id } }, amount: -amount },
    { account: { kind: 'site_revenue', siteId: 99, ownerId: 0 }, amount },
  ])
const refundsOf = (orderIds: number[]) =>
  site.owner.selectFrom('order_refunds').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()

test.each([
  [[{ id: 1, left: 500 }], 300, [{ orderId: 1, amount: 300 }], 300],
  [
    [
      { id: 2, left: 500 },
      { id: 1, left: 900 },
    ],
    600,
    [
      { orderId: 2, amount: 500 },
      { orderId: 1, amount: 100 },
    ],
    600,
  ],
  [
    [
      { id: 2, left: 0 },
      { id: 1, left: 900 },
    ],
    1000,
    [{ orderId: 1, amount: 900 }],
    900,
  ],
  [[], 400, [], 0],
  [[{ id: 1, left: 500 }], 0, [], 0],
])('payments %j and a balance of %i: %j', (payments, balance, parts, returned) => {
  expect(splitReturn(payments, balance)).toEqual({ parts, returned })
})

test('bought, unspent credit is refunded to its payment, once; a job asks the provider', async () => {
  const client = await addClient(site)
  const [first, second] = [await buy(client, 'credit-20'), await buy(client, 'credit-10')]
  await spend(client.id, 700, `spent ${client.id}`)
  expect(await previewReturn(visit(), owner(client.id))).toEqual({
    returned: 2300,
    ending: 0,
    freeSeconds: 0,
    points: 0,
  })
  expect(await refundBalance(visit(), owner(client.id))).toBe(2300)
  expect(await refundBalance(visit(), owner(client.id))).toBe(0)
  expect((await refundsOf([first.id, second.id])).map((row) => [row.order_id, row.amount])).toEqual([
    [first.id, 2000],
    [second.id, 300],
  ])
  for (const { name, data } of site.jobs.sent.splice(0)) {
    await walletJobs.find(({ kind }) => kind.name === name)?.run(site.app, data)
  }
  const [one] = await refundsOf([second.id])
  expect(one!.provider_reference).toBe(`sandbox-refund-${one!.id}`)
  expect((await walletBalance(site.app.db, 99, client.id)).balance).toBe(0)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('later credit is refunded too, and promotional credit expires', async () => {
  const client = await addClient(site)
  await buy(client, 'credit-10')
  await refundBalance(visit(), owner(client.id))
  const later = await buy(client, 'credit-20')
  await fund(site, client.id, { cents: 150, promotional: 300, freeSeconds: 90 })
  expect(await previewReturn(visit(), owner(client.id))).toEqual({
    returned: 2000,
    ending: 450,
    freeSeconds: 90,
    points: 0,
  })
  expect(await refundBalance(visit(), owner(client.id))).toBe(2000)
  expect((await refundsOf([later.id])).map(({ amount }) => amount)).toEqual([2000])
  await expect(endPurses(visit(), owner(client.id))).rejects.toThrow('somebody who leaves')
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', client.id).execute()
  for (let times = 0; times < 2; times += 1) await endPurses(visit(), owner(client.id))
  expect(await walletBalance(site.app.db, 99, client.id)).toEqual({
    balance: 0,
    promotional: 0,
    freeSeconds: 0,
    reserved: 0,
  })
  expect(await verifyLedger(site.app.db)).toEqual([])
})
