import { signOfLongitude } from '../../../astrology/angles.ts'
import type { Span } from '../../../astrology/events/crossings.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { ingressesIn } from '../../../astrology/events/events.ts'
import type { Sign } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import type { Told } from './told.ts'

/** A period during which a body is in one sign; it may exceed the span in question. */
export interface Stay {
  body: Told
  sign: Sign
  from: Date
  to: Date
}

/** How far to search for an ingress at a time, in days: about as long as the planet stays in a sign. */
const STAY_DAYS: Readonly<Record<Told, number>> = {
  sun: 32,
  moon: 3,
  mercury: 30,
  venus: 32,
  mars: 60,
  jupiter: 200,
  saturn: 500,
}

/** When a body last changed sign before an instant; both in milliseconds since 1970. */
export function lastIngress(body: Told, before: number, sky: Ephemeris): number {
  const stay = STAY_DAYS[body] * DAY_MS
  for (let to = before; ; to -= stay) {
    const last = ingressesIn({ from: to - stay, to }, [body], sky).at(-1)
    if (last) return last.at
  }
}

function nextIngress(body: Told, from: number, sky: Ephemeris): number {
  const stay = STAY_DAYS[body] * DAY_MS
  for (let at = from; ; at += stay) {
    const next = ingressesIn({ from: at, to: at + stay }, [body], sky)[0]
    if (next) return next.at
  }
}

/** The stays of a body that overlap a span, in order; the first and last are not cut off. */
export function staysIn(body: Told, span: Span, sky: Ephemeris): Stay[] {
  const within = ingressesIn(span, [body], sky).map(({ at }) => at)
  const borders = [lastIngress(body, span.from, sky), ...within, nextIngress(body, span.to, sky)]
  return borders.slice(1).map((to, index) => {
    const from = itemAt(borders, index)
    const sign = signOfLongitude(sky(body, (from + to) / 2).longitude)
    return { body, sign, from: new Date(from), to: new Date(to) }
  })
}
