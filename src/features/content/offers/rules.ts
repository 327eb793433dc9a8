import { itemAt } from '../../../platform/needed/needed.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'

/** An offer's price from a moment on, in cents; null if it had none. */
export interface PriceSince {
  price: number | null
  since: Date
}

const REFERENCE_DAYS = 30

/** The changes of price, the oldest first, each with its end and the lowest price of the thirty days before it. */
export function priceChanges<T extends PriceSince>(history: readonly T[]) {
  const changes = history.filter(({ price }, place) => price !== history[place - 1]?.price)
  return changes.map((change, place) => {
    const from = change.since.getTime() - REFERENCE_DAYS * DAY_MS
    const before = changes.slice(0, place).filter((_, earlier) => itemAt(changes, earlier + 1).since.getTime() > from)
    const prices = before.flatMap(({ price }) => price ?? [])
    const lowest = prices.length === 0 ? null : Math.min(...prices)
    return { ...change, until: changes[place + 1]?.since ?? null, lowest }
  })
}

/**
 * The price that may be shown struck out beside the present one: the lowest of the thirty days before the reduction.
 * Null if the price was not reduced.
 */
export function struckPrice(history: readonly PriceSince[], now: Date): number | null {
  const present = priceChanges(history.filter(({ since }) => since <= now)).at(-1)
  if (!present || present.price === null || present.lowest === null) return null
  return present.lowest > present.price ? present.lowest : null
}

const SAID_BEFORE = /au lieu de\s+(\d{1,4})(?:[,.](\d{1,2}))?\s*(?:€|euros?)/giu

/** The earlier prices that a text quotes, in cents: "8 € au lieu de 12,50 €". */
export const saidBefore = (text: string): number[] =>
  [...text.matchAll(SAID_BEFORE)].map(([, euros, cents = '']) => Number(euros) * 100 + Number(cents.padEnd(2, '0')))

/**
 * The offer's name in placeholders of texts: {OFFER_WELCOME}. An offer of a version has the name of the one that it
 * stands for: "welcome-ete" is WELCOME to those who came with the version "ete".
 */
export function typeOf(address: string, version: string | null): string {
  const end = version === null ? '' : `-${version}`
  return (end && address.endsWith(end) ? address.slice(0, -end.length) : address).replaceAll('-', '_').toUpperCase()
}
