import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Credit } from '../../../../../test/credit.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import type { Regime } from '../../../../../test/vat-due.ts'
import { endPurses, refundBalance } from '../../../house/ledger/refund-balance.server.ts'
import { systemVisit } from '../../../house/session/open-visit.server.ts'
import { brokenLaws } from '../../reconciliation/reconcile.server.ts'

const site = useTestApp()
const SEED = 20_261_122
/** Some hundred postings each, in milliseconds. */
const SLOW = 120_000

const acts = (step: number) => {
  const amount = fc.integer({ min: 1, max: 200 }).map((some) => some * step)
  const which = fc.nat(5)
  const due = fc.constantFrom<Regime>('use', 'sale')
  const bearer = fc.constantFrom('psychic', 'house')
  const outcome = fc.constantFrom('charge', 'refund', 'share')
  const state = fc.constantFrom('warning', 'open', 'won', 'lost')
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('buy'), amount, due }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('give'), amount }) },
      { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('spend', 'hold'), amount }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('refund'), which, amount, bearer }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('settle'), which, outcome }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('payBack'), which, amount }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute'), which, state }) },
    ),
    { minLength: 4, maxLength: 12 },
  )
}
type Act = ReturnType<typeof acts> extends fc.Arbitrary<(infer A)[]> ? A : never

const nth = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]

/** Does the same with one client's credit, its orders paid in a given regime or in what each says. */
async function play(credit: Credit, all: readonly Act[], due: Regime | null): Promise<void> {
  for (const act of all) {
    if ('due' in act) await credit.buy(due ?? act.due, act.amount)
    else if ('state' in act) await credit.dispute(act.which, act.state)
    else if ('bearer' in act) {
      const id = nth(credit.billed, act.which)
      if (id !== undefined) await credit.refund(id, act.amount, act.bearer)
    } else if ('outcome' in act) {
      const id = nth(credit.held, act.which)
      if (id !== undefined) await credit.settle(id, act.outcome)
    } else if ('which' in act) await credit.payBack(act.which, act.amount)
    else if (act.do === 'give') await credit.give(act.amount)
    else await credit.spend(act.amount, act.do === 'hold')
  }
}

/** Every bank decides, everything held is charged, and all that is left is spent. */
async function finish(credit: Credit): Promise<void> {
  await credit.endDisputes()
  for (const id of [...credit.held]) await credit.settle(id, 'charge')
  await credit.spend(10_000_000)
  expect(await credit.balance()).toMatchObject({ balance: 0, promotional: 0 })
}

const laws = () => brokenLaws(site.app.db, null)

test('whatever happens to credit, the laws hold, in each regime and when it changes in the middle', {
  timeout: SLOW,
}, async () => {
  await fc.assert(
    fc.asyncProperty(acts(1), async (all) => {
      for (const due of ['sale', null] as const) {
        const credit = await Credit.open(site)
        await play(credit, all, due)
        expect(await laws()).toEqual([])
        await finish(credit)
      }
      expect(await laws()).toEqual([])
    }),
    { seed: SEED, numRuns: 12 },
  )
})

test('without rounding, the VAT in the end is that of what was consumed, to the cent, whatever the regime', {
  timeout: SLOW,
}, async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(acts(6), async (all) => {
      const ends: { vat: number; consumed: number }[] = []
      for (const due of ['use', 'sale', null] as const) {
        const credit = await Credit.open(site)
        await play(credit, all, due)
        await finish(credit)
        ends.push({ vat: await credit.vat(), consumed: await credit.consumed() })
      }
      for (const { vat, consumed } of ends) expect(vat * 6).toBe(consumed)
      if (new Set(ends.map(({ consumed }) => consumed)).size === 1 && ends[0]!.consumed > 0) compared += 1
    }),
    { seed: SEED, numRuns: 12 },
  )
  expect(compared).toBeGreaterThan(6)
})

test('with rounding, VAT at sale is that of what was kept, and bills at use differ from it by half a cent each at most', async () => {
  const prices = [1, 7, 11, 101, 333, 547]
  const vatOf = async (due: Regime) => {
    const credit = await Credit.open(site)
    await credit.buy(due, 1000)
    for (const price of prices) await credit.spend(price)
    return credit.vat()
  }
  const within = (price: number) => price - Math.round((price * 100) / 120)
  expect(await vatOf('sale')).toBe(within(1000))
  const atUse = await vatOf('use')
  expect(atUse).toBe(prices.reduce((sum, price) => sum + within(price), 0))
  expect(Math.abs(atUse - within(1000))).toBeLessThanOrEqual(prices.length / 2)
})

test('VAT of credit that ends with an account stays due; a bank that keeps the rest of its payment takes back that of the rest', async () => {
  const credit = await Credit.open(site)
  await credit.buy('sale', 1200)
  const room = await credit.spend(600)
  await credit.dispute(0, 'open')
  // Of a payment that its bank disputes: it can't be refunded.
  await credit.refund(room!, 600)
  await sql`update users set leaves_at = app_now() where id = ${credit.id}`.execute(site.owner)
  const visit = systemVisit(site.app, site.app.sites[0])
  expect(await refundBalance(visit, { id: credit.id, siteId: 99 })).toBe(0)
  await endPurses(visit, { id: credit.id, siteId: 99 })
  expect(await credit.balance()).toMatchObject({ balance: 0 })
  expect([await credit.vat(), await laws()]).toEqual([200, []])
  await credit.dispute(0, 'lost')
  expect([await credit.vat(), await laws()]).toEqual([100, []])
})
