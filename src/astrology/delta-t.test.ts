import { expect, test } from 'vitest'
import { deltaT } from './delta-t.ts'

/** Seconds: to 2020 by the Astronomical Almanac and IERS, with the former's uncertainty. */
test.each([
  [1800, 18.4, 0.6],
  [1850, 9.3, 0.6],
  [1900, -2.0, 0.8],
  [1920, 21.2, 0.6],
  [1950, 29.1, 0.3],
  [1972, 42.2, 0.3],
  [1990, 56.9, 0.2],
  [2000, 63.8, 0.1],
  [2010, 66.1, 0.1],
  [2020, 69.4, 0.1],
  [2025, 69.1, 0.5],
  [2050, 74.6, 6],
  [2100, 93.2, 10],
  [2200, 163, 20],
])('ΔT in %i', (year, seconds, within) => {
  expect(Math.abs(deltaT(year) - seconds)).toBeLessThan(within)
})

test('ΔT is continuous', () => {
  for (let year = 1790; year < 2201; year += 0.25) {
    expect(Math.abs(deltaT(year + 0.01) - deltaT(year)), String(year)).toBeLessThan(0.07)
  }
})
