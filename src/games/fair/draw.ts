import { type Words, wordsOf } from './words.ts'

/** Everything that a draw depends on. */
export interface Drawing {
  serverSeed: string
  clientSeed: string
  drawId: string
  /** The number of cards in the deck. */
  deck: number
  /** What the person picked: distinct places in the shuffled deck, from 0, in the order of picking. */
  picks: readonly number[]
  /** Whether cards may be upside down. */
  reversals: boolean
  /** Indices of cards that never are, as they look the same both ways; none by default. */
  fixed?: readonly number[]
}

export interface DrawnCard {
  /** Its index in the deck. */
  card: number
  reversed: boolean
}

/** Draws a number from 0 to `count` - 1. */
export type Below = (count: number) => Promise<number>

const RANGE = 2 ** 32

/** Uniform numbers: words in the incomplete last part of their range are rejected, as a remainder would favour some. */
export const evenly =
  (next: Words): Below =>
  async (count) => {
    const limit = RANGE - (RANGE % count)
    for (;;) {
      const word = await next()
      if (word < limit) return word % count
    }
  }

/** A shuffled deck, as indices (Fisher-Yates, from the end). */
export async function shuffle(size: number, below: Below): Promise<number[]> {
  const cards = Array.from({ length: size }, (_, index) => index)
  for (let last = size - 1; last > 0; last -= 1) {
    const other = await below(last + 1)
    const [a, b] = [cards[last], cards[other]]
    if (a === undefined || b === undefined) throw new RangeError(`no card ${other} of ${size}`)
    cards[last] = b
    cards[other] = a
  }
  return cards
}

/** Whether picks are distinct places in a deck of this size. */
export const arePicks = (picks: readonly number[], deck: number): boolean =>
  new Set(picks).size === picks.length && picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < deck)

/**
 * The cards of a draw: the whole deck is shuffled, then one more number for each pick, in the order of picking, says
 * whether its card is reversed, unless it is fixed. The same input always gives the same cards.
 * @throws {RangeError} unless the picks are distinct and within the deck
 */
export async function draw(drawing: Drawing): Promise<DrawnCard[]> {
  const { serverSeed, clientSeed, drawId, deck, picks, reversals, fixed = [] } = drawing
  if (!arePicks(picks, deck)) throw new RangeError(`picks ${picks.join()} of ${deck} cards`)
  const below = evenly(await wordsOf(serverSeed, clientSeed, drawId))
  const shuffled = await shuffle(deck, below)
  const drawn: DrawnCard[] = []
  for (const pick of picks) {
    const card = shuffled[pick] ?? 0
    const isTurned = reversals && (await below(2)) === 1
    drawn.push({ card, reversed: isTurned && !fixed.includes(card) })
  }
  return drawn
}
