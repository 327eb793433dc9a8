import type { Pack } from '../../house/ledger/rules.ts'
import { type PriceSince, struckPrice } from '../offers/rules.ts'

/** A pack for less than its credit, from one instant to another. */
export interface Reduction {
  packId: string
  price: number
  since: Date
  until: Date
}

export interface PackForSale extends Pack {
  /** The part of its credit that the house adds to what is paid, as promotional credit. */
  offered: number
  /** The lowest price of the 30 days before the reduction; null if nothing may be shown struck out. */
  struckPrice: number | null
  /** When the price ends; null for the ordinary one. */
  until: string | null
}

/** Days that a reduction lasts at most: a longer one would be the price. */
export const REDUCTION_DAYS = 31

/** A reduced price is at least half of the credit, and less than all of it. */
export const isReducedPrice = (price: number, credit: number): boolean => price * 2 >= credit && price < credit

/** The prices of a pack, the oldest first: its credit, but for its reductions. */
export function historyOf(credit: number, reductions: readonly Reduction[]): PriceSince[] {
  const inOrder = reductions.toSorted((one, other) => one.since.getTime() - other.since.getTime())
  return [
    { price: credit, since: new Date(0) },
    ...inOrder.flatMap(({ price, since, until }) => [
      { price, since },
      { price: credit, since: until },
    ]),
  ]
}

/** The price that may be struck out beside a reduction, once it has begun. */
export const struckBeside = (credit: number, reductions: readonly Reduction[], since: Date): number | null =>
  struckPrice(historyOf(credit, reductions), since)

/** A pack at its price of a moment. `left` is the cents that the buyer may still be offered. */
export function packAt(pack: Pack, reductions: readonly Reduction[], now: Date, left: number): PackForSale {
  const own = reductions.filter(({ packId }) => packId === pack.id)
  const present = own.find(({ since, until }) => since <= now && now < until)
  if (!present || pack.credit - present.price > left) return { ...pack, offered: 0, struckPrice: null, until: null }
  return {
    id: pack.id,
    amount: present.price,
    credit: pack.credit,
    offered: pack.credit - present.price,
    struckPrice: struckBeside(pack.credit, own, now),
    until: present.until.toISOString(),
  }
}
