import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPair, fund, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { proveMobile } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { walletBalance } from './queries.server.ts'
import { type Billed, refundConsultation } from './refund-consultation.server.ts'
import { bearers } from './refund-rules.ts'

const site = useTestApp()

/** Two minutes at 3 EUR, half a minute free, 2.17 of the 4.50 EUR from promotional credit. */
async function billed(): Promise<{ pair: Pair; bill: Billed }> {
  const pair = await addPair(site, { cents: 3000, freeSeconds: 30, psychic: { price: 300 } })
  await fund(site, pair.clientId, { promotional: 217 })
  await proveMobile(site, pair.clientId)
  const consultationId = await openRoom(pair)
  await write(pair.psychic, consultationId)
  await talk(site, pair, consultationId, 120, 30)
  await pair.client.post(`/api/consultations/${consultationId}/end`)
  const { transaction_id: transactionId } = await site.owner
    .selectFrom('receipts')
    .select('transaction_id')
    .where('consultation_id', '=', consultationId)
    .executeTakeFirstOrThrow()
  const { clientId, psychicId } = pair
  return { pair, bill: { consultationId, siteId: 99, clientId, psychicId, vatPercent: 20, transactionId } }
}
const purse = ({ clientId }: Pair) => walletBalance(site.app.db, 99, clientId)
const sumOf = async (ownerId: number) => {
  const rows = await site.owner
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', ['psychic_earnings', 'vat', 'site_revenue'])
    .execute()
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]))
}
const give = (bill: Billed, amount: number, bearer: (typeof bearers)[number]) =>
  site.app.db.transaction().execute((db) => refundConsultation({ db }, bill, { amount, bearer }))

test('promotional credit is refunded as promotional credit, in any amount', async () => {
  const { pair, bill } = await billed()
  const before = await purse(pair)
  expect(before).toMatchObject({ balance: 3000 - 233, promotional: 0 })
  await give(bill, 449, 'psychic')
  expect(await purse(pair)).toMatchObject({ balance: before.balance + 232, promotional: 217, freeSeconds: 29 })
  // All but a cent of the share: only the last cent of a refund takes it.
  expect((await sumOf(pair.psychicId)).psychic_earnings).toBe(168 + 56 - 223)
  await give(bill, 1, 'psychic')
  expect(await purse(pair)).toMatchObject({ balance: 3000, promotional: 217, freeSeconds: 30 })
  expect(await sumOf(pair.psychicId)).toEqual({ psychic_earnings: 0, vat: 0, site_revenue: 0 })
  await expect(give(bill, 1, 'house')).rejects.toMatchObject({ reason: 'refundTooHigh' })
})

test('any sequence of partial refunds returns the stated amounts, and never more cash than was paid', async () => {
  const sequence = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 200 }), bearer: fc.constantFrom(...bearers) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  await fc.assert(
    fc.asyncProperty(sequence, async (refunds) => {
      const { pair, bill } = await billed()
      const before = await purse(pair)
      let given = 0
      for (const { amount, bearer } of refunds) {
        if (given + amount > 450) {
          await expect(give(bill, amount, bearer)).rejects.toMatchObject({ reason: 'refundTooHigh' })
          continue
        }
        await give(bill, amount, bearer)
        given += amount
        const now = await purse(pair)
        const [cash, offered] = [now.balance - before.balance, now.promotional - before.promotional]
        expect(cash + offered).toBe(given)
        expect(cash).toBeLessThanOrEqual(233)
        expect(offered).toBeLessThanOrEqual(217)
      }
    }),
    { seed: 20_261_122, numRuns: 8, endOnFailure: true },
  )
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('of two concurrent refunds that together exceed the payment, one is done', async () => {
  const { pair, bill } = await billed()
  const results = await Promise.allSettled([give(bill, 300, 'house'), give(bill, 300, 'house')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { balance, promotional } = await purse(pair)
  expect(balance + promotional).toBe(3000 - 233 + 300)
})

test('a consultation that was never billed can’t be refunded', async () => {
  const { bill } = await billed()
  const unbilled = { ...bill, transactionId: null }
  await expect(give(unbilled, 1, 'house')).rejects.toMatchObject({ reason: 'refundTooHigh' })
  expect(await give(unbilled, 0, 'house')).toBeUndefined()
})
