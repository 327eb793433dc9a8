import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const circle = (angle: number) => ((angle % 360) + 360) % 360
/** Hundredths of a degree, all different: equal angles have no order to keep. */
const marksWithin = (degrees: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: degrees * 100 - 1 }), { minLength: 1, maxLength: 14 })
    .map((hundredths) => hundredths.map((one) => one / 100))
const anywhere = marksWithin(360)
/** Births with many planets close together. */
const crowded = fc
  .tuple(fc.integer({ min: 0, max: 359 }), marksWithin(40))
  .map(([from, offsets]) => offsets.map((offset) => circle(from + offset)))

test('marks keep the minimum distance, and their order round the circle', () => {
  fc.assert(
    fc.property(fc.oneof(anywhere, crowded), fc.integer({ min: 2, max: 20 }), (marks, gap) => {
      const shown = spread(marks, gap)
      expect(shown).toHaveLength(marks.length)
      const order = marks.map((_, place) => place).sort((a, b) => marks[a]! - marks[b]!)
      const ways = order.map((place, index) => circle(shown[order[(index + 1) % order.length]!]! - shown[place]!))
      if (marks.length > 1) {
        // All steps one way round add up to one turn: no mark overtook another.
        expect(ways.reduce((sum, way) => sum + way, 0)).toBeCloseTo(360, 6)
        expect(Math.min(...ways)).toBeGreaterThanOrEqual(gap - 1e-6)
      }
    }),
    { numRuns: 2000 },
  )
})

test('marks with enough room stay, and two that are too close move by the same amount', () => {
  expect(spread([10, 100, 250], 10)).toEqual([10, 100, 250])
  expect(spread([359, 1], 10)).toEqual([355, 5])
  expect(spread([20, 10, 12], 10)).toEqual([24, 4, 14])
})

test('marks are spaced evenly if the circle is too small', () => {
  const shown = spread([1, 2, 3, 4], 120)
  expect(shown.map((angle) => angle % 90)).toEqual([shown[0]! % 90, shown[0]! % 90, shown[0]! % 90, shown[0]! % 90])
})
