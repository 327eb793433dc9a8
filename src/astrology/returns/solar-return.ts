import { wayFrom } from '../angles.ts'
import { findZero } from '../find-zero.ts'
import { positionOf } from '../positions.ts'

const DAY = 86_400_000
/** The mean tropical year, in days: the Sun is back within hours of a whole number of them. */
const TROPICAL_YEAR = 365.24219
const BRACKET = 2 * DAY
/** Milliseconds: a fiftieth of a second, in which the Sun moves by less than a millionth of a degree. */
const PRECISION = 20

/**
 * When the Sun is again where it was at a birth, so many years later, in milliseconds since 1970. Both places come from
 * the same engine, so that what it leaves out is left out twice.
 */
export function solarReturn(birth: Date, years: number): number {
  const place = positionOf('sun', birth).longitude
  const about = birth.getTime() + years * TROPICAL_YEAR * DAY
  const off = (at: number) => wayFrom(place, positionOf('sun', new Date(at)).longitude)
  const [from, to] = [about - BRACKET, about + BRACKET]
  return Math.round(findZero(off, [from, to], [off(from), off(to)], PRECISION))
}
