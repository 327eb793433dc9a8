import { expect, test } from 'vitest'
import { chartOf } from '../../../astrology/charts/chart.ts'
import { LOVE_THEMES } from '../../../astrology/names.ts'
import { synastryOf } from '../../../astrology/synastry/synastry.ts'
import { compareDates } from './compare-dates.ts'

const greenwich = { latitude: 51.48, longitude: 0, timeZone: 'UTC' }

test('two dates are compared as two charts of an unknown time', () => {
  const [one, other] = ['1990-05-12', '1988-11-03'].map((date) => chartOf({ ...greenwich, date })) as [never, never]
  const charts = synastryOf(one, other)
  const { themes, contacts } = compareDates(['1990-05-12', '1988-11-03'])
  expect(themes).toEqual(charts.themes.map(({ theme, score }) => ({ theme, score })))
  expect(themes.map(({ theme }) => theme)).toEqual(LOVE_THEMES)
  expect(contacts).toHaveLength(4)
  for (const { text, ...aspect } of contacts) {
    expect(charts.aspects).toContainEqual(aspect)
    expect(text.length).toBeGreaterThan(100)
  }
  expect(contacts.map(({ closeness }) => closeness)).toEqual(
    contacts.map(({ closeness }) => closeness).toSorted((a, b) => b - a),
  )
})

test('the order of the two people does not change the scores', () => {
  expect(compareDates(['1962-02-28', '1971-12-31']).themes).toEqual(compareDates(['1971-12-31', '1962-02-28']).themes)
})
