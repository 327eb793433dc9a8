import { signOfLongitude } from '../../../astrology/angles.ts'
import type { Span } from '../../../astrology/events/crossings.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { ingressesIn } from '../../../astrology/events/events.ts'
import type { Planet, Sign } from '../../../astrology/names.ts'
import { itemAt, needed } from '../../../platform/needed/needed.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'

/** A period during which a body is in one sign; it may exceed the span in question. */
export interface Stay {
  body: Planet
  sign: Sign
  from: Date
  to: Date
}

/** How far to look for another sign at a time, in days: far less than a planet stays in one. */
const STRIDE_DAYS: Readonly<Record<Planet, number>> = {
  sun: 5,
  moon: 1,
  mercury: 1,
  venus: 1,
  mars: 2,
  jupiter: 2,
  saturn: 2,
  uranus: 2,
  neptune: 2,
  pluto: 2,
}

/** When a body last changed sign before an instant; both in milliseconds since 1970. */
export function lastIngress(body: Planet, before: number, sky: Ephemeris): number {
  const to = lastWithin(body, before, -1, sky)
  return needed(ingressesIn({ from: to - strideOf(body), to }, [body], sky).at(-1), `an ingress of ${body}`).at
}

function nextIngress(body: Planet, after: number, sky: Ephemeris): number {
  const from = lastWithin(body, after, 1, sky)
  return needed(ingressesIn({ from, to: from + strideOf(body) }, [body], sky)[0], `an ingress of ${body}`).at
}

const strideOf = (body: Planet): number => STRIDE_DAYS[body] * DAY_MS

/** The last instant in steps from a start that has the same sign. */
function lastWithin(body: Planet, start: number, way: 1 | -1, sky: Ephemeris): number {
  const signAt = (at: number) => signOfLongitude(sky(body, at).longitude)
  const sign = signAt(start)
  let at = start
  while (signAt(at + way * strideOf(body)) === sign) at += way * strideOf(body)
  return at
}

/** The stays of a body that overlap a span, in order; the first and last are not cut off. */
export function staysIn(body: Planet, span: Span, sky: Ephemeris): Stay[] {
  const within = ingressesIn(span, [body], sky).map(({ at }) => at)
  const borders = [lastIngress(body, span.from, sky), ...within, nextIngress(body, span.to, sky)]
  return borders.slice(1).map((to, index) => {
    const from = itemAt(borders, index)
    const sign = signOfLongitude(sky(body, (from + to) / 2).longitude)
    return { body, sign, from: new Date(from), to: new Date(to) }
  })
}
