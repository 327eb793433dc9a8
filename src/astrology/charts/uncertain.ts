import { signOfLongitude } from '../angles.ts'
import { type AspectBetween, aspectsIn } from '../aspects.ts'
import { anglesOf, horizonAt } from '../horizon.ts'
import { BODIES, type Body, SIGNS, type Sign } from '../names.ts'
import type { Positions } from '../positions.ts'

/** What an unknown time leaves open, over the whole civil day at the place. */
export type Uncertain = {
  /** The Moon's longitude in degrees at the beginning and the end of the day. */
  readonly moon: { readonly from: number; readonly to: number }
  /** Always null: in a day every degree rises, except those that are skipped beyond the polar circles. */
  readonly ascendant: null
  /** The possible signs of each; a single one is certain. */
  readonly signsPossible: Readonly<Record<Body | 'ascendant', OneOrMore<Sign>>>
}

type OneOrMore<T> = readonly [T, ...T[]]
type Day<T> = { readonly from: T; readonly middle: T; readonly to: T }

/** Two minutes: no sign rises in less, up to latitudes where some signs never rise at all. */
const STEP = 2 * 60_000

export function uncertaintyOf(
  day: Day<Positions>,
  span: { from: Date; to: Date },
  place: { latitude: number; longitude: number },
): Uncertain {
  const signs = BODIES.map((body) => {
    const [first, ...others] = [day.from, day.middle, day.to] as const
    const signIn = (sky: Positions) => signOfLongitude(sky[body].longitude)
    return [body, distinct([signIn(first), ...others.map(signIn)])] as const
  })
  return {
    moon: { from: day.from.moon.longitude, to: day.to.moon.longitude },
    ascendant: null,
    signsPossible: {
      ...(Object.fromEntries(signs) as Record<Body, OneOrMore<Sign>>),
      ascendant: signsRising(span, place),
    },
  }
}

/** Aspects in orb at the beginning, the middle and the end of the day, with their values in the middle. */
export function aspectsAllDay({ from, middle, to }: Day<Positions>): AspectBetween[] {
  const ends = [aspectsIn(from), aspectsIn(to)]
  const same = (a: AspectBetween) => (b: AspectBetween) => a.from === b.from && a.to === b.to && a.type === b.type
  return aspectsIn(middle).filter((aspect) => ends.every((end) => end.some(same(aspect))))
}

/** Extrapolates from the first instant: within a day the Earth's rotation is uniform enough. */
function signsRising(span: { from: Date; to: Date }, place: { latitude: number; longitude: number }): OneOrMore<Sign> {
  const first = horizonAt(span.from, place)
  const risingAfter = (passed: number): Sign => {
    const culmination = first.culmination + (passed / SIDEREAL_DAY) * 360
    return signOfLongitude(anglesOf({ ...first, culmination }).ascendant)
  }
  const risen = new Set<Sign>()
  for (let passed = 0; passed <= span.to.getTime() - span.from.getTime(); passed += STEP) risen.add(risingAfter(passed))
  const [earliest = risingAfter(0), ...others] = SIGNS.filter((sign) => risen.has(sign))
  return [earliest, ...others]
}

const SIDEREAL_DAY = 86_164_091

const distinct = ([first, ...others]: OneOrMore<Sign>): OneOrMore<Sign> => [
  first,
  ...new Set(others.filter((sign) => sign !== first)),
]
