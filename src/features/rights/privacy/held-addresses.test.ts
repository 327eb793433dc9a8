import { expect, test } from 'vitest'
import { spansOf } from './held-addresses.ts'

const [ada, zoe] = [1, 2]
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test.each([
  ['someone who has it', [[ada, null]], [[null, null]]],
  ['someone who left it, and nobody took it', [[ada, 3]], [[null, null]]],
  [
    'someone who left it to another',
    [
      [zoe, null],
      [ada, 3],
    ],
    [[null, 3]],
  ],
  [
    'someone who took it from another',
    [
      [ada, null],
      [zoe, 3],
    ],
    [[3, null]],
  ],
  [
    'someone who left it, as another did later',
    [
      [ada, 3],
      [zoe, 5],
    ],
    [[null, 3]],
  ],
  [
    'someone who came back to it',
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
  ['someone who never had it', [[zoe, null]], []],
] as [string, [number, number | null][], [number | null, number | null][]][])('%s', (_whose, holders, spans) => {
  const at = (number: number | null) => (number === null ? null : day(number))
  const given = holders.map(([userId, left]) => ({ userId, leftAt: at(left) }))
  expect(spansOf(given, ada)).toEqual(spans.map(([after, until]) => ({ after: at(after), until: at(until) })))
})
