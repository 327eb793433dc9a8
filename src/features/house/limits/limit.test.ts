import { expect, test } from 'vitest'
import { type Limit, secondsToWait } from './limit.ts'

const now = new Date('2026-11-21T11:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const limit: Limit = { name: 'limit', most: 10, seconds: 900, slowFrom: 5 }

test.each([
  ['no attempts', [], 0],
  ['four simultaneous attempts', [0, 0, 0, 0], 0],
  ['five attempts, the last just now', [0, 1, 1, 1, 1], 1],
  ['five attempts, the last a second ago', [1, 1, 1, 1, 1], 0],
  ['eight attempts, the last just now', Array(8).fill(0), 8],
  ['eight attempts, the last three seconds ago', [3, ...Array(7).fill(60)], 5],
  ['nine attempts, the last a while ago', Array(9).fill(16), 0],
  ['ten', Array(10).fill(0), 900],
  ['ten attempts, the first of them long ago', [...Array(9).fill(20), 899], 1],
])('%s', (_what, made, wait) => expect(secondsToWait(limit, made.map(ago), now)).toBe(wait))

test('a limit without growing waits only waits for its window', () => {
  const { slowFrom: _, ...plain } = limit
  expect([secondsToWait(plain, Array(9).fill(now), now), secondsToWait(plain, Array(10).fill(now), now)]).toEqual([
    0, 900,
  ])
})
