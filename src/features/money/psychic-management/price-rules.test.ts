import { expect, test } from 'vitest'
import { largestPrice } from './price-rules.ts'

const now = new Date('2026-11-21T11:00:00Z')
const days = (count: number) => new Date(now.getTime() - count * 86_400_000)

test.each([
  ['a single old price', [[250, 400]], 300],
  ['a fifth is rounded down', [[199, 400]], 238],
  ['never above the highest', [[450, 400]], 500],
  [
    'after a rise within the month, based on the price before it',
    [
      [300, 10],
      [250, 400],
    ],
    300,
  ],
  [
    'a price in force at the start of the month counts',
    [
      [300, 29],
      [200, 90],
    ],
    240,
  ],
  [
    'a price that ended earlier does not',
    [
      [300, 31],
      [200, 90],
    ],
    360,
  ],
  [
    'a price that ended exactly thirty days ago does not',
    [
      [300, 30],
      [200, 90],
    ],
    360,
  ],
  [
    'a reduction does not allow a larger rise',
    [
      [200, 1],
      [400, 90],
    ],
    240,
  ],
  [
    'several steps count as one rise',
    [
      [280, 2],
      [260, 9],
      [250, 90],
    ],
    300,
  ],
  ['a price of zero sets no limit', [[0, 90]], 500],
] as const)('%s', (_what, prices, largest) => {
  const given = prices.map(([cents, ago]) => ({ cents, since: days(ago) }))
  expect(largestPrice(given, now)).toBe(largest)
})
