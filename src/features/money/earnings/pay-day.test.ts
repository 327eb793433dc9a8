import { expect, test } from 'vitest'
import { nextPayDay, payableBy } from './pay-day.ts'

test.each([
  ['2026-11-01', 15, '2026-11-15'],
  ['2026-11-15', 15, '2026-11-15'],
  ['2026-11-16', 15, '2026-12-15'],
  ['2026-12-31', 5, '2027-01-05'],
  ['2027-01-31', 28, '2027-02-28'],
  ['2027-02-01', 1, '2027-02-01'],
])('from %s on, the day %i of a month is %s', (from, day, expected) => {
  expect(nextPayDay(from, day)).toBe(expected)
})

test('a transfer takes what is available, and what becomes so until its day', () => {
  const steps = [
    { day: '2026-12-10', amount: 187 },
    { day: '2026-12-15', amount: 13 },
    { day: '2026-12-16', amount: 1 },
  ]
  expect(payableBy('2026-12-15', 100, steps)).toBe(300)
  expect(payableBy('2026-12-15', -250, steps)).toBe(-50)
  expect(payableBy('2026-12-09', 100, steps)).toBe(100)
})
