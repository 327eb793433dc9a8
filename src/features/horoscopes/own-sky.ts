import { apart, signIdOf, wayFrom } from '../../astrology/angles.ts'
import { ASPECT_ANGLES } from '../../astrology/aspects.ts'
import type { Chart } from '../../astrology/charts/chart.ts'
import { crossingsOf, type Span } from '../../astrology/events/crossings.ts'
import type { Ephemeris } from '../../astrology/events/ephemeris.ts'
import { parisSpan } from '../../astrology/events/sky-of-day.ts'
import { ASPECTS, type Aspect, PLANETS, type Planet, SIGNS } from '../../astrology/names.ts'
import { daysAfter } from './day-number.ts'
import { RULERS } from './rulers.ts'
import { AGAIN_DAYS, type ContactOfDay, type SkyOfDay, skyOfDay, strains } from './sky-of-day.ts'

/** What a horoscope reads of a birth: the sign that houses are counted from, and where its ruler was. */
export interface Native {
  signId: number
  /** The ascendant's sign; without a time, the Sun's. */
  from: 'ascendant' | 'sun'
  ruler: Planet
  rulerAt: number
}

export function nativeOf(chart: Pick<Chart, 'angles' | 'bodies'>): Native {
  const longitudeOf = (body: Planet) => chart.bodies.find(({ id }) => id === body)!.longitude
  const signId = signIdOf(chart.angles?.ascendant ?? longitudeOf('sun'))
  const ruler = RULERS[SIGNS[signId - 1]!]
  return { signId, from: chart.angles ? 'ascendant' : 'sun', ruler, rulerAt: longitudeOf(ruler) }
}

/** The day's sky with, in the place of what the planets make together, what they make to the birth's ruler. */
export const ownSky = (native: Native, day: string, sky: Ephemeris): SkyOfDay => ({
  ...skyOfDay(day, sky),
  contacts: transitsTo(native, day, sky),
})

interface Transit {
  at: number
  from: Planet
  type: Aspect
}

/** As between planets: of the Moon's the conjunction and the opposition count, of the others the first in a while. */
function transitsTo({ ruler, rulerAt }: Native, day: string, sky: Ephemeris): ContactOfDay[] {
  const today = parisSpan(day)
  const lately = { from: parisSpan(daysAfter(day, -AGAIN_DAYS)).from, to: today.to }
  const others = PLANETS.filter((body) => body !== ruler && body !== 'moon')
  const met = others.flatMap((from) => passages(from, rulerAt, ASPECTS, lately, sky))
  const first = met.filter(
    ({ at, from, type }) =>
      at >= today.from &&
      !met.some((other) => other.at < at && other.from === from && strains(other.type) === strains(type)),
  )
  const byMoon = ruler === 'moon' ? [] : passages('moon', rulerAt, ['conjunction', 'opposition'], today, sky)
  const noon = (today.from + today.to) / 2
  return [...first, ...byMoon].map(({ at, from, type }) => ({
    from,
    to: ruler,
    type,
    exactAt: new Date(at),
    orb: Math.abs(apart(sky(from, noon).longitude, rulerAt) - ASPECT_ANGLES[type]),
  }))
}

const STEP = { moon: 21_600_000, others: 86_400_000 }

function passages(from: Planet, place: number, types: readonly Aspect[], span: Span, sky: Ephemeris): Transit[] {
  return types.flatMap((type) => {
    const angle = ASPECT_ANGLES[type]
    const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle]
    return sides.flatMap((side) =>
      crossingsOf(
        (at) => wayFrom(place + side, sky(from, at).longitude),
        span,
        from === 'moon' ? STEP.moon : STEP.others,
      ).map((at) => ({ at, from, type })),
    )
  })
}
