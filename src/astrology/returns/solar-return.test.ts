import { SearchSunLongitude } from 'astronomy-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wayFrom } from '../angles.ts'
import { positionOf } from '../positions.ts'
import { solarReturn } from './solar-return.ts'

const DAY = 86_400_000
const longitudeAt = (at: number) => positionOf('sun', new Date(at)).longitude
const births = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
const years = fc.integer({ min: 1, max: 80 })

/** Halves the interval by itself: nothing of the tested search is in it. */
function halved(place: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (wayFrom(place, longitudeAt(middle)) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

test('the Sun is back to the second, as a search by halves finds it', () => {
  fc.assert(
    fc.property(births, years, (birth, count) => {
      const place = longitudeAt(birth.getTime())
      const found = solarReturn(birth, count)
      const about = birth.getTime() + count * 365.2422 * DAY
      expect(Math.abs(found - halved(place, about - 3 * DAY, about + 3 * DAY))).toBeLessThan(1000)
      // A second of the Sun's motion.
      expect(Math.abs(wayFrom(place, longitudeAt(found)))).toBeLessThan(1 / 86_400)
    }),
    { numRuns: 150 },
  )
})

test('the search of the ephemeris’ authors, with their own positions, is within ten seconds', () => {
  fc.assert(
    fc.property(births, years, (birth, count) => {
      const found = solarReturn(birth, count)
      const theirs = SearchSunLongitude(longitudeAt(birth.getTime()), new Date(found - 3 * DAY), 6)
      expect(Math.abs(theirs!.date.getTime() - found)).toBeLessThan(10_000)
    }),
    { numRuns: 60 },
  )
})

test('no year is the year of birth, and each return is a year after the one before', () => {
  const birth = new Date('1999-12-31T23:30:00Z')
  expect(Math.abs(solarReturn(birth, 0) - birth.getTime())).toBeLessThan(1000)
  for (let count = 1; count < 60; count++) {
    const between = (solarReturn(birth, count) - solarReturn(birth, count - 1)) / DAY
    expect(Math.abs(between - 365.2422)).toBeLessThan(0.03)
  }
})

test('a birth at an equinox returns at an equinox, as published', () => {
  // Equinoxes of March 1990 and 2027 (IMCCE), to the minute.
  const found = solarReturn(new Date('1990-03-20T21:19:20Z'), 37)
  expect(Math.abs(found - Date.parse('2027-03-20T20:24:40Z'))).toBeLessThan(120_000)
})
