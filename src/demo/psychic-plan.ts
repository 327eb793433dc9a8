import type { SeedPsychic } from '../../db/seed/psychics/profile.ts'
import { MAX_EUROS, NEW_DAYS } from '../features/consult/psychics/rules.ts'
import { DAY_MS, later } from '../platform/time/instants.ts'

/** Days since the new ones joined; the others joined between one and six years ago. */
const NEW_SINCE = 20
const SPREAD = { from: 365, over: 5 * 365 }
/** Days since the last change of price. */
const PRICE_CHANGED = 240

/** The order of the main site: women and men alternate, then the rest of the longer list. */
export function inTurn(women: readonly SeedPsychic[], men: readonly SeedPsychic[]): SeedPsychic[] {
  const longest = Math.max(women.length, men.length)
  return Array.from({ length: longest }).flatMap((_, place) => [women[place] ?? [], men[place] ?? []].flat())
}

/**
 * When the psychic at a place joined: the same number of days ago for the same place. Nobody joins before they began to
 * practise.
 */
export function joinedAt(psychic: SeedPsychic, place: number, now: Date): Date {
  if (psychic.isNew) return later(now, -NEW_SINCE * DAY_MS)
  const spread = later(now, -(SPREAD.from + ((place * 397) % SPREAD.over)) * DAY_MS)
  if (spread.getUTCFullYear() > psychic.practisingSince) return spread
  const begun = Date.UTC(psychic.practisingSince, 2, 1)
  return new Date(Math.max(spread.getTime(), Math.min(begun, now.getTime() - 2 * NEW_DAYS * DAY_MS)))
}

/** Prices on the second site are a tenth higher, in whole tens of cents, within the specification's maximum rate. */
export const secondPrice = (main: number): number => Math.min(MAX_EUROS * 100, Math.round((main * 1.1) / 10) * 10)

export interface Dates {
  joined: Date
  now: Date
}

/**
 * The price history. One in three of those who have been there for two years raised their price once, by at most a
 * fifth, as the charter allows; an automated psychic (no place) never did.
 */
export function priceHistory(price: number, place: number | null, { joined, now }: Dates) {
  const changed = later(now, -PRICE_CHANGED * DAY_MS)
  const earlier = Math.ceil(price / 1.2 / 10) * 10
  const raised = place !== null && place % 3 === 0 && earlier < price
  if (!raised || joined.getTime() > now.getTime() - 2 * 365 * DAY_MS)
    return [{ price_per_minute: price, since: joined }]
  return [
    { price_per_minute: earlier, since: joined },
    { price_per_minute: price, since: changed },
  ]
}

/** Places of a second order of the same list: a step without a common divisor visits each place once. */
export const secondPlace = (place: number, count: number): number => (place * stepFor(count)) % count

const stepFor = (count: number): number => [7, 11, 13, 17].find((step) => count % step !== 0) ?? 1

/** "09:30" as minutes from midnight; "24:00" ends a day. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}
