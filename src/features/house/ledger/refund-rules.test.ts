import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Before, bearers, type Parts, refundParts } from './refund-rules.ts'

const none: Before = { cash: 0, promotional: 0, taxed: 0, seconds: 0, vat: 0, share: 0, shared: 0 }
const cents = fc.integer({ min: 0, max: 20_000 })
/** A bill, with VAT and share within the amount paid, and a share of free time. */
const bills = fc
  .record({
    ...{ cash: cents, promotional: cents, sold: fc.constantFrom(0, 0.3, 1) },
    ...{ seconds: fc.integer({ min: 0, max: 1200 }), offered: cents },
  })
  .map(({ offered, sold, ...paid }): Parts => {
    const total = paid.cash + paid.promotional
    const taxed = Math.floor(paid.cash * sold)
    const within = (price: number) => price - Math.round((price * 100) / 120)
    const share = Math.floor(((total - within(total)) * 45) / 100) + offered
    return { ...paid, taxed, vat: within(total - taxed), share }
  })
const refunds = fc.array(fc.record({ some: fc.integer({ min: 1, max: 9000 }), bearer: fc.constantFrom(...bearers) }), {
  minLength: 1,
  maxLength: 12,
})

const keys = ['cash', 'promotional', 'taxed', 'seconds', 'vat', 'share'] as const

function add(before: Before, parts: Parts, isShared: boolean): Before {
  const sum = { ...before }
  for (const of of keys) sum[of] += parts[of]
  if (isShared) sum.shared += parts.cash + parts.promotional
  return sum
}

test('however it is split, a refund returns no more cash than was paid in cash, and exactly the stated total', () => {
  fc.assert(
    fc.property(bills, refunds, (bill, wanted) => {
      const total = bill.cash + bill.promotional
      let back = none
      for (const { some, bearer } of wanted) {
        const amount = Math.min(some, total - back.cash - back.promotional)
        const parts = refundParts(bill, back, amount, bearer)
        expect(parts.cash + parts.promotional).toBe(amount)
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0)
        back = add(back, parts, bearer === 'psychic')
        for (const of of keys) {
          expect(back[of]).toBeLessThanOrEqual(bill[of])
        }
        // In proportion, within less than a cent.
        if (total > 0) {
          expect(Math.abs(back.cash - (bill.cash * (back.cash + back.promotional)) / total)).toBeLessThan(1)
          expect(back.share).toBe(Math.floor((bill.share * back.shared) / total))
        }
      }
    }),
    { seed: 20_261_122, numRuns: 500 },
  )
})

test('the last cent brings the remainder, and what each side pays does not depend on the split', () => {
  fc.assert(
    fc.property(bills, refunds, (bill, wanted) => {
      const total = bill.cash + bill.promotional
      let back = none
      for (const { some } of wanted) {
        const amount = Math.min(some, total - back.cash - back.promotional)
        back = add(back, refundParts(bill, back, amount, 'psychic'), true)
      }
      const rest = total - back.cash - back.promotional
      back = add(back, refundParts(bill, back, rest, 'psychic'), true)
      expect(back).toEqual({ ...bill, shared: total })
    }),
    { seed: 20_261_122, numRuns: 500 },
  )
})

test('one cent more takes at most one cent more from the psychic', () => {
  fc.assert(
    fc.property(bills, cents, (bill, some) => {
      const total = bill.cash + bill.promotional
      const amount = Math.min(some, total - 1)
      if (amount < 0) return
      const [less, more] = [amount, amount + 1].map((of) => refundParts(bill, none, of, 'psychic').share)
      const perCent = Math.ceil(bill.share / total)
      expect(more! - less!).toBeLessThanOrEqual(perCent)
      expect(refundParts(bill, none, amount, 'house').share).toBe(0)
    }),
    { seed: 20_261_122, numRuns: 500 },
  )
})

test('if only free time was counted, a refund of zero cents returns all of it', () => {
  const bill = { ...none, seconds: 120, share: 93 }
  expect(refundParts(bill, none, 0, 'psychic')).toEqual({
    ...{ cash: 0, promotional: 0, taxed: 0 },
    ...{ seconds: 120, vat: 0, share: 93 },
  })
  expect(refundParts(bill, none, 0, 'house')).toMatchObject({ seconds: 120, share: 0 })
})
