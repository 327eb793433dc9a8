import { asin, atan2, circle, cos, sin, tan, wayFrom } from '../angles.ts'
import { findZero } from '../find-zero.ts'
import type { Angles, Horizon } from '../horizon.ts'
import type { BetweenAngles } from './houses.ts'

/** A hundredth of an arcsecond. */
const PRECISION = 3e-6

/**
 * Placidus: a cusp is the degree that has completed one or two thirds of its own way from the horizon to the meridian.
 * Only between the polar circles, where each quadrant holds exactly one such degree: the search stays within the
 * quadrant, so that it can't diverge near the circle.
 */
export function placidus(horizon: Horizon, { ascendant, midheaven }: Angles): BetweenAngles {
  const { culmination, obliquity, latitude } = horizon
  const between = (from: number, to: number, past: (degree: number) => number): number => {
    const end = from + circle(to - from)
    return circle(findZero(past, [from, end], [past(from), past(end)], PRECISION))
  }
  const fromMeridian = (degree: number, meridian: number): number =>
    wayFrom(meridian, atan2(sin(degree) * cos(obliquity), cos(degree)))
  /** Half of the time that a degree is above the horizon, as an angle. */
  const halfDay = (degree: number): number => 90 + asin(tan(latitude) * tan(asin(sin(obliquity) * sin(degree))))

  const above = (part: number) =>
    between(midheaven, ascendant, (degree) => fromMeridian(degree, culmination) - part * halfDay(degree))
  const below = (part: number) =>
    between(
      ascendant,
      midheaven + 180,
      (degree) => fromMeridian(degree, culmination + 180) + part * (180 - halfDay(degree)),
    )
  return [above(1 / 3), above(2 / 3), below(2 / 3), below(1 / 3)]
}
