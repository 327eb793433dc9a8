import { LRUCache } from 'lru-cache'
import { degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import { type Ephemeris, openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { type Station, stationsIn } from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { spanOfDate } from './dates.ts'

/** A station: where a planet seems to stand still before it reverses. */
interface Stand {
  /** In milliseconds since 1970. */
  at: number
  sign: Sign
  degrees: number
}

export interface Retrograde {
  body: Planet
  from: Stand
  to: Stand
}

/** Longer than any planet moves backwards, in days. */
const LONGEST = 190

const known = new LRUCache<string, Retrograde[]>({ max: 6 })

/** The retrograde periods that overlap a year in Paris, whole, in order. Cached: it takes some tenths of a second. */
export function retrogradesOf(year: string): Retrograde[] {
  const found = known.get(year)
  if (found) return found
  const made = compute(year, openEphemeris())
  known.set(year, made)
  return made
}

function compute(year: string, sky: Ephemeris): Retrograde[] {
  const { from, until } = spanOfDate('year', year)
  const span = parisSpan(from, until)
  const reach = { from: span.from - LONGEST * DAY_MS, to: span.to + LONGEST * DAY_MS }
  const stand = ({ at, body }: Station): Stand => {
    const { longitude } = sky(body, at)
    return { at, sign: signOfLongitude(longitude), degrees: degreeInSignOf(longitude) }
  }
  const all = PLANETS.flatMap((body) => {
    const stations = stationsIn(reach, [body], sky)
    return stations.flatMap((station, index) => {
      const next = stations[index + 1]
      return station.turns === 'retrograde' && next ? [{ body, from: stand(station), to: stand(next) }] : []
    })
  })
  return all.filter(({ from, to }) => from.at < span.to && to.at >= span.from).sort((a, b) => a.from.at - b.from.at)
}
