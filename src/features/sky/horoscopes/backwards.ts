import { apart } from '../../../astrology/angles.ts'
import type { Span } from '../../../astrology/events/crossings.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { stationsIn } from '../../../astrology/events/events.ts'
import type { Sign } from '../../../astrology/names.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { daysWithin } from './stay-dates.ts'
import { type Stay, staysIn } from './stays.ts'

export type Turning = 'mercury' | 'venus' | 'mars'

/** A retrograde motion within one sign, and how many degrees it is long. */
export interface Backwards extends Stay {
  body: Turning
  degrees: number
}

/** Longer than any retrograde motion, in days. */
const LONGEST = 200
/** Fewer days of it within a span are not told. */
const FEWEST = 3

/**
 * The retrograde motions of a body that overlap a span, cut where it changes sign, since another house is then
 * concerned.
 */
export function backwardsIn(body: Turning, span: Span, sky: Ephemeris): Backwards[] {
  const wide = { from: span.from - LONGEST * DAY_MS, to: span.to + LONGEST * DAY_MS }
  const stations = stationsIn(wide, [body], sky)
  return stations.flatMap(({ at, turns }, index) => {
    const end = stations[index + 1]?.at
    if (turns !== 'retrograde' || end === undefined) return []
    return staysIn(body, { from: at, to: end }, sky)
      .map(({ sign, from, to }) => partOf(body, sign, Math.max(at, from.getTime()), Math.min(end, to.getTime()), sky))
      .filter((part) => daysWithin(part, span) >= FEWEST)
  })
}

const partOf = (body: Turning, sign: Sign, from: number, to: number, sky: Ephemeris): Backwards => ({
  body,
  sign,
  from: new Date(from),
  to: new Date(to),
  degrees: apart(sky(body, from).longitude, sky(body, to).longitude),
})
