import type { Body, Planet } from '../names.ts'

/** How much a planet weighs when several meet: the slow ones stay in one sign for years and are shared by a generation. */
export const PLANET_WEIGHTS: Readonly<Record<Planet, number>> = {
  sun: 4,
  moon: 4,
  mercury: 3,
  venus: 3,
  mars: 3,
  jupiter: 2,
  saturn: 2,
  uranus: 1,
  neptune: 1,
  pluto: 1,
}

/** The planets whose place tells one person from another born the same month. */
export const PERSONAL: ReadonlySet<Body> = new Set<Body>(['sun', 'moon', 'mercury', 'venus', 'mars'])
export const SLOW: ReadonlySet<Body> = new Set<Body>(['uranus', 'neptune', 'pluto'])

/**
 * From where on something is a pattern. Four planets in a place, of which one at least is the Sun, the Moon or two are
 * personal (weight 8): Mercury and Venus are never far from the Sun, so three of them together are common. Angles are in
 * degrees, shares in per cent of the balance.
 */
export const LEAST = {
  stelliumPlanets: 4,
  stelliumWeight: 8,
  elementShare: 45,
  /** There are three modes for four elements. */
  modeShare: 52,
  hemisphere: 8,
  retrogrades: 5,
  dominantPoints: 9,
  dominantLead: 2,
} as const

/** The widest distance of a planet from an angle, in degrees, and of aspects that make up a figure. */
export const ANGLE_ORB = 6
export const FIGURE_ORB = 6
