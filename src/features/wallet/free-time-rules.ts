const DAY = 86_400_000

/**
 * How many accounts may have the offer at once before a mobile is asked for, and within how many days: one of a device,
 * a family's of a network, colleagues' of a domain that someone owns.
 */
export const freeTimeLimits = {
  device: { most: 1, days: 365 },
  network: { most: 3, days: 1 },
  domain: { most: 2, days: 30 },
} as const

type Kind = keyof typeof freeTimeLimits
const kinds = Object.keys(freeTimeLimits) as Kind[]

/** Whether as many others as may have the offer came with the same device, network or domain. */
export const mustProveMobile = (others: Readonly<Record<Kind, number>>): boolean =>
  kinds.some((kind) => others[kind] >= freeTimeLimits[kind].most)

/** Since when others count. */
export const sharedSince = (now: Date): Record<Kind, Date> =>
  Object.fromEntries(kinds.map((kind) => [kind, new Date(now.getTime() - freeTimeLimits[kind].days * DAY)])) as Record<
    Kind,
    Date
  >

/** Until when marks are kept: the staff see for a month what a day's limit compared. */
export const forgottenBefore = (now: Date): Record<Kind, Date> => {
  const month = new Date(now.getTime() - 30 * DAY)
  return { ...sharedSince(now), network: month, domain: month }
}
