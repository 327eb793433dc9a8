import { fairPercent, MEASURED_FROM, roundRating } from '../psychics/rules.ts'

/** Days over which a psychic's own figures are counted. */
export const COUNTED_DAYS = 90
/** Days over which clients see how long a psychic was there. */
export const ONLINE_DAYS = 30
/** The median of the house is told from this many people on, so that it tells of none of them. */
export const HOUSE_FROM = 5
/** Seconds of presence from which a gain by the hour means something. */
const HOURLY_FROM = 3600

/** What is counted of one psychic; all of their sites together, as they are one person on all of them. */
export interface Counts {
  psychicId: number
  /** Requests that were accepted, refused or missed. */
  decided: number
  accepted: number
  missed: number
  /** Median seconds from a request to its acceptance. */
  pickUp: number | null
  /** Accepted consultations that are over. */
  ended: number
  /** Of them, those that neither silence nor a cut ended. */
  completed: number
  /** Clients of the last days. */
  clients: number
  /** Of them, those who consulted more than once, ever. */
  returning: number
  reviews: number
  stars: number
  /** Openings of the profile by signed-in clients, and all requests since those are counted. */
  views: number
  requests: number
  onlineSeconds: number
  /** Cents earned since presence is counted. */
  earned: number
}

export const measureKeys = [
  'accepted',
  'pickUp',
  'missed',
  'completed',
  'returning',
  'rating',
  'hourly',
  'conversion',
] as const
export type MeasureKey = (typeof measureKeys)[number]
export type Measured = Record<MeasureKey, number | null>

/** Percent, seconds, stars, and cents by the hour; null where there is too little to say. */
export function measuresOf(of: Counts): Measured {
  return {
    accepted: fairPercent(of.accepted, of.decided),
    pickUp: of.pickUp === null || of.accepted < MEASURED_FROM ? null : Math.round(of.pickUp),
    missed: fairPercent(of.missed, of.decided),
    completed: fairPercent(of.completed, of.ended),
    returning: fairPercent(of.returning, of.clients),
    rating: of.reviews < MEASURED_FROM ? null : roundRating(of.stars / of.reviews),
    hourly: of.onlineSeconds < HOURLY_FROM ? null : Math.floor((of.earned * 3600) / of.onlineSeconds),
    conversion: fairPercent(of.requests, of.views),
  }
}

/** The median of each measure among those of whom it is known; null if they are too few. */
export function mediansOf(all: readonly Measured[]): Measured {
  const median = (key: MeasureKey): number | null => {
    const known = all.flatMap((one) => one[key] ?? []).toSorted((a, b) => a - b)
    if (known.length < HOUSE_FROM) return null
    const middle = known.slice(Math.floor((known.length - 1) / 2), Math.floor(known.length / 2) + 1)
    const mean = middle.reduce((sum, one) => sum + one, 0) / middle.length
    return key === 'rating' ? roundRating(mean) : Math.round(mean)
  }
  return Object.fromEntries(measureKeys.map((key) => [key, median(key)])) as Measured
}
