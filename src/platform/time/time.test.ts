import { expect, test } from 'vitest'
import { dayInParis, dayNumber, daysAfter, isDay, monthBefore, utcDay, weekdayOf } from './days.ts'
import { later, monthsLater } from './instants.ts'

test('a day in Paris begins an hour or two before it does in UTC', () => {
  expect(['2026-01-01T22:59:59Z', '2026-01-01T23:00:00Z'].map((at) => dayInParis(new Date(at)))).toEqual([
    '2026-01-01',
    '2026-01-02',
  ])
  expect(dayInParis(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15')
  expect(utcDay(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-14')
})

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  // Paris changes its clocks: a day of the calendar is one all the same.
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days make %s', (day, days, expected) => {
  expect(daysAfter(day, days)).toBe(expected)
  expect(dayNumber(expected) - dayNumber(day)).toBe(days)
})

test('the month before is told across years and short months', () => {
  expect(['2026-01-31', '2026-03-31', '2026-12-01'].map(monthBefore)).toEqual(['2025-12', '2026-02', '2026-11'])
})

test('days are told from what only looks like one', () => {
  expect(['2024-02-29', '2026-12-31'].filter(isDay)).toHaveLength(2)
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T'].filter(isDay)).toEqual([])
  expect(['2026-11-22', '2026-11-28'].map(weekdayOf)).toEqual([0, 6])
})

test('instants go both ways, and a month without such a day ends on its last', () => {
  const at = new Date('2026-01-31T10:00:00Z')
  expect(later(at, -1000).toISOString()).toBe('2026-01-31T09:59:59.000Z')
  expect(monthsLater(at, 1).toISOString()).toBe('2026-02-28T10:00:00.000Z')
  expect(monthsLater(at, 2).toISOString()).toBe('2026-03-31T10:00:00.000Z')
})
