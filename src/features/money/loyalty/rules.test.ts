import { expect, test } from 'vitest'
import { checkDigit, endOf, isCardNumber, pointsOf, REWARDS, spacedNumber, TIERS, tierOf } from './rules.ts'

test.each([
  [60, { paid: 300, total: 300 }, 10],
  [119, { paid: 595, total: 595 }, 19],
  // Half of the bill was paid with offered credit.
  [120, { paid: 300, total: 600 }, 10],
  // A third was refunded.
  [90, { paid: 300, total: 450 }, 10],
  [60, { paid: 0, total: 300 }, 0],
  [45, { paid: 0, total: 0 }, 0],
])('%i seconds with %j give %i points', (seconds, cents, points) => {
  expect(pointsOf(seconds, cents)).toBe(points)
})

test.each([
  [-20, 'moon'],
  [0, 'moon'],
  [599, 'moon'],
  [600, 'star'],
  [2399, 'star'],
  [2400, 'sun'],
])('%i points earned are the tier %s', (earned, id) => {
  expect(tierOf(earned).id).toBe(id)
})

test('points live a year at least, and a higher tier never shortens that', () => {
  expect(endOf(new Date('2026-11-26T10:00:00Z'), tierOf(0)).toISOString()).toBe('2027-11-26T10:00:00.000Z')
  const months = TIERS.map((tier) => tier.months)
  expect([months[0], months]).toEqual([12, months.toSorted((a, b) => a - b)])
})

test('no reward costs more than another, and none is credit', () => {
  expect(new Set(Object.values(REWARDS).map(({ points }) => points)).size).toBe(1)
})

test('a card number has a check digit that finds a wrong one and two exchanged', () => {
  const number = `453201511283${checkDigit('453201511283')}`
  expect(isCardNumber(number)).toBe(true)
  expect(isCardNumber(number.replace('4', '5'))).toBe(false)
  expect(isCardNumber(`${number[1]}${number[0]}${number.slice(2)}`)).toBe(false)
  expect(isCardNumber(number.slice(1))).toBe(false)
  expect(spacedNumber(number)).toMatch(/^\d\u00a0\d{4}\u00a0\d{4}\u00a0\d{4}$/)
})
