import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Ephemeris, openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { skyNoon } from '../../../astrology/events/sky-of-day.ts'
import { houseOf } from '../../../astrology/houses/houses.ts'
import { type Aspect, PLANETS, type Planet } from '../../../astrology/names.ts'
import { passagesIn, passagesNear } from '../../../astrology/transits/passages.ts'
import { type Target, type Touch, targetsOf, touchesAt } from '../../../astrology/transits/transits.ts'
import { fillPlaces } from '../../../platform/i18n/texts.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { daysAfter } from '../../../platform/time/days.ts'
import { type Place, placeOf } from '../almanac/place.ts'
import { DAYS_AHEAD } from './days-ahead.ts'
import { domains, type Manner, transitSaid } from './said.data.ts'

/** How many touches of a day are told: weaker ones would bury those that count. */
const TOLD = 12

export interface ReadTouch extends Touch {
  text: string
  /** The exact passages around the date, in milliseconds since 1970. */
  exactAt: number[]
}

export interface Transits {
  touches: ReadTouch[]
  places: { id: Planet; longitude: number; place: Place; house: number | null }[]
}

/** What the sky of a day, at noon in Paris, touches in a birth chart. */
export function readTransits(chart: Chart, day: string, sky: Ephemeris = openEphemeris()): Transits {
  const noon = skyNoon(day)
  const targets = new Map(targetsOf(chart))
  return {
    touches: touchesAt(noon, chart, sky)
      .slice(0, TOLD)
      .map((touch) => {
        const place = needed(targets.get(touch.to), touch.to)
        return { ...touch, text: saidOf(touch), exactAt: passagesNear(noon, touch.from, [touch.type, place], sky) }
      }),
    places: PLANETS.map((id) => {
      const position = sky(id, noon)
      const house = chart.houses && houseOf(position.longitude, chart.houses)
      return { id, longitude: position.longitude, place: placeOf(id, position), house }
    }),
  }
}

const manners: Readonly<Record<Aspect, Manner>> = {
  conjunction: 'joined',
  sextile: 'easy',
  trine: 'easy',
  square: 'hard',
  opposition: 'hard',
}

export const saidOf = ({ from, to, type }: Pick<Touch, 'from' | 'to' | 'type'>): string =>
  fillPlaces(transitSaid[from][manners[type]], () => domains[to])

const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const FELT: ReadonlySet<Target> = new Set(['sun', 'moon', 'mercury', 'venus', 'mars', 'ascendant', 'midheaven'])
const STRONG = ['conjunction', 'square', 'trine', 'opposition'] as const

export interface Rendezvous {
  at: number
  from: Planet
  to: Target
  type: Aspect
}

/** The exact aspects of slow planets to what is personal in a chart, in the year that follows a day. */
export function yearAhead(chart: Chart, day: string, sky: Ephemeris = openEphemeris()): Rendezvous[] {
  const span = { from: skyNoon(day), to: skyNoon(daysAfter(day, DAYS_AHEAD)) }
  const targets = targetsOf(chart).filter(([to]) => FELT.has(to))
  return SLOW.flatMap((from) =>
    targets.flatMap(([to, place]) =>
      STRONG.flatMap((type) => passagesIn(span, from, [type, place], sky).map((at) => ({ at, from, to, type }))),
    ),
  ).toSorted((a, b) => a.at - b.at)
}
