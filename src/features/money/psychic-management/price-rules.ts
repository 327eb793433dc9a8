import { DAY_MS } from '../../../platform/time/instants.ts'

/** The specification's highest price per minute, in cents. */
export const HIGHEST_PRICE = 500
/** The highest price of an answer by text message, in cents: twice a minute, as the one that a new profile gets. */
export const HIGHEST_ANSWER_PRICE = 1000
const RISE_PERCENT = 20
export const RISE_DAYS = 30

interface Price {
  cents: number
  since: Date
}

/**
 * The highest price allowed now: a fifth above the lowest price in force during the last thirty days, so that neither
 * steps nor a cut beforehand allow a larger rise. A price of zero sets no limit.
 * @param prices the newest first
 */
export function largestPrice(prices: readonly Price[], now: Date, highest = HIGHEST_PRICE): number {
  const from = now.getTime() - RISE_DAYS * DAY_MS
  const before = prices.findIndex(({ since }) => since.getTime() <= from)
  const held = before < 0 ? prices : prices.slice(0, before + 1)
  const lowest = Math.min(...held.map(({ cents }) => cents))
  if (held.length === 0 || lowest === 0) return highest
  return Math.min(highest, Math.floor((lowest * (100 + RISE_PERCENT)) / 100))
}
