import { needed } from '../../../platform/needed/needed.ts'
import type { PackForSale } from '../../content/pack-prices/rules.ts'
import { secondsFor } from '../../house/ledger/rules.ts'

/** The highest price of each rank, euros per minute; the specification's maximum is 5. */
const RANKS = [1, 2, 3, 4, 5] as const

export interface RankedProducts {
  /** Highest price, euros per minute. */
  rank: number
  /** Psychics of the site in this rank. */
  psychics: number
  /** The minutes of each pack at the rank's highest price, so that the promise holds for the whole rank. */
  packs: {
    packId: string
    amount: number
    credit: number
    offered: number
    struckPrice: number | null
    minutes: number
  }[]
}

/** A price of zero belongs to the first rank. */
const rankOf = (price: number): number => Math.max(1, Math.ceil(price / 100))

/** Packs by price rank: the minutes that each pack buys, from the cheapest rank to the dearest. */
export function rankProducts(prices: readonly number[], packs: readonly PackForSale[]): RankedProducts[] {
  return RANKS.map((rank) => ({
    rank,
    psychics: prices.filter((price) => rankOf(price) === rank).length,
    packs: packs.map(({ id, amount, credit, offered, struckPrice }) => ({
      packId: id,
      amount,
      credit,
      offered,
      struckPrice,
      minutes: Math.floor(needed(secondsFor(credit, rank * 100), 'the time that a price above zero gives') / 60),
    })),
  }))
}
