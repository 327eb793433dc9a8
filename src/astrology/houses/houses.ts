import { circle } from '../angles.ts'
import { type Angles, anglesOf, type Horizon } from '../horizon.ts'
import type { HouseSystem } from '../names.ts'
import { koch } from './koch.ts'
import { placidus } from './placidus.ts'

export type Houses = {
  readonly angles: Angles
  /** The cusps of the twelve houses: longitudes in degrees, the first house first. */
  readonly cusps: readonly number[]
  /** The system of these cusps: porphyry instead of one that does not exist at this latitude. */
  readonly system: HouseSystem
}

/** The eleventh, twelfth, second and third cusps; the rest are the angles and the opposite points. */
export type BetweenAngles = readonly [number, number, number, number]

/**
 * Placidus and Koch divide the time that a degree is above the horizon; beyond the polar circles some degrees never set
 * and both are undefined: the cusps are then those of Porphyry, which divides the ecliptic itself.
 */
export function housesOf(horizon: Horizon, system: HouseSystem): Houses {
  const angles = anglesOf(horizon)
  const asked = (between: BetweenAngles): Houses => ({ angles, cusps: around(angles, between), system })
  switch (system) {
    case 'equal':
      return { angles, cusps: twelveFrom(angles.ascendant), system }
    case 'whole-sign':
      return { angles, cusps: twelveFrom(angles.ascendant - (angles.ascendant % 30)), system }
    case 'placidus':
      if (isPolar(horizon)) return housesOf(horizon, 'porphyry')
      return asked(placidus(horizon, angles))
    case 'koch':
      if (isPolar(horizon)) return housesOf(horizon, 'porphyry')
      return asked(koch(horizon))
    case 'porphyry':
      return asked(porphyry(angles))
  }
}

/** 1 to 12: the house that a longitude is in; a cusp belongs to the house that it begins. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  const ways = cusps.map((cusp) => circle(longitude - cusp))
  return ways.indexOf(Math.min(...ways)) + 1
}

const isPolar = ({ latitude, obliquity }: Horizon): boolean => Math.abs(latitude) >= 90 - obliquity

function porphyry({ ascendant, midheaven }: Angles): BetweenAngles {
  const east = circle(ascendant - midheaven) / 3
  const west = 60 - east
  return [midheaven + east, midheaven + 2 * east, ascendant + west, ascendant + 2 * west]
}

const twelveFrom = (first: number): number[] => Array.from({ length: 12 }, (_, index) => circle(first + index * 30))

function around({ ascendant, midheaven }: Angles, [eleventh, twelfth, second, third]: BetweenAngles): number[] {
  const half = [ascendant, second, third, midheaven + 180, eleventh + 180, twelfth + 180]
  return [...half, ...half.map((cusp) => cusp + 180)].map(circle)
}
