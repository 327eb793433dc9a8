import { asin, sin, tan } from '../angles.ts'
import { type Horizon, midheavenOf, risingAt } from '../horizon.ts'
import type { BetweenAngles } from './houses.ts'

/**
 * Koch (birthplace houses): the time that the degree of the midheaven takes from rising to culminating is divided by
 * three, and the cusps are the degrees that rise at those times. Only between the polar circles.
 */
export function koch(horizon: Horizon): BetweenAngles {
  const { culmination, obliquity, latitude } = horizon
  const declination = asin(sin(midheavenOf(horizon)) * sin(obliquity))
  const third = (90 + asin(tan(latitude) * tan(declination))) / 3
  const rising = (thirds: number) => risingAt(culmination + thirds * third, horizon)
  return [rising(-2), rising(-1), rising(1), rising(2)]
}
