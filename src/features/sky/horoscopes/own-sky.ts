import { apart, signOfLongitude } from '../../../astrology/angles.ts'
import { ASPECT_ANGLES } from '../../../astrology/aspects.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { transitsIn } from '../../../astrology/events/events.ts'
import { PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { SIGN_RULERS } from '../../../astrology/sign-rulers.ts'
import { type ContactOfDay, newSince, opposed, type SkyOfDay, spansOf } from './sky-of-day.ts'

/**
 * The parts of a birth chart that a horoscope uses: the sign from which houses are counted, and the position of its
 * ruler.
 */
export interface Native {
  sign: Sign
  /** The ascendant's sign; without a birth time, the Sun's. */
  from: 'ascendant' | 'sun'
  ruler: Planet
  rulerAt: number
}

export function nativeOf(chart: Pick<Chart, 'angles' | 'bodies'>): Native {
  const longitudeOf = (body: Planet) => bodyIn(chart.bodies, body).longitude
  const sign = signOfLongitude(chart.angles?.ascendant ?? longitudeOf('sun'))
  const ruler = SIGN_RULERS[sign]
  return { sign, from: chart.angles ? 'ascendant' : 'sun', ruler, rulerAt: longitudeOf(ruler) }
}

/** The day's sky, but with transits to the birth's ruler instead of aspects between planets. */
export const ownSky = (native: Native, seen: SkyOfDay, sky: Ephemeris): SkyOfDay => ({
  ...seen,
  contacts: transitsTo(native, seen.day, sky),
})

/**
 * Same rules as between planets: of the Moon only conjunctions and oppositions count, of the others the first in a
 * while.
 */
function transitsTo({ ruler, rulerAt }: Native, day: string, sky: Ephemeris): ContactOfDay[] {
  const { today, lately } = spansOf(day)
  const others = PLANETS.filter((body) => body !== ruler && body !== 'moon')
  const first = newSince(today.from, transitsIn(lately, others, rulerAt, sky), ({ from }) => from)
  const byMoon = transitsIn(today, ruler === 'moon' ? [] : ['moon'], rulerAt, sky).filter(({ type }) => opposed(type))
  const noon = (today.from + today.to) / 2
  return [...first, ...byMoon].map(({ at, from, type }) => ({
    from,
    to: ruler,
    type,
    exactAt: new Date(at),
    orb: Math.abs(apart(sky(from, noon).longitude, rulerAt) - ASPECT_ANGLES[type]),
  }))
}
