import { apart, wayFrom } from '../angles.ts'
import { ASPECT_ANGLES } from '../aspects.ts'
import { bodyIn } from '../charts/body-in.ts'
import type { Chart } from '../charts/chart.ts'
import type { Ephemeris } from '../events/ephemeris.ts'
import { ASPECTS, type Aspect, PLANETS, type Planet } from '../names.ts'

/** What a moving planet can touch in a birth chart. */
export type Target = Planet | 'ascendant' | 'midheaven'

export type Touch = {
  /** The moving planet. */
  readonly from: Planet
  /** What it touches in the birth chart. */
  readonly to: Target
  readonly type: Aspect
  /** Distance from exact, in degrees, never negative. */
  readonly orb: number
  /** Whether it is becoming more exact. */
  readonly applying: boolean
}

/** The widest orb of a transit, in degrees: much narrower than between two planets of one birth. */
export const TRANSIT_ORB = 2

/** The longitudes that can be touched. Without an hour of birth the Moon may be anywhere within 15°: it is left out. */
export function targetsOf({
  bodies,
  angles,
}: Pick<Chart, 'bodies' | 'angles'>): readonly (readonly [Target, number])[] {
  const planets = PLANETS.filter((id) => angles !== null || id !== 'moon')
  return [
    ...planets.map((id) => [id, bodyIn(bodies, id).longitude] as const),
    ...(angles
      ? ([
          ['ascendant', angles.ascendant],
          ['midheaven', angles.midheaven],
        ] as const)
      : []),
  ]
}

/** How much a transit counts: a slow planet stays for months, and the lights and angles are felt first. */
const WEIGHTS: Readonly<Record<Target, number>> = {
  sun: 3,
  moon: 3,
  ascendant: 3,
  midheaven: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 1,
  neptune: 1,
  pluto: 1,
}
const PACES: Readonly<Record<Planet, number>> = {
  moon: 1,
  mercury: 1.5,
  venus: 1.5,
  sun: 2,
  mars: 2.5,
  jupiter: 3.5,
  saturn: 4,
  uranus: 4,
  neptune: 4,
  pluto: 4,
}

const strengthOf = ({ from, to, orb }: Touch): number => PACES[from] * WEIGHTS[to] * (1 - orb / (2 * TRANSIT_ORB))

/** What the sky of an instant touches in a birth chart, the strongest first. */
export function touchesAt(at: number, chart: Pick<Chart, 'bodies' | 'angles'>, sky: Ephemeris): Touch[] {
  const targets = targetsOf(chart)
  const touches = PLANETS.flatMap((from) => {
    const { longitude, speed } = sky(from, at)
    return targets.flatMap(([to, place]) =>
      ASPECTS.flatMap((type): Touch[] => {
        const off = apart(place, longitude) - ASPECT_ANGLES[type]
        if (Math.abs(off) > TRANSIT_ORB) return []
        const growth = Math.sign(wayFrom(place, longitude)) * speed
        return [{ from, to, type, orb: Math.abs(off), applying: off * growth < 0 }]
      }),
    )
  })
  return touches.toSorted((a, b) => strengthOf(b) - strengthOf(a))
}
