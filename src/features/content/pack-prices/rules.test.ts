import { expect, test } from 'vitest'
import { packs } from '../../house/ledger/rules.ts'
import { isReducedPrice, packAt, type Reduction } from './rules.ts'

const pack = packs[1]!
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const cut = (price: number, from: number, to: number): Reduction => ({
  packId: 'credit-20',
  price,
  since: day(from),
  until: day(to),
})
const at = (reductions: Reduction[], number: number, left = 5000) => packAt(pack, reductions, day(number), left)

test('a pack costs its credit before and after a reduction, and its last moment is not within it', () => {
  const reductions = [cut(1800, 10, 20)]
  expect([9, 10, 19, 20].map((number) => at(reductions, number).amount)).toEqual([2000, 1800, 1800, 2000])
  expect(at(reductions, 15)).toEqual({
    ...{ id: 'credit-20', amount: 1800, credit: 2000, offered: 200, struckPrice: 2000 },
    until: day(20).toISOString(),
  })
})

test('the struck price is the lowest of the thirty days before, not the ordinary one', () => {
  expect(at([cut(1600, 1, 5), cut(1500, 20, 25)], 21).struckPrice).toBe(1600)
  expect(at([cut(1500, 1, 5), cut(1600, 20, 25)], 21).struckPrice).toBeNull()
  expect(at([cut(1500, 1, 5), cut(1500, 5, 9)], 6).struckPrice).toBeNull()
  expect(at([cut(1500, 1, 5), cut(1600, 36, 40)], 37).struckPrice).toBe(2000)
})

test('who may be offered no more sees the ordinary price', () => {
  const reductions = [cut(1800, 10, 20)]
  expect(at(reductions, 15, 200).amount).toBe(1800)
  expect(at(reductions, 15, 199)).toMatchObject({ amount: 2000, offered: 0, struckPrice: null })
})

test('a reduction is at least a cent, and at most half', () => {
  expect([999, 1000, 1999, 2000].map((price) => isReducedPrice(price, 2000))).toEqual([false, true, true, false])
})
