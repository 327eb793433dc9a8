import { expect, test } from 'vitest'
import { codesOf, listDigest, listOf, winnerOf } from './lottery.ts'

test('the order in which people entered does not change the list', async () => {
  expect(listOf(['b2', 'a1', 'c3'])).toBe('a1\nb2\nc3')
  expect([codesOf('a1\nb2'), codesOf('')]).toEqual([['a1', 'b2'], []])
  expect(await listDigest(listOf(['b2', 'a1']))).toBe(await listDigest('a1\nb2'))
})

test('another list, randomness or lottery is another draw', async () => {
  const given = { lotteryId: 1, randomness: 'f3a1'.padEnd(64, '0'), digest: await listDigest('a\nb'), count: 1_000_000 }
  const winner = await winnerOf(given)
  expect(await winnerOf(given)).toBe(winner)
  for (const change of [{ lotteryId: 2 }, { randomness: 'f3a2'.padEnd(64, '0') }, { digest: await listDigest('a') }]) {
    expect(await winnerOf({ ...given, ...change })).not.toBe(winner)
  }
  expect(await winnerOf({ ...given, count: 1 })).toBe(0)
})

test('every place of a list wins as often as the others', async () => {
  const counts = Array<number>(10).fill(0)
  for (let lotteryId = 0; lotteryId < 5000; lotteryId += 1) {
    counts[await winnerOf({ lotteryId, randomness: 'ab'.repeat(32), digest: 'cd'.repeat(32), count: 10 })]! += 1
  }
  // Exceeded once in a thousand by an even draw, with nine degrees of freedom.
  expect(counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(27.9)
})
