import { expect, test } from 'vitest'
import { isPublicHoliday } from './public-holidays.ts'

// Extreme dates of Easter, from the tables of the Bureau des longitudes.
test.each([
  ['1961-04-02'],
  ['1981-04-19'],
  ['2000-04-23'],
  ['2008-03-23'],
  ['2011-04-24'],
  ['2019-04-21'],
  ['2024-03-31'],
  ['2025-04-20'],
  ['2026-04-05'],
  ['2027-03-28'],
  ['2038-04-25'],
  ['2049-04-18'],
  ['2076-04-19'],
])('Easter on %s: its Monday, Ascension and Whit Monday, and not the adjacent days', (easter) => {
  const after = (days: number) => new Date(Date.parse(easter) + days * 86_400_000).toISOString().slice(0, 10)
  const fixed = /-(01-01|05-01|05-08|07-14|08-15|11-01|11-11|12-25)$/
  const holidays = Array.from({ length: 60 }, (_, days) => days).filter(
    (days) => isPublicHoliday(after(days)) && !fixed.test(after(days)),
  )
  expect(holidays).toEqual([1, 39, 50].filter((days) => !fixed.test(after(days))))
})

test('the eleven of 2026', () => {
  const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
  expect(days.filter(isPublicHoliday)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})
