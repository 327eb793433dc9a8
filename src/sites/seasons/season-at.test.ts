import { expect, test } from 'vitest'
import { type Season, seasons } from './season.ts'
import { seasonAt } from './season-at.ts'

/** First and last day in UTC, and the seasons just before and just after. */
const spans: readonly [season: Season, first: string, last: string, before?: Season | null, after?: Season | null][] = [
  ['black-friday', '2024-11-26', '2024-12-01', null, 'cyber-monday'],
  ['cyber-monday', '2024-12-02', '2024-12-02', 'black-friday', 'black-friday'],
  ['black-friday', '2024-12-03', '2024-12-03', 'cyber-monday', null],
  ['christmas-eve', '2024-12-24', '2024-12-31', null, 'new-year'],
  ['new-year', '2025-01-01', '2025-01-05', 'christmas-eve'],
  ['valentine-day', '2025-02-12', '2025-02-16'],
  ['first-may', '2025-05-01', '2025-05-04'],
  ['friday-13', '2025-06-13', '2025-06-15'],
  ['new-year', '2026-01-01', '2026-01-05'],
  ['valentine-day', '2026-02-12', '2026-02-16'],
  ['friday-13', '2026-03-13', '2026-03-15'],
  ['first-may', '2026-05-01', '2026-05-04'],
  ['friday-13', '2026-11-13', '2026-11-15'],
  ['black-friday', '2026-11-24', '2026-11-29', null, 'cyber-monday'],
  ['cyber-monday', '2026-11-30', '2026-11-30', 'black-friday', 'black-friday'],
  ['black-friday', '2026-12-01', '2026-12-01', 'cyber-monday', null],
  ['christmas-eve', '2026-12-24', '2026-12-31', null, 'new-year'],
  ['new-year', '2027-01-01', '2027-01-05', 'christmas-eve'],
  ['friday-13', '2027-08-13', '2027-08-15'],
  // November begins on a Thursday, then on a Friday: the earliest and the latest possible Black Friday.
  ['black-friday', '2029-11-20', '2029-11-25', null, 'cyber-monday'],
  ['black-friday', '2030-11-26', '2030-12-01', null, 'cyber-monday'],
  ['cyber-monday', '2030-12-02', '2030-12-02', 'black-friday', 'black-friday'],
  ['black-friday', '2030-12-03', '2030-12-03', 'cyber-monday', null],
  ['valentine-day', '2032-02-12', '2032-02-16'],
]

test.each(spans)('%s from %s to %s, to the second', (season, first, last, before = null, after = null) => {
  const start = Date.parse(`${first}T00:00:00Z`)
  const end = Date.parse(`${last}T23:59:59Z`)
  const found = [start - 1000, start, start + 43_200_000, end, end + 999, end + 1000].map((at) =>
    seasonAt(new Date(at)),
  )
  expect(found).toEqual([before, season, season, season, season, after])
})

test.each([
  // The specification lists no other days before 2026, whatever the rules of later years.
  '2023-12-25T12:00:00Z',
  '2024-09-13T12:00:00Z',
  '2024-12-13T12:00:00Z',
  '2025-11-28T12:00:00Z',
  '2025-12-01T12:00:00Z',
  '2025-12-25T12:00:00Z',
  '2026-01-06T00:00:00Z',
  '2026-02-11T23:59:59Z',
  '2026-02-17T00:00:00Z',
  '2026-06-13T12:00:00Z',
  '2026-11-21T11:00:00Z',
  '2028-02-29T12:00:00Z',
])('%s is in no season', (instant) => {
  expect(seasonAt(new Date(instant))).toBeNull()
})

test('where two overlap, the fixed date wins: 13 February 2026, a Friday, is Valentine’s', () => {
  for (const day of [13, 14, 15]) expect(seasonAt(new Date(Date.UTC(2026, 1, day, 12)))).toBe('valentine-day')
})

test('the day is the one in UTC, whatever the machine’s time zone', () => {
  expect(seasonAt(new Date('2026-12-24T00:30:00+01:00'))).toBeNull()
  expect(seasonAt(new Date('2026-12-31T23:30:00-05:00'))).toBe('new-year')
})

test('two seasons have no date of their own in forty years', () => {
  const days = Array.from({ length: 365 * 40 }, (_, index) => seasonAt(new Date(Date.UTC(2026, 0, 1 + index))))
  expect(new Set(days)).toEqual(
    new Set([null, ...seasons.filter((name) => name !== 'black-week-end' && name !== 'pre-christmas-eve')]),
  )
})
