import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { positionsAt } from '../../../astrology/positions.ts'
import { daysOf } from './dates.ts'
import { LISTED } from './listed.ts'
import { type Place, placeOf } from './place.ts'

interface EphemerisRow {
  /** YYYY-MM-DD in Paris. */
  day: string
  /** Its first instant, midnight in Paris, in milliseconds since 1970. */
  at: number
  /** In the order of LISTED. */
  places: (Place & { longitude: number })[]
}

export const ephemerisOf = (month: string): EphemerisRow[] =>
  daysOf(month).map((day) => {
    const at = parisSpan(day).from
    return { day, at, places: placesAt(at) }
  })

/** In the order of LISTED. */
export function placesAt(at: number): EphemerisRow['places'] {
  const sky = positionsAt(new Date(at))
  return LISTED.map((body) => ({ ...placeOf(body, sky[body]), longitude: sky[body].longitude }))
}
