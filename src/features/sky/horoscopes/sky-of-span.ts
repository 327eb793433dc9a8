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

/** A quarter of the Moon, or an eclipse, and the sign in which it happens. */
export interface MomentOfMoon {
  phase: Lunation['phase']
  at: Date
  /** When the eclipse that it is is greatest, some minutes from it; null for a lunation that is none. */
  eclipseAt: Date | null
  sign: Sign
}

/** The skies that a span is told by, in order, what the Moon does in it, and where the bodies stay that it is told by. */
export interface SkyOfSpan {
  span: Instants
  skies: readonly SkyOfDay[]
  moments: readonly MomentOfMoon[]
  stays: readonly Stay[]
}

/** From one looked-at day to the next: what longer spans speak of is slow. */
const STEP_DAYS: Readonly<Record<Length, number>> = { day: 1, week: 1, month: 3, year: 10 }
/** The bodies whose stays a span is told by. */
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

/** A lunation is an eclipse when one is greatest within a day of it; the penumbra alone, which nobody sees, is none. */
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
