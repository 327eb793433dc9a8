import { LRUCache } from 'lru-cache'
import { signOfLongitude } from '../../../astrology/angles.ts'
import { type Eclipse, eclipsesIn } from '../../../astrology/events/eclipses.ts'
import { type Ephemeris, openEphemeris } from '../../../astrology/events/ephemeris.ts'
import {
  elongationAt,
  type Ingress,
  ingressesIn,
  type Lunation,
  lunationsIn,
} from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import { type VoidOfCourse, voidsIn } from '../../../astrology/events/void-of-course.ts'
import type { Sign } from '../../../astrology/names.ts'
import { daysOf } from './dates.ts'

export interface MoonDay {
  /** YYYY-MM-DD in Paris. */
  day: string
  /** At noon in Paris: degrees ahead of the Sun, and the lit fraction of the disc. */
  elongation: number
  lit: number
  /** The sign at the first instant of the day. */
  sign: Sign
  enters: readonly Pick<Ingress, 'at' | 'sign'>[]
  /** Those that begin on this day; on the first of a month, also one under way. */
  voids: readonly Pick<VoidOfCourse, 'from' | 'to'>[]
  lunations: readonly Lunation[]
  eclipses: readonly Eclipse[]
}

const known = new LRUCache<string, MoonDay[]>({ max: 40 })

/** The Moon's days of a month in Paris. Cached, since it takes some dozens of milliseconds. */
export function moonMonth(month: string): MoonDay[] {
  const found = known.get(month)
  if (found) return found
  const made = compute(month, openEphemeris())
  known.set(month, made)
  return made
}

function compute(month: string, sky: Ephemeris): MoonDay[] {
  const days = daysOf(month).map((day) => ({ day, ...parisSpan(day) }))
  const whole = { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 }
  const enters = ingressesIn(whole, ['moon'], sky)
  const voids = voidsIn(whole, sky)
  const lunations = lunationsIn(whole, sky)
  const eclipses = eclipsesIn(whole)
  return days.map(({ day, from, to }) => {
    const within = ({ at }: { at: number }) => at >= from && at < to
    const elongation = elongationAt(noonOf(day), sky)
    return {
      day,
      elongation,
      lit: (1 - Math.cos((elongation * Math.PI) / 180)) / 2,
      sign: signOfLongitude(sky('moon', from).longitude),
      enters: enters.filter(within).map(({ at, sign }) => ({ at, sign })),
      voids: voids
        .filter((one) => within({ at: Math.max(one.from, whole.from) }))
        .map(({ from, to }) => ({ from, to })),
      lunations: lunations.filter(within),
      eclipses: eclipses.filter(within),
    }
  })
}

const noonOf = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' }).epochMilliseconds
