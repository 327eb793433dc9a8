import { apart, degreeInSignOf, signOfLongitude } from '../angles.ts'
import { ASPECT_ANGLES, type AspectBetween, aspectBetween, orbOf } from '../aspects.ts'
import { type MoonPhase, PLANETS, type Planet, type Sign } from '../names.ts'
import type { Position } from '../positions.ts'
import type { Span } from './crossings.ts'
import { type Ephemeris, openEphemeris } from './ephemeris.ts'
import {
  elongationAt,
  exactAspectsIn,
  exactNear,
  type Ingress,
  ingressesIn,
  type Lunation,
  lunationsIn,
  moonPhaseOf,
  type Station,
  stationsIn,
} from './events.ts'

const ZONE = 'Europe/Paris'

export type DayAspect = Omit<AspectBetween, 'from' | 'to'> & {
  readonly from: Planet
  readonly to: Planet
  /** ISO 8601 in UTC; null if one of the two reverses before, or if it takes more than forty days. */
  readonly exactAt: string | null
  /** Whether that is on this day in Paris. */
  readonly exactToday: boolean
}

export type DayBody = Position & {
  readonly id: Planet
  readonly retrograde: boolean
  readonly sign: Sign
  readonly degreeInSign: number
}

export type DaySky = {
  /** YYYY-MM-DD in Paris. */
  readonly day: string
  /** Noon in Paris, ISO 8601 in UTC: the time of the positions and orbs. */
  readonly noon: string
  /** In the order of PLANETS. */
  readonly bodies: readonly DayBody[]
  readonly moon: {
    readonly phase: MoonPhase
    /** Degrees ahead of the Sun, 0 new, 180 full. */
    readonly elongation: number
    /** The illuminated fraction, 0 to 1. */
    readonly lit: number
  }
  /** In orb at noon, or exact on this day; the tightest first. */
  readonly aspects: readonly DayAspect[]
  readonly ingresses: readonly Ingress[]
  readonly stations: readonly Station[]
  readonly lunation: Lunation | null
}

/** A day in Paris, 23 to 25 hours long; `day` and `until` (the first day after the span) are written YYYY-MM-DD. */
export function parisSpan(day: string, until = String(Temporal.PlainDate.from(day).add({ days: 1 }))): Span {
  const start = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(ZONE).epochMilliseconds
  return { from: start(day), to: start(until) }
}

/** Noon of a day in Paris, in milliseconds since 1970. */
export const skyNoon = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' }).epochMilliseconds

/** The sky of a day, the same for everyone. For many days, pass one ephemeris to all calls. */
export function skyOf(day: string, sky: Ephemeris = openEphemeris()): DaySky {
  const span = parisSpan(day)
  const noon = skyNoon(day)
  const elongation = elongationAt(noon, sky)
  return {
    day,
    noon: isoOf(noon),
    bodies: PLANETS.map((id) => bodyOf(id, sky(id, noon))),
    moon: {
      phase: moonPhaseOf(elongation),
      elongation,
      lit: (1 - Math.cos((elongation * Math.PI) / 180)) / 2,
    },
    aspects: aspectsOf(span, noon, sky),
    ingresses: ingressesIn(span, PLANETS, sky),
    stations: stationsIn(span, PLANETS, sky),
    lunation: lunationsIn(span, sky)[0] ?? null,
  }
}

const pairs = PLANETS.flatMap((from, index) => PLANETS.slice(index + 1).map((to) => [from, to] as const))

function aspectsOf(span: Span, noon: number, sky: Ephemeris): DayAspect[] {
  const exact = exactAspectsIn(span, pairs, sky)
  const found = pairs.flatMap(([from, to]): DayAspect[] => {
    const [one, other] = [sky(from, noon), sky(to, noon)]
    const today = exact.find((aspect) => aspect.from === from && aspect.to === to)
    const atNoon = aspectBetween(from, one, to, other)
    if (today !== undefined) {
      const orb = Math.abs(apart(one.longitude, other.longitude) - ASPECT_ANGLES[today.type])
      const applying = today.at > noon
      return [{ from, to, type: today.type, orb, applying, exactAt: isoOf(today.at), exactToday: true }]
    }
    if (atNoon === null) return []
    const near = exactNear(noon, [from, to], atNoon.type, sky)
    return [{ ...atNoon, from, to, exactAt: near === null ? null : isoOf(near), exactToday: false }]
  })
  return found.sort((a, b) => a.orb / orbOf(a.from, a.to, a.type) - b.orb / orbOf(b.from, b.to, b.type))
}

const bodyOf = (id: Planet, position: Position): DayBody => ({
  ...position,
  id,
  retrograde: position.speed < 0,
  sign: signOfLongitude(position.longitude),
  degreeInSign: degreeInSignOf(position.longitude),
})

/** Whole seconds, which is the precision of the search. */
const isoOf = (at: number): string => new Date(Math.round(at / 1000) * 1000).toISOString().replace('.000', '')
