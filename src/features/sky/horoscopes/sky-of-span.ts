import { degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import type { Span as Instants } from '../../../astrology/events/crossings.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { dayNumber, daysAfter } from '../../../platform/time/days.ts'
import { type Backwards, backwardsIn } from './backwards.ts'
import type { Length, Span } from './periods.ts'
import { type Fact, factsIn, type MoonFact, moonsIn } from './sky-facts.ts'
import { type SkyOfDay, skyOfDay } from './sky-of-day.ts'
import { lastIngress, type Stay, staysIn } from './stays.ts'

export interface Place {
  body: Exclude<Planet, 'moon'>
  sign: Sign
  degrees: number
  enteredAt: Date
}

/** What a span is told from. */
export interface SkyOfSpan {
  span: Instants
  /** The day itself, or the middle of a longer span. */
  middle: SkyOfDay
  facts: readonly Fact[]
  /** All quarters of the Moon. */
  moons: readonly MoonFact[]
  /** The stays of bodies in signs. */
  stays: readonly Stay[]
  /** The retrograde motions, by sign. */
  backwards: readonly Backwards[]
  /** In the middle of a week, the planets but the Moon from the fastest to the slowest. */
  places: readonly Place[]
}

const STAYING: Readonly<Record<Length, readonly Planet[]>> = {
  day: [],
  week: ['moon'],
  month: ['sun', 'mercury', 'venus', 'mars'],
  year: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
}
const WANDERING = PLANETS.filter((body) => body !== 'moon')
const TURNING = ['mercury', 'venus', 'mars'] as const

export function skyOfSpan({ length, from, to }: Span, sky: Ephemeris): SkyOfSpan {
  const span = parisSpan(from, daysAfter(to, 1))
  const middle = skyOfDay(daysAfter(from, Math.floor((dayNumber(to) - dayNumber(from)) / 2)), sky)
  const isLong = length === 'month' || length === 'year'
  return {
    span,
    middle,
    facts: length === 'day' ? middle.facts : factsIn(span, sky, length),
    moons: length === 'day' ? [] : moonsIn(span, sky),
    stays: STAYING[length].flatMap((body) => staysIn(body, span, sky)),
    backwards: isLong ? TURNING.flatMap((body) => backwardsIn(body, span, sky)) : [],
    places: length === 'week' ? WANDERING.map((body) => placeOf(body, (span.from + span.to) / 2, sky)) : [],
  }
}

function placeOf(body: Place['body'], at: number, sky: Ephemeris): Place {
  const { longitude } = sky(body, at)
  const enteredAt = new Date(lastIngress(body, at, sky))
  return { body, sign: signOfLongitude(longitude), degrees: degreeInSignOf(longitude), enteredAt }
}
