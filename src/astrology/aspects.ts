import { apart, wayFrom } from './angles.ts'
import { type Aspect, BODIES, type Body } from './names.ts'
import type { Position } from './positions.ts'

export const ASPECT_ANGLES: Readonly<Record<Aspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
}

/** The orb of a conjunction of two bodies of one kind, in degrees. Two different ones use the mean. */
const ORBS: Readonly<Record<Body, number>> = {
  sun: 10,
  moon: 10,
  mercury: 7,
  venus: 7,
  mars: 7,
  jupiter: 8,
  saturn: 8,
  uranus: 6,
  neptune: 6,
  pluto: 6,
  meanNode: 4,
  trueNode: 4,
  lilith: 4,
}

/** The fraction of that orb for each aspect. */
const SHARES: Readonly<Record<Aspect, number>> = {
  conjunction: 1,
  opposition: 1,
  trine: 0.8,
  square: 0.8,
  sextile: 0.6,
}

export type AspectBetween = {
  readonly from: Body
  readonly to: Body
  readonly type: Aspect
  /** Distance from exact, in degrees, never negative. */
  readonly orb: number
  /** Whether it is becoming more exact. */
  readonly applying: boolean
}

/** The widest orb, in degrees, of this aspect between two bodies. */
export const orbOf = (one: Body, other: Body, aspect: Aspect): number =>
  ((ORBS[one] + ORBS[other]) / 2) * SHARES[aspect]

type Seen = Pick<Position, 'longitude' | 'speed'>

/** The aspect between two positions, if any; `from` and `to` keep the order given. */
export function aspectBetween(from: Body, one: Seen, to: Body, other: Seen): AspectBetween | null {
  const angle = apart(one.longitude, other.longitude)
  for (const [type, exact] of Object.entries(ASPECT_ANGLES) as [Aspect, number][]) {
    const off = angle - exact
    if (Math.abs(off) > orbOf(from, to, type)) continue
    const growth = Math.sign(wayFrom(one.longitude, other.longitude)) * (other.speed - one.speed)
    return { from, to, type, orb: Math.abs(off), applying: off * growth < 0 }
  }
  return null
}

const POINTS: ReadonlySet<Body> = new Set(['meanNode', 'trueNode', 'lilith'])
/** One node is enough: the true one swings about the mean by a degree and a half. */
const withoutAspects: ReadonlySet<Body> = new Set(['trueNode'])

/** Every pair of bodies that is compared, in the order of BODIES: planets with one another, and points with planets. */
export const pairs: readonly (readonly [Body, Body])[] = BODIES.flatMap((from, index) =>
  BODIES.slice(index + 1)
    .filter((to) => !withoutAspects.has(from) && !withoutAspects.has(to) && !(POINTS.has(from) && POINTS.has(to)))
    .map((to) => [from, to] as const),
)

/** All aspects of one sky. */
export const aspectsIn = (sky: Readonly<Record<Body, Seen>>): AspectBetween[] =>
  pairs.flatMap(([from, to]) => aspectBetween(from, sky[from], to, sky[to]) ?? [])
