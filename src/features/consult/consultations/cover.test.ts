import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'

const means = {
  balance: 1000,
  promotional: 0,
  freeSeconds: 60,
  giftSeconds: 30,
  capCents: null,
  longest: null,
  pricePerMinute: 300,
}

test('free and given time come before what the credit pays for', () => {
  expect(coverOf(means)).toEqual({ freeSeconds: 90, allowed: null, covered: 290 })
})

test('a cap counts paid credit only, and the longest length ends it all', () => {
  expect(coverOf({ ...means, promotional: 300, capCents: 300 })).toEqual({
    freeSeconds: 90,
    allowed: 120,
    covered: 210,
  })
  expect(coverOf({ ...means, longest: 120 }).covered).toBe(120)
})

test('without a price only a length ends it', () => {
  expect(coverOf({ ...means, pricePerMinute: 0 }).covered).toBe(null)
  expect(coverOf({ ...means, pricePerMinute: 0, longest: 600 }).covered).toBe(600)
})
