import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { Credit } from '../../../../test/credit.ts'
import { attempt } from '../../../../test/ledger/attempt.ts'
import { paidOrder } from '../../../../test/orders.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { setVatDue } from '../../../../test/vat-due.ts'
import type { AccountKind } from '../../house/ledger/rules.ts'

const site = useTestApp()
/** Bought 12 EUR at sale, of which 6 EUR are spent. */
let credit: Credit
let order: number
let room: number

beforeEach(async () => {
  credit = await Credit.open(site)
  order = await credit.buy('sale', 1200)
  room = (await credit.spend(600))!
})

const own: readonly AccountKind[] = ['client_wallet', 'client_promotional', 'client_vat']
/** Posts as somebody with the application's role would. */
const ask = (name: string, reference: string, amounts: Partial<Record<AccountKind, number>>, details: object = {}) =>
  attempt(site.app.db, name, {
    reference,
    details,
    moved: Object.entries(amounts).map(([kind, amount]) => ({
      account: { kind: kind as AccountKind, siteId: 99, ownerId: own.includes(kind as AccountKind) ? credit.id : 0 },
      amount,
    })),
  })
/** A row as the role may write it. */
async function refundRow(orderId: number, amount: number): Promise<string> {
  const { rows } = await sql<{ id: number }>`insert into order_refunds (order_id, amount, asked_at)
    values (${orderId}, ${amount}, app_now()) returning id`.execute(site.app.db)
  return `refund:${rows[0]!.id}`
}
async function paid(): Promise<string> {
  await setVatDue(site, 'sale')
  const row = paidOrder(credit.id, crypto.randomUUID(), site.now())
  const { id } = await site.app.db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
  return `order:${id}`
}
const bought = { payment_provider: -1000, client_wallet: 1000 }

test.each<[what: string, why: string, attack: () => Promise<boolean>]>([
  [
    'a sale that declares no VAT',
    'the VAT of its credit',
    async () => ask('post_top_up', await paid(), bought, { vatDue: 'sale' }),
  ],
  [
    'a sale that declares a cent less',
    'the VAT of its credit',
    async () => ask('post_top_up', await paid(), { ...bought, vat: 166, client_vat: -166 }, { vatDue: 'sale' }),
  ],
  [
    'a sale under another regime',
    'the regime of its order',
    async () => ask('post_top_up', await paid(), { ...bought, vat: 167, client_vat: -167 }, { vatDue: 'use' }),
  ],
  [
    'a refund that keeps its VAT declared',
    'the VAT of its credit',
    async () => ask('post_payment_refund', await refundRow(order, 600), { client_wallet: -600, payment_provider: 600 }),
  ],
  [
    'a refund that takes back more VAT than its own',
    'the VAT of its credit',
    async () =>
      ask('post_payment_refund', await refundRow(order, 300), {
        ...{ client_wallet: -300, payment_provider: 300, vat: -51, client_vat: 51 },
      }),
  ],
  [
    'a refund of what was spent of an order',
    'credit of its order',
    async () => {
      await credit.buy('sale', 1200)
      return ask('post_payment_refund', await refundRow(order, 601), { client_wallet: -601, payment_provider: 601 })
    },
  ],
  [
    'a refund of an order at use from credit that was sold with its VAT',
    'credit of its kind',
    async () => {
      const earlier = await credit.buy('use', 600)
      await credit.spend(1200)
      await credit.buy('sale', 1200)
      return ask('post_payment_refund', await refundRow(earlier, 600), { client_wallet: -600, payment_provider: 600 })
    },
  ],
  [
    'a refund of a consultation that gives back no VAT of its credit',
    'the VAT of its credit',
    () => ask('post_refund', `consultation:${room}`, { client_wallet: 600, refunds: -600 }),
  ],
  [
    'an end of a purse that leaves the VAT of its credit',
    'the VAT of its credit',
    async () => {
      await sql`update users set leaves_at = app_now() where id = ${credit.id}`.execute(site.app.db)
      return ask('post_account_end', `user:${credit.id}:9`, { client_wallet: -600, site_revenue: 600 })
    },
  ],
])('%s is refused', async (_what, why, attack) => {
  await expect(attack()).rejects.toMatchObject({ code: '42501', message: `no posting without ${why}` })
})

test('a bill takes the VAT of its credit and declares only that of the rest', async () => {
  await sql`insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
      psychic_share_percent, vat_percent, requested_at)
    select site_id, client_id, psychic_id, channel, status, price_per_minute, psychic_share_percent, vat_percent, requested_at
      from consultations where id = ${room}`.execute(site.owner)
  const { rows } = await sql<{ id: number; psychic: number }>`
    select max(id) as id, max(psychic_id) as psychic from consultations where client_id = ${credit.id}`.execute(
    site.owner,
  )
  const { id, psychic } = rows[0]!
  await sql`insert into meters (consultation_id, state, price_per_minute, metered_ms, funded_ms, free_ms,
      client_heard_at, client_lease_ms, psychic_heard_at, psychic_lease_ms, psychic_is_automaton)
    values (${id}, 'ended', 60, 600000, 600000, 0, app_now(), 1, app_now(), 1, false)`.execute(site.owner)
  const bill = (amounts: { client_vat: number; vat: number }) =>
    attempt(site.app.db, 'post_consultation', {
      reference: `consultation:${id}`,
      moved: [
        { account: { kind: 'client_wallet', siteId: 99, ownerId: credit.id }, amount: -600 },
        { account: { kind: 'client_vat', siteId: 99, ownerId: credit.id }, amount: amounts.client_vat },
        { account: { kind: 'vat', siteId: 99, ownerId: psychic }, amount: amounts.vat },
        {
          account: { kind: 'site_revenue', siteId: 99, ownerId: psychic },
          amount: 600 - amounts.client_vat - amounts.vat,
        },
      ],
    })
  for (const wrong of [
    { client_vat: 0, vat: 100 },
    { client_vat: 99, vat: 0 },
    { client_vat: 100, vat: 1 },
  ]) {
    await expect(bill(wrong)).rejects.toThrow('the VAT of its credit')
  }
  expect([await bill({ client_vat: 100, vat: 0 }), await bill({ client_vat: 100, vat: 0 })]).toEqual([true, false])
})
