import { beforeAll, expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { TERMS } from '../../house/consents/terms-texts.ts'

const site = useTestApp()
let admin: Staff
let clientId: number
let order: number

beforeAll(async () => {
  admin = await addStaff(site, 'admin')
  const client = await addClient(site)
  clientId = client.id
  order = await buyCredit(site, client.browser)
  await fund(site, clientId, { freeSeconds: 60 })
  await fund(site, (await addClient(site)).id, { cents: 5 })
})

const list = async (what: string) => (await admin.browser.get(`/api/admin/${what}`)).body

test('movements are filtered by client, payment, account and transaction; each shows its whole transaction', async () => {
  const { rows } = await list(`entries?clientId=${clientId}`)
  expect(rows.map(({ account, amount }: { account: string; amount: number }) => [account, amount])).toEqual([
    ['client_free_time', 60],
    ['client_wallet', 2000],
  ])
  const bought = rows[1]
  const both = (await list(`entries?paymentId=${order}`)).rows
  expect(both.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([-2000, 2000])
  expect((await list(`entries?transactionId=${bought.transactionId}`)).rows).toEqual(both)
  expect((await list(`entries?accountId=${bought.accountId}`)).total).toBe(1)
  expect((await list(`entries?consultationId=${order}`)).total).toBe(0)
  const { row } = await list(`entries/${bought.id}`)
  expect(row).toMatchObject({
    place: 1,
    previousHash: '',
    transaction: { kind: 'top-up', reference: `order:${order}` },
  })
  expect(row.transaction.entries).toMatchObject([
    { account: 'client_wallet', ownerId: clientId, amount: 2000 },
    { account: 'payment_provider', ownerId: 0, amount: -2000 },
  ])
})

test('a payment shows the provider’s reference, the accepted terms, and its refunds', async () => {
  const { provider_reference } = await site.owner.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  await site.owner.insertInto('order_refunds').values({ order_id: order, amount: 300, asked_at: site.now() }).execute()
  const { rows } = await list(`payments?reference=${provider_reference}`)
  expect(rows).toMatchObject([
    {
      id: order,
      clientId,
      status: 'paid',
      amount: 2000,
      refunded: 300,
      termsVersion: TERMS.version,
      provider: 'sandbox',
    },
  ])
})

test('another brand’s movements are not found', async () => {
  await site.owner.updateTable('ledger_accounts').set({ site_id: 100 }).where('owner_id', '=', clientId).execute()
  const [kept, gone] = await Promise.all(['client_wallet', 'payment_provider'].map(entryOf))
  expect((await admin.browser.get(`/api/admin/entries/${kept}`)).body.api.error.code).toBe(3000)
  expect((await list(`entries?clientId=${clientId}`)).total).toBe(0)
  expect((await list(`entries/${gone}`)).row.id).toBe(gone)
})

const entryOf = async (kind: string): Promise<number> => {
  const { id } = await site.owner
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select('e.id')
    .where('a.kind', '=', kind)
    .orderBy('e.id')
    .executeTakeFirstOrThrow()
  return id
}
