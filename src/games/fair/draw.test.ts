import { expect, test } from 'vitest'
import { amours } from '../decks/amours.ts'
import { marseille } from '../decks/marseille.ts'
import { arePicks, type Below, draw, evenly, shuffle } from './draw.ts'
import { commitmentTo, newClientSeed, newServerSeed, wordsOf } from './words.ts'

const SEED = 'f3a1'.padEnd(64, '0')
const vector = { serverSeed: SEED, clientSeed: 'bonjour luna', drawId: 'd1', deck: 78, reversals: true }
const written = (cards: Awaited<ReturnType<typeof draw>>) =>
  cards.map(({ card, reversed }) => `${card}${reversed ? 'R' : ''}`).join(' ')

/** Pearson’s statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
/** Exceeded once in a thousand by an even draw, with 77 degrees of freedom. */
const LIMIT = 119.5

test('the vector of the protocol', async () => {
  expect(await commitmentTo(SEED)).toBe('37b2eb5b52afac48746cd66387bedd9b8cddb554647dc4832ccc7ecfb35fb9a7')
  expect(written(await draw({ ...vector, picks: [0, 1, 2, 3, 4] }))).toBe('47R 32 69 51 73')
})

test('a pick is a place in the shuffled deck, and its order decides which reversal it gets', async () => {
  const whole = await draw({ ...vector, picks: Array.from({ length: 78 }, (_, index) => index) })
  expect(new Set(whole.map(({ card }) => card)).size).toBe(78)
  const some = await draw({ ...vector, picks: [4, 40, 0] })
  expect(some.map(({ card }) => card)).toEqual([whole[4]?.card, whole[40]?.card, whole[0]?.card])
  expect(some.map(({ reversed }) => reversed)).toEqual(whole.slice(0, 3).map(({ reversed }) => reversed))
  expect((await draw({ ...vector, reversals: false, picks: [0] }))[0]).toEqual({ card: 47, reversed: false })
})

test.each([
  ['the server’s seed', { serverSeed: 'f3a2'.padEnd(64, '0') }],
  ['the person’s seed', { clientSeed: 'bonjour Luna' }],
  ['the draw', { drawId: 'd2' }],
])('another value of %s is another shuffle', async (_name, change) => {
  const picks = [0, 1, 2, 3, 4]
  expect(await draw({ ...vector, ...change, picks })).not.toEqual(await draw({ ...vector, picks }))
})

test.each([[[0, 0]], [[78]], [[-1]], [[1.5]], [[Number.NaN]]])('picks %j are refused', async (picks) => {
  expect(arePicks(picks, 78)).toBe(false)
  await expect(draw({ ...vector, picks })).rejects.toThrow(RangeError)
})

test('words beyond the last whole range are rejected, not folded', async () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 2, 5]
  const below = evenly(async () => words.shift() ?? 0)
  // 2^32 leaves a remainder of 22 cards when divided by 78.
  expect(await below(78)).toBe(5)
  expect(words).toEqual([])
  expect(await evenly(async () => 2 ** 32 - 23)(78)).toBe((2 ** 32 - 23) % 78)
})

const PLACES = [0, 40, 77]

test('a fixed card is never reversed, and the others fall as they would without it', async () => {
  const picks = Array.from({ length: 78 }, (_, index) => index)
  const free = await draw({ ...vector, picks })
  const turned = free.filter(({ reversed }) => reversed).map(({ card }) => card)
  const fixed = turned.slice(0, 5)
  const drawn = await draw({ ...vector, picks, fixed })
  expect(drawn).toEqual(free.map(({ card, reversed }) => ({ card, reversed: reversed && !fixed.includes(card) })))
})

/** How often each card was at each of these places of the fan, and how often reversed, in 10,000 draws. */
async function countCards(belowOf: (drawId: string) => Promise<Below>) {
  const counts = PLACES.map(() => Array<number>(78).fill(0))
  let reversed = 0
  for (let index = 0; index < 10_000; index += 1) {
    const below = await belowOf(`draw-${index}`)
    const shuffled = await shuffle(78, below)
    for (const [at, place] of PLACES.entries()) counts[at]![shuffled[place]!]! += 1
    reversed += await below(2)
  }
  return { statistics: counts.map(chiSquare), reversed }
}

test('10,000 draws favour no card at any place of the fan', async () => {
  const { statistics, reversed } = await countCards(async (id) => evenly(await wordsOf(SEED, 'client', id)))
  expect(statistics.filter((statistic) => !(statistic < LIMIT))).toEqual([])
  expect(Math.abs(reversed - 5000)).toBeLessThan(165)
}, 60_000)

test('the same count finds the bias of a remainder without rejection', async () => {
  const { statistics } = await countCards(async (id) => {
    const words = await wordsOf(SEED, 'client', id)
    return async (count) => ((await words()) % 256) % count
  })
  expect(Math.max(...statistics)).toBeGreaterThan(LIMIT)
}, 60_000)

test('seeds are new each time, and a word of one’s own follows the random part', () => {
  const seeds = Array.from({ length: 1000 }, () => newServerSeed())
  expect(new Set(seeds).size).toBe(1000)
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true)
  expect(newClientSeed()).toMatch(/^[0-9a-f]{32}$/)
  expect(newClientSeed('luna')).toMatch(/^[0-9a-f]{32}-luna$/)
})

test('the order of a deck is part of the protocol', () => {
  expect([marseille.cards.length, marseille.cards[47]?.slug, marseille.cards[77]?.slug]).toEqual([
    78,
    'cavalier-de-coupe',
    'roi-de-denier',
  ])
  expect([amours.cards.length, amours.cards[0]?.slug, amours.cards[31]?.slug]).toEqual([32, 'la-rencontre', 'l-aurore'])
})
