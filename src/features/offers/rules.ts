/** An offer's price from a moment on; null where it bore none. Integer cents. */
export interface PriceSince {
  price: number | null
  since: Date
}

const REFERENCE_DAYS = 30
const DAY_MS = 86_400_000

/**
 * The price that may stand struck out beside the present one: the lowest of the thirty days before it came down. null
 * where it did not.
 */
export function struckPrice(history: readonly PriceSince[], now: Date): number | null {
  const past = history.filter(({ since }) => since <= now)
  const changes = past.filter(({ price }, place) => price !== past[place - 1]?.price)
  const present = changes.at(-1)
  if (!present || present.price === null) return null
  const { price, since } = present
  const from = since.getTime() - REFERENCE_DAYS * DAY_MS
  const before = changes.slice(0, -1).filter((_, place) => changes[place + 1]!.since.getTime() > from)
  const prices = before.flatMap((one) => one.price ?? [])
  const lowest = Math.min(...prices)
  return prices.length > 0 && lowest > price ? lowest : null
}

/** As sentences name it: {OFFER_WELCOME}. */
export const typeOf = (address: string): string => address.replaceAll('-', '_').toUpperCase()
