import { expect, test } from 'vitest'
import { heightOf, plotScale } from './plot-scale.ts'

test.each<[string, number[], boolean, number[]]>([
  ['bars begin at zero', [12, 30, 18], true, [0, 10, 20, 30]],
  ['a line may begin above zero', [102, 108, 104], false, [102, 104, 106, 108]],
  ['values below zero too', [-15, 20], true, [-20, -10, 0, 10, 20]],
  ['all below zero', [-3, -8], true, [-8, -6, -4, -2, 0]],
  ['one value', [7], false, [6, 8]],
  ['all zero', [0, 0], true, [0, 0.5]],
  ['none', [], false, [0, 0.5]],
  ['small values, without rounding errors', [0.1, 0.3], false, [0.1, 0.15, 0.2, 0.25, 0.3]],
  ['large values', [120_000, 1_900_000], true, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
])('%s', (_, values, fromZero, ticks) => {
  expect(plotScale(values, fromZero).ticks).toEqual(ticks)
})

test('every value is within the bounds', () => {
  for (const values of [[3, 17, 9.5], [-4, -0.5], [1e-7, 3e-7], [5]]) {
    const scale = plotScale(values, false)
    for (const value of values) {
      expect(heightOf(value, scale)).toBeGreaterThanOrEqual(0)
      expect(heightOf(value, scale)).toBeLessThanOrEqual(1)
    }
  }
})

test.each([[[Number.NaN]], [[1, Number.POSITIVE_INFINITY]]])('%s is refused', (values) => {
  expect(() => plotScale(values, true)).toThrow('finite values')
})
