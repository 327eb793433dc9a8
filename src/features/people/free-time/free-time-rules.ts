import { DAY_MS, later } from '../../../platform/time/instants.ts'

/**
 * How many accounts may have the offer before a mobile is required, and within how many days: one per device, a family
 * per network, colleagues per private e-mail domain.
 */
export const freeTimeLimits = {
  device: { most: 1, days: 365 },
  network: { most: 3, days: 1 },
  domain: { most: 2, days: 30 },
} as const

/** How many accounts of a device may have it at all, each of the later ones with a mobile of its own: a family. */
export const MOST_ON_DEVICE = 3

type Kind = keyof typeof freeTimeLimits
const kinds = Object.keys(freeTimeLimits) as Kind[]

/** Whether the device, network or domain has reached its limit of offers. */
export const mustProveMobile = (others: Readonly<Record<Kind, number>>): boolean =>
  kinds.some((kind) => others[kind] >= freeTimeLimits[kind].most)

/** From when other accounts count. */
export const sharedSince = (now: Date): Record<Kind, Date> =>
  Object.fromEntries(kinds.map((kind) => [kind, later(now, -freeTimeLimits[kind].days * DAY_MS)])) as Record<Kind, Date>

/** Until when marks are stored: staff see for a month what a limit per day compared. */
export const forgottenBefore = (now: Date): Record<Kind, Date> => {
  const month = later(now, -30 * DAY_MS)
  return { ...sharedSince(now), network: month, domain: month }
}
