import { expect, test } from 'vitest'
import { largestPrice } from './price-rules.ts'

const now = new Date('2026-11-21T11:00:00Z')
const days = (count: number) => new Date(now.getTime() - count * 86_400_000)

test.each([
  ['the one price of old', [[250, 400]], 300],
  ['a fifth is rounded down', [[199, 400]], 238],
  ['never above the highest', [[450, 400]], 500],
  [
    'after a rise within the month, from where it began',
    [
      [300, 10],
      [250, 400],
    ],
    300,
  ],
  [
    'a price that held until within the month counts',
    [
      [300, 29],
      [200, 90],
    ],
    240,
  ],
  [
    'one that ended before does not',
    [
      [300, 31],
      [200, 90],
    ],
    360,
  ],
  [
    'one that ended thirty days ago to the second does not',
    [
      [300, 30],
      [200, 90],
    ],
    360,
  ],
  [
    'a fall makes no larger rise',
    [
      [200, 1],
      [400, 90],
    ],
    240,
  ],
  [
    'steps are one rise',
    [
      [280, 2],
      [260, 9],
      [250, 90],
    ],
    300,
  ],
  ['what was free', [[0, 90]], 500],
] as const)('%s', (_what, prices, largest) => {
  const given = prices.map(([pricePerMinute, ago]) => ({ pricePerMinute, since: days(ago) }))
  expect(largestPrice(given, now)).toBe(largest)
})
