import { type DrawnCard, draw } from '../../../../games/fair/draw.ts'
import { commitmentTo } from '../../../../games/fair/words.ts'

/** What a result says of its draw: `verify` of the call, and the cards that were seen. */
export interface Claim {
  drawId: string
  /** Shown before anything was chosen. */
  commitment: string
  serverSeed: string
  clientSeed: string
  deckSize: number
  picks: readonly number[]
  reversals: boolean
  /** Indices of cards that are never reversed. */
  fixed: readonly number[]
  cards: readonly { index: number; reversed: boolean }[]
}

export interface Recomputed {
  /** SHA-256 of the seed. */
  commitment: string
  /** Whether the seed is the one that the site committed to. */
  seedMatches: boolean
  cards: readonly DrawnCard[]
  /** Whether each card is the one that was seen, in the order of picking. */
  cardsMatch: readonly boolean[]
  /** Whether seed and cards all match. */
  holds: boolean
}

/**
 * Computes a draw again, with Web Crypto alone: for the browser of whoever doubts.
 * @throws {RangeError} for picks that no draw has
 */
export async function recompute(claim: Claim): Promise<Recomputed> {
  const commitment = await commitmentTo(claim.serverSeed)
  const cards = await draw({ ...claim, deck: claim.deckSize })
  const seedMatches = commitment === claim.commitment
  const cardsMatch = cards.map(({ card, reversed }, place) => {
    const seen = claim.cards[place]
    return seen?.index === card && seen.reversed === reversed
  })
  const holds = seedMatches && cards.length === claim.cards.length && cardsMatch.every(Boolean)
  return { commitment, seedMatches, cards, cardsMatch, holds }
}
