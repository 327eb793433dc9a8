import { signOfLongitude } from '../../../astrology/angles.ts'
import type { Span as Instants } from '../../../astrology/events/crossings.ts'
import { eclipsesIn } from '../../../astrology/events/eclipses.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { type Lunation, lunationsIn } from '../../../astrology/events/events.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import type { Sign } from '../../../astrology/names.ts'
import { dayNumber, daysAfter } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import type { Length, Span } from './periods.ts'
import { type SkyOfDay, skyOfDay } from './sky-of-day.ts'
import { type Stay, staysIn } from './stays.ts'
import type { Told } from './told.ts'

/** A quarter of the Moon, possibly an eclipse, and the sign in which it happens. */
export interface MomentOfMoon {
  phase: Lunation['phase']
  at: Date
  /** The time of the greatest eclipse, some minutes from the lunation; null if it is not an eclipse. */
  eclipseAt: Date | null
  sign: Sign
}

/** The days sampled for a span, in order, its lunations, and the stays of bodies in signs. */
export interface SkyOfSpan {
  span: Instants
  skies: readonly SkyOfDay[]
  moments: readonly MomentOfMoon[]
  stays: readonly Stay[]
}

/** Days between samples: what long spans are about moves slowly. */
const STEP_DAYS: Readonly<Record<Length, number>> = { day: 1, week: 1, month: 3, year: 10 }
/** The bodies whose stays in signs are used for a span. */
const STAYING: Readonly<Record<Length, readonly Told[]>> = {
  day: [],
  week: [],
  month: ['sun'],
  year: ['jupiter', 'saturn'],
}

export function skyOfSpan({ length, from, to }: Span, sky: Ephemeris): SkyOfSpan {
  const count = Math.floor((dayNumber(to) - dayNumber(from)) / STEP_DAYS[length]) + 1
  const days = Array.from({ length: count }, (_, index) => daysAfter(from, index * STEP_DAYS[length]))
  const span = parisSpan(from, daysAfter(to, 1))
  return {
    span,
    skies: days.map((day) => skyOfDay(day, sky)),
    moments: momentsOf(span, sky),
    stays: STAYING[length].flatMap((body) => staysIn(body, span, sky)),
  }
}

/**
 * A lunation is an eclipse if one is greatest within a day of it; penumbral eclipses, which nobody sees, don't count.
 */
function momentsOf(span: Instants, sky: Ephemeris): MomentOfMoon[] {
  const eclipses = eclipsesIn(span).filter(({ kind }) => kind !== 'penumbral')
  return lunationsIn(span, sky).map(({ at, phase, longitude }) => {
    const eclipse = eclipses.find((one) => Math.abs(one.at - at) < DAY_MS)
    return {
      phase,
      at: new Date(at),
      eclipseAt: eclipse ? new Date(eclipse.at) : null,
      sign: signOfLongitude(longitude),
    }
  })
}
