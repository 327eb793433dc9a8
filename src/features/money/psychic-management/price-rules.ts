import { DAY_MS } from '../../../platform/time/instants.ts'

/** The specification's highest price per minute, in cents. */
export const HIGHEST_PRICE = 500
const RISE_PERCENT = 20
export const RISE_DAYS = 30

interface Price {
  /** Cents per minute. */
  pricePerMinute: number
  since: Date
}

/**
 * The highest price allowed now: a fifth above the lowest price in force during the last thirty days, so that neither
 * steps nor a cut beforehand allow a larger rise. A price of zero sets no limit.
 * @param prices the newest first
 */
export function largestPrice(prices: readonly Price[], now: Date): number {
  const from = now.getTime() - RISE_DAYS * DAY_MS
  const before = prices.findIndex(({ since }) => since.getTime() <= from)
  const held = before < 0 ? prices : prices.slice(0, before + 1)
  const lowest = Math.min(...held.map(({ pricePerMinute }) => pricePerMinute))
  if (held.length === 0 || lowest === 0) return HIGHEST_PRICE
  return Math.min(HIGHEST_PRICE, Math.floor((lowest * (100 + RISE_PERCENT)) / 100))
}
