import { afterAll, afterEach, expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { listFaults } from '../reconciliation/queries.server.ts'
import { moneyWatches } from '../reconciliation/watches.ts'
import { statementJobs } from './jobs.server.ts'

const stripe = await startStripeServer()
const site = useTestApp(stripeSettings(stripe), { patience: { deadlineMs: 1500, pauseMs: 1, attempts: 2, atOnce: 16 } })
afterEach(() => {
  stripe.hang(false)
  expect(stripe.faults).toEqual([])
})
afterAll(() => stripe.close())

const DAY_S = 86_400
const read = () => statementJobs[0]?.run(site.app, {} as never)
const seconds = () => Math.floor(site.now().getTime() / 1000)
const faultsOf = (key: string) => listFaults(site.app.db, moneyWatches.find((watch) => watch.key === key)?.faults ?? '')
/** Sessions of staff end long before a day does. */
const desk = async () => (await addStaff(site, 'admin')).browser
const listed = async (query = '') =>
  (await (await desk()).get(`/api/admin/provider-movements${query}`)).body.rows as { movement: string; kind: string }[]

/** A payment of 20 euros that was credited; listed by the provider unless told otherwise. */
async function pay({ isListed = true, amount = 2000 } = {}) {
  const { browser } = await addClient(site)
  const { body } = await browser.post('/api/wallet/top-ups', { packId: 'credit-20' })
  const reference = body.topUp.url.split('/').at(-1)
  stripe.act(reference, 'pay')
  await browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
  const payment = stripe.sessionOf(reference).payment?.id ?? ''
  if (isListed) list('charge', amount, payment, `ch_${payment}`)
  return { payment, orderId: body.topUp.orderId as number }
}

function list(category: string, amount: number, payment: string | null, source: string, fee = 55) {
  stripe.movements.push({
    id: `txn_${stripe.movements.length}`,
    reporting_category: category,
    amount,
    fee,
    currency: 'eur',
    created: seconds(),
    source: payment === null ? { id: source } : { id: source, payment_intent: payment },
  })
}

const pass = (days: number) => site.advance(days * DAY_S)

test('each past day is read once, page by page, from the first payment on', async () => {
  await pay()
  for (let turn = 0; turn < 105; turn += 1) list('fee', -5, null, `fee_${turn}`, 0)
  await read()
  expect(await listed()).toEqual([])
  await pass(1)
  await read()
  await read()
  expect(await listed('?kind=payment')).toHaveLength(1)
  const { count } = await site.owner
    .selectFrom('provider_movements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(106)
})

test('a provider that does not answer leaves the day to be read again', async () => {
  list('payout', -3000, null, 'po_1', 0)
  await pass(1)
  stripe.hang(true)
  await expect(read()).rejects.toThrow()
  stripe.hang(false)
  await read()
  expect((await listed('?kind=payout')).map(({ kind }) => kind)).toEqual(['payout'])
})

test('what differs from the provider’s list is found after three days, and what agrees is not', async () => {
  await pay()
  const unlisted = await pay({ isListed: false })
  const other = await pay({ amount: 1999 })
  list('charge', 4200, 'pi_of_nobody', 'ch_of_nobody')
  list('refund', -700, 'pi_of_nobody', 're_by_hand', 0)
  list('dispute', -4200, 'pi_of_nobody', 'dp_untold', 1500)
  await pass(2)
  await read()
  expect([(await faultsOf('unlisted')).count, (await faultsOf('unknown')).count]).toEqual([0, 0])
  await pass(3)
  await read()
  const missing = await faultsOf('unlisted')
  expect(missing.rows.map(({ id }) => id).toSorted()).toEqual([unlisted.payment, other.payment].toSorted())
  expect((await faultsOf('unknown')).rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', 4200],
    ['refund', -700],
    ['chargeback', -4200],
  ])
})

test('a refund that the provider lists under another amount is found', async () => {
  const { orderId, payment } = await pay()
  const refund = async (reference: string) =>
    site.owner
      .insertInto('order_refunds')
      .values({ order_id: orderId, amount: 500, asked_at: site.now(), provider_reference: reference })
      .execute()
  await refund('re_right')
  await refund('re_wrong')
  list('refund', -500, payment, 're_right', 0)
  list('refund', -400, payment, 're_wrong', 0)
  await pass(5)
  await read()
  const rows = (await faultsOf('unlisted')).rows.map(({ id }) => id)
  expect([rows.includes('re_right'), rows.includes('re_wrong')]).toEqual([false, true])
})

test('clients’ unspent money stands beside the provider’s balance; staff tell the bank’s, and what lacks is found', async () => {
  await pass(1)
  await pay()
  await read()
  const staff = await desk()
  const latest = async () => (await staff.get('/api/admin/unspent-days')).body.rows[0]
  const { id, clientMoney, atProvider, missing } = await latest()
  expect(clientMoney).toBeGreaterThanOrEqual(2000)
  expect([typeof atProvider, missing]).toEqual(['number', null])
  const tell = (atBank: number, of: number | string = id) =>
    staff.post(`/api/admin/unspent-days/${of}/bank`, { atBank })
  expect((await tell(clientMoney - atProvider - 1)).status).toBe(200)
  expect((await faultsOf('uncovered')).count).toBe(1)
  expect(await latest()).toMatchObject({ missing: 1 })
  await tell(clientMoney - atProvider)
  expect((await faultsOf('uncovered')).count).toBe(0)
  expect((await tell(1, 999_999)).body.api.error.code).toBe(3000)
  await site.advance(300)
  expect((await tell(1)).body.api.error.code).toBe(4202)
})
