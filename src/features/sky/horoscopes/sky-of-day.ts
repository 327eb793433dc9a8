import { apart, degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import { ASPECT_ANGLES } from '../../../astrology/aspects.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { exactAspectsIn, stationsIn } from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { type Aspect, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { daysAfter } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { type Fact, factsIn } from './sky-facts.ts'
import { lastIngress } from './stays.ts'
import { TOLD, type Told } from './told.ts'

/** The state of a planet at noon in Paris. */
export interface PlanetOfDay {
  sign: Sign
  /** Degrees within its sign, 0 to 30. */
  degrees: number
  enteredAt: Date
  /** When it turned retrograde, and how many degrees it has moved back; null while it moves forward. */
  retrograde: { since: Date; degrees: number } | null
}

/** Two planets, at least one of them among the seven, whose aspect is exact on this day in Paris. */
export interface ContactOfDay {
  from: Planet
  to: Planet
  type: Aspect
  exactAt: Date
  /** Degrees from exactness at noon. */
  orb: number
}

/** The sky of a day, as far as horoscopes use it. */
export interface SkyOfDay {
  /** YYYY-MM-DD, a calendar day in Paris. */
  day: string
  planets: Readonly<Record<Told, PlanetOfDay>>
  /** For how many days the Moon has been in its sign, in whole days before noon. */
  moonDays: number
  /** What happens on this day in Paris. */
  facts: readonly Fact[]
  /** Where Uranus is, for a day on which too little happens. */
  uranus: PlanetOfDay | null
  contacts: readonly ContactOfDay[]
}

/** Squares and oppositions are tense, the other aspects easy. */
export const strains = (type: Aspect): boolean => type === 'square' || type === 'opposition'

/** The longest retrograde period of Mercury, Venus or Mars, in days. */
const LONGEST_RETROGRADE = 90
/** Events with which a day can be opened. */
const ENOUGH = 2
/** Days within which a repeated aspect would repeat the same sentence. */
const AGAIN_DAYS = 11

/** The sky of a day for horoscopes. For several days, pass one ephemeris to all calls. */
export function skyOfDay(day: string, sky: Ephemeris): SkyOfDay {
  const today = parisSpan(day)
  const noon = today.from + DAY_MS / 2
  const planets = Object.fromEntries(TOLD.map((body) => [body, planetAt(body, noon, sky)])) as SkyOfDay['planets']
  const facts = factsIn(today, sky, 'day')
  return {
    day,
    planets,
    moonDays: Math.floor((noon - planets.moon.enteredAt.getTime()) / DAY_MS),
    facts,
    uranus: facts.length < ENOUGH ? planetAt('uranus', noon, sky) : null,
    contacts: contactsOf(day, noon, sky),
  }
}

function planetAt(body: Planet, noon: number, sky: Ephemeris): PlanetOfDay {
  const { longitude, speed } = sky(body, noon)
  return {
    sign: signOfLongitude(longitude),
    degrees: degreeInSignOf(longitude),
    enteredAt: new Date(lastIngress(body, noon, sky)),
    retrograde: speed < 0 ? retrogradeAt(body, noon, sky) : null,
  }
}

function retrogradeAt(body: Planet, noon: number, sky: Ephemeris): PlanetOfDay['retrograde'] {
  const last = stationsIn({ from: noon - LONGEST_RETROGRADE * DAY_MS, to: noon }, [body], sky).at(-1)
  if (!last) return null
  return { since: new Date(last.at), degrees: apart(sky(body, last.at).longitude, sky(body, noon).longitude) }
}

const pairs = TOLD.flatMap((from) =>
  PLANETS.slice(PLANETS.indexOf(from) + 1)
    .filter((to) => to !== 'moon' && from !== 'moon')
    .map((to) => [from, to] as const),
)
const pairsOfMoon = PLANETS.filter((body) => body !== 'moon').map((to) => ['moon', to] as const)
export const opposed = (type: Aspect): boolean => type === 'conjunction' || type === 'opposition'

/**
 * The Moon makes eight aspects a month to each body: only its conjunctions and oppositions count. Other bodies' aspects
 * don't count if the same one occurred a few days before, as happens around a station.
 */
function contactsOf(day: string, noon: number, sky: Ephemeris): ContactOfDay[] {
  const { today, lately } = spansOf(day)
  const first = newSince(today.from, exactAspectsIn(lately, pairs, sky), ({ from, to }) => `${from} ${to}`)
  const byMoon = exactAspectsIn(today, pairsOfMoon, sky).filter(({ type }) => opposed(type))
  return [...first, ...byMoon].map(({ at, from, to, type }) => ({
    from: from as Planet,
    to: to as Planet,
    type,
    exactAt: new Date(at),
    orb: Math.abs(apart(sky(from, noon).longitude, sky(to, noon).longitude) - ASPECT_ANGLES[type]),
  }))
}

/** The day, and the period ending with it in which an aspect would be a repetition. */
export function spansOf(day: string) {
  const today = parisSpan(day)
  return { today, lately: { from: parisSpan(daysAfter(day, -AGAIN_DAYS)).from, to: today.to } }
}

/** Aspects from an instant on that were not preceded by one with the same bodies and tone. */
export const newSince = <M extends { at: number; type: Aspect }>(
  since: number,
  met: M[],
  between: (one: M) => string,
) =>
  met.filter(
    (one) =>
      one.at >= since &&
      !met.some(
        (other) => other.at < one.at && between(other) === between(one) && strains(other.type) === strains(one.type),
      ),
  )
