import { type AspectBetween, orbOf } from '../../../astrology/aspects.ts'
import type { Body } from '../../../astrology/names.ts'

/** How personal each planet is: the position of a slow one is shared by a whole generation. */
const WEIGHTS: Readonly<Record<Body, number>> = {
  sun: 10,
  moon: 10,
  mercury: 7,
  venus: 7,
  mars: 7,
  jupiter: 5,
  saturn: 5,
  uranus: 3,
  neptune: 3,
  pluto: 3,
  meanNode: 1,
  trueNode: 1,
  lilith: 1,
}

/** 0 for no strength; grows with exactness and with the weight of both bodies. */
const strengthOf = ({ from, to, type, orb }: AspectBetween): number =>
  (1 - orb / orbOf(from, to, type)) * WEIGHTS[from] * WEIGHTS[to]

export const strongestFirst = (aspects: readonly AspectBetween[]): AspectBetween[] =>
  aspects.toSorted((a, b) => strengthOf(b) - strengthOf(a))
