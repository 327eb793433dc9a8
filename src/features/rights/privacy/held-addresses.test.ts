import { expect, test } from 'vitest'
import { spansOf } from './held-addresses.ts'

const [ada, zoe] = [1, 2]
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test.each([
  ['the present holder', [[ada, null]], [[null, null]]],
  ['a former holder without a successor', [[ada, 3]], [[null, null]]],
  [
    'a former holder with a successor',
    [
      [zoe, null],
      [ada, 3],
    ],
    [[null, 3]],
  ],
  [
    'a holder with a predecessor',
    [
      [ada, null],
      [zoe, 3],
    ],
    [[3, null]],
  ],
  [
    'a former holder whose successor left too',
    [
      [ada, 3],
      [zoe, 5],
    ],
    [[null, 3]],
  ],
  [
    'a holder who came back',
    [
      [ada, 3],
      [zoe, 5],
      [ada, null],
    ],
    [
      [null, 3],
      [5, null],
    ],
  ],
  ['a person who never held it', [[zoe, null]], []],
] as [string, [number, number | null][], [number | null, number | null][]][])('%s', (_whose, holders, spans) => {
  const at = (number: number | null) => (number === null ? null : day(number))
  const given = holders.map(([userId, left]) => ({ userId, leftAt: at(left) }))
  expect(spansOf(given, ada)).toEqual(spans.map(([after, until]) => ({ after: at(after), until: at(until) })))
})
