import { expect, test } from 'vitest'
import { meets, seasonRuns, weeksOf } from './rules.ts'

const override = (season: string, firstDay: string, lastDay: string, siteId = 99) => ({
  siteId,
  season,
  firstDay,
  lastDay,
})
const said = (runs: ReturnType<typeof seasonRuns>) =>
  runs.map(({ season, firstDay, lastDay, by }) => `${season} ${firstDay} ${lastDay} ${by}`)

test('a year’s seasons follow the calendar, interrupted by the team’s overrides', () => {
  const overrides = [
    override('none', '2026-11-26', '2026-11-26'),
    override('pre-christmas-eve', '2026-12-20', '2027-01-02'),
    override('black-week-end', '2026-03-13', '2026-03-13', 100),
  ]
  expect(said(seasonRuns(overrides, 99, 2026))).toEqual([
    'new-year 2026-01-01 2026-01-05 calendar',
    'valentine-day 2026-02-12 2026-02-16 calendar',
    'friday-13 2026-03-13 2026-03-15 calendar',
    'first-may 2026-05-01 2026-05-04 calendar',
    'friday-13 2026-11-13 2026-11-15 calendar',
    'black-friday 2026-11-24 2026-11-25 calendar',
    'none 2026-11-26 2026-11-26 team',
    'black-friday 2026-11-27 2026-11-29 calendar',
    'cyber-monday 2026-11-30 2026-11-30 calendar',
    'black-friday 2026-12-01 2026-12-01 calendar',
    'pre-christmas-eve 2026-12-20 2027-01-02 team',
  ])
})

test.each([
  ['2026-12-31', null, true],
  ['2026-12-01', '2026-12-10', true],
  ['2026-12-02', '2026-12-09', true],
  ['2026-11-01', '2026-12-01', true],
  ['2026-11-01', '2026-11-30', false],
  ['2027-01-01', null, false],
])('from %s to %s overlaps December: %s', (firstDay, lastDay, is) => {
  expect(meets({ firstDay, lastDay }, '2026-12-01', '2026-12-31')).toBe(is)
})

test.each([
  [2026, 11, 6, '2026-10-26', '2026-12-06'],
  [2027, 2, 4, '2027-02-01', '2027-02-28'],
  [2028, 2, 5, '2028-01-31', '2028-03-05'],
])('%i-%i has %i weeks, from %s to %s', (year, month, count, first, last) => {
  const weeks = weeksOf(year, month)
  expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([count, first, last])
})
