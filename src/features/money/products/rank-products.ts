import { needed } from '../../../platform/needed/needed.ts'
import { packs, secondsFor } from '../../house/ledger/rules.ts'

/** Highest euros by the minute of each rank; the specification's maximum rate is 5. */
const RANKS = [1, 2, 3, 4, 5] as const

export interface RankedProducts {
  /** Euros by the minute, at most. */
  rank: number
  /** Psychics of the site in this rank. */
  psychics: number
  /** What each pack gives at the rank's highest price: a promise that holds for all of it. */
  packs: { packId: string; amount: number; credit: number; minutes: number }[]
}

/** A price of nothing is of the first rank. */
const rankOf = (price: number): number => Math.max(1, Math.ceil(price / 100))

/** Packs by rank of price: what one's money gives, from the cheapest to the dearest. */
export function rankProducts(prices: readonly number[]): RankedProducts[] {
  return RANKS.map((rank) => ({
    rank,
    psychics: prices.filter((price) => rankOf(price) === rank).length,
    packs: packs.map(({ id, amount, credit }) => ({
      packId: id,
      amount,
      credit,
      minutes: Math.floor(needed(secondsFor(credit, rank * 100), 'the time that a price above zero gives') / 60),
    })),
  }))
}
