import { expect, test } from 'vitest'
import { previewed, type SeasonOverride, seasonOf } from './rules.ts'

const [MAIN, SECOND] = [99, 100]
const override = (siteId: number, season: string, firstDay: string, lastDay: string): SeasonOverride => ({
  siteId,
  season,
  firstDay,
  lastDay,
})
const overrides = [
  override(MAIN, 'black-week-end', '2026-11-27', '2026-11-29'),
  override(MAIN, 'none', '2026-11-24', '2026-11-28'),
  override(SECOND, 'pre-christmas-eve', '2026-12-10', '2026-12-23'),
]

test.each([
  [MAIN, '2026-11-23T23:59:59Z', null],
  [MAIN, '2026-11-24T00:00:00Z', null],
  [MAIN, '2026-11-26T23:59:59Z', null],
  // The first of the list, which is the latest written, wins where two overlap.
  [MAIN, '2026-11-27T00:00:00Z', 'black-week-end'],
  [MAIN, '2026-11-29T23:59:59Z', 'black-week-end'],
  [MAIN, '2026-11-30T00:00:00Z', 'cyber-monday'],
  [SECOND, '2026-11-25T12:00:00Z', 'black-friday'],
  [SECOND, '2026-12-09T23:59:59Z', null],
  [SECOND, '2026-12-10T00:00:00Z', 'pre-christmas-eve'],
  [SECOND, '2026-12-23T23:59:59Z', 'pre-christmas-eve'],
  [SECOND, '2026-12-24T00:00:00Z', 'christmas-eve'],
])('on site %i at %s: %s', (siteId, now, season) => {
  expect(seasonOf(overrides, siteId, new Date(now))).toBe(season)
})

test.each([
  ['editor', 'christmas-eve', 'christmas-eve'],
  ['moderator', 'black-week-end', 'black-week-end'],
  ['admin', 'friday-13', 'friday-13'],
  ['admin', 'none', null],
  ['admin', 'easter', undefined],
  ['admin', '', undefined],
  ['admin', 'Christmas-Eve', undefined],
  ['admin', null, undefined],
  ['support', 'christmas-eve', undefined],
  ['psychic', 'christmas-eve', undefined],
  ['client', 'christmas-eve', undefined],
  ['client', 'none', undefined],
] as const)('%s asking for %j is shown %j', (role, asked, shown) => {
  expect(previewed({ role }, asked)).toBe(shown)
})

test('a visitor can’t preview a season', () => {
  expect(previewed(null, 'christmas-eve')).toBeUndefined()
})
