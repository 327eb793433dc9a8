import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import {
  type ExactAspect,
  exactAspectsIn,
  type Ingress,
  ingressesIn,
  type Lunation,
  lunationsIn,
  type Station,
  stationsIn,
} from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { voidsIn } from '../../../astrology/events/void-of-course.ts'
import { PLANETS } from '../../../astrology/names.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { type Place, placeOf } from './place.ts'

export type HourEvent =
  | ({ kind: 'aspect' } & ExactAspect)
  | ({ kind: 'ingress' } & Ingress)
  | ({ kind: 'station' } & Station)
  | ({ kind: 'lunation' } & Lunation)
  | { kind: 'void'; at: number; until: number }

interface SkyHours {
  /** The instants of the day's hours in Paris, 23 to 25, with the places of PLANETS at each. */
  hours: { at: number; places: Place[] }[]
  /** What happens on the day, in order. */
  events: HourEvent[]
}

const pairs = PLANETS.flatMap((from, index) => PLANETS.slice(index + 1).map((to) => [from, to] as const))

export function skyHours(day: string): SkyHours {
  const span = parisSpan(day)
  const sky = openEphemeris()
  const count = Math.round((span.to - span.from) / HOUR_MS)
  const hours = Array.from({ length: count }, (_, index) => span.from + index * HOUR_MS)
  const events: HourEvent[] = [
    ...exactAspectsIn(span, pairs, sky).map((one) => ({ kind: 'aspect' as const, ...one })),
    ...ingressesIn(span, PLANETS, sky).map((one) => ({ kind: 'ingress' as const, ...one })),
    ...stationsIn(span, PLANETS, sky).map((one) => ({ kind: 'station' as const, ...one })),
    ...lunationsIn(span, sky).map((one) => ({ kind: 'lunation' as const, ...one })),
    ...voidsIn(span, sky)
      .filter(({ from }) => from >= span.from)
      .map(({ from, to }) => ({ kind: 'void' as const, at: from, until: to })),
  ]
  return {
    hours: hours.map((at) => ({ at, places: PLANETS.map((body) => placeOf(body, sky(body, at))) })),
    events: events.sort((a, b) => a.at - b.at),
  }
}
