import { signOfLongitude } from '../../../astrology/angles.ts'
import type { Span } from '../../../astrology/events/crossings.ts'
import { eclipsesIn } from '../../../astrology/events/eclipses.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import {
  exactAspectsIn,
  ingressesIn,
  type Lunation,
  lunationsIn,
  type Station,
  stationsIn,
} from '../../../astrology/events/events.ts'
import { type Aspect, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'

/** An event of the sky, at an instant and in a sign; of two planets, the sign of the faster one. */
export type Fact = { at: Date; sign: Sign } & (
  | { kind: 'lunation'; phase: Lunation['phase']; eclipse: 'sun' | 'moon' | null }
  | { kind: 'station'; body: Station['body']; turns: Station['turns'] }
  | { kind: 'ingress'; body: Planet }
  | { kind: 'aspect'; from: Planet; to: Planet; type: Aspect }
)

export const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const withoutMoon = PLANETS.filter((body) => body !== 'moon')
const pairsOf = (bodies: readonly Planet[]) =>
  bodies.flatMap((from, index) => bodies.slice(index + 1).map((to) => [from, to] as const))
const moonPairs = withoutMoon.map((to) => ['moon', to] as const)

/** Which events a span is long enough to tell. */
const SCOPES = {
  day: { entering: withoutMoon, pairs: [...pairsOf(withoutMoon), ...moonPairs], quarters: true },
  week: { entering: withoutMoon, pairs: pairsOf(withoutMoon), quarters: true },
  month: { entering: SLOW, pairs: pairsOf(SLOW), quarters: false },
  year: { entering: [], pairs: pairsOf(SLOW), quarters: false },
} as const

/** The events of a span, in order of time. */
export function factsIn(span: Span, sky: Ephemeris, scope: keyof typeof SCOPES): Fact[] {
  const { entering, pairs, quarters } = SCOPES[scope]
  const signAt = (body: Planet, at: number) => signOfLongitude(sky(body, at).longitude)
  const facts: Fact[] = [
    ...moonsIn(span, sky).filter(({ phase }) => quarters || phase === 'new' || phase === 'full'),
    ...stationsIn(span, PLANETS, sky).map(({ at, body, turns }): Fact => {
      return { kind: 'station', at: new Date(at), body, turns, sign: signAt(body, at) }
    }),
    ...ingressesIn(span, entering, sky).map(({ at, body, sign }): Fact => {
      return { kind: 'ingress', at: new Date(at), body, sign }
    }),
    ...exactAspectsIn(span, pairs, sky).map(({ at, from, to, type }): Fact => {
      const body = from as Planet
      return { kind: 'aspect', at: new Date(at), from: body, to: to as Planet, type, sign: signAt(body, at) }
    }),
  ]
  return facts.sort((a, b) => a.at.getTime() - b.at.getTime())
}

export type MoonFact = Extract<Fact, { kind: 'lunation' }>

/**
 * The quarters of the Moon. One is an eclipse if an eclipse is greatest within a day of it; penumbral eclipses, which
 * nobody sees, don't count. The instant of an eclipse is its greatest, some minutes from the lunation.
 */
export function moonsIn(span: Span, sky: Ephemeris): MoonFact[] {
  const eclipses = eclipsesIn(span).filter(({ kind }) => kind !== 'penumbral')
  return lunationsIn(span, sky).map(({ at, phase, longitude }) => {
    const eclipse = eclipses.find((one) => Math.abs(one.at - at) < DAY_MS)
    const sign = signOfLongitude(longitude)
    return { kind: 'lunation', phase, at: new Date(eclipse?.at ?? at), eclipse: eclipse?.body ?? null, sign }
  })
}
