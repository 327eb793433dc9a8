import { apart, circle, signOfLongitude } from '../angles.ts'
import { orbOf } from '../aspects.ts'
import type { Chart } from '../charts/chart.ts'
import type { Planet } from '../names.ts'
import { SIGN_RULERS } from '../sign-rulers.ts'
import type { AngleName, Pattern, PatternOf } from './pattern.ts'
import { ANGLE_ORB, LEAST, PLANET_WEIGHTS } from './rules.ts'
import { planetsOf, sureSign } from './seen.ts'

const ANGLE_BONUS: Readonly<Record<AngleName, number>> = { ascendant: 8, midheaven: 8, descendant: 4, lowerHeaven: 2 }

/** Planets within six degrees of an angle, on either side. */
export function angularPlanets(chart: Chart): PatternOf<'angular'>[] {
  if (!chart.angles) return []
  const { ascendant, midheaven } = chart.angles
  const angles: Readonly<Record<AngleName, number>> = {
    ascendant,
    midheaven,
    descendant: ascendant + 180,
    lowerHeaven: midheaven + 180,
  }
  return planetsOf(chart).flatMap(({ id: planet, longitude }) =>
    (Object.entries(angles) as [AngleName, number][]).flatMap(([angle, at]) => {
      const distance = apart(longitude, circle(at))
      if (distance > ANGLE_ORB) return []
      const strength = 52 + 3 * (ANGLE_ORB - distance) + ANGLE_BONUS[angle] + PLANET_WEIGHTS[planet]
      return [{ kind: 'angular' as const, planet, angle, distance, strength }]
    }),
  )
}

/** The planet that rules the ascendant, in the house where it is. */
export function chartRuler(chart: Chart): Pattern[] {
  if (!chart.angles) return []
  const rising = signOfLongitude(chart.angles.ascendant)
  const planet = SIGN_RULERS[rising]
  const house = planetsOf(chart).find(({ id }) => id === planet)?.house
  return house ? [{ kind: 'ruler', planet, rising, house, strength: 50 }] : []
}

/**
 * The planet that returns most often: it rules the ascendant (4), the Sun's sign (3), the Moon's (2), is near an angle (4
 * for the ascendant and midheaven, 2 for the others), or is joined to the Sun or the Moon (2).
 */
export function dominantPlanet(chart: Chart): Pattern[] {
  const points = new Map<Planet, number>()
  const add = (planet: Planet, more: number) => points.set(planet, (points.get(planet) ?? 0) + more)
  if (chart.angles) add(SIGN_RULERS[signOfLongitude(chart.angles.ascendant)], 4)
  for (const planet of planetsOf(chart)) {
    const sign = sureSign(chart, planet)
    if (sign && planet.id === 'sun') add(SIGN_RULERS[sign], 3)
    if (sign && planet.id === 'moon') add(SIGN_RULERS[sign], 2)
  }
  for (const { planet, angle } of angularPlanets(chart)) {
    add(planet, angle === 'ascendant' || angle === 'midheaven' ? 4 : 2)
  }
  for (const { from, to, type } of chart.aspects) {
    const other = planetsOf(chart).find(({ id }) => id === to)
    if (type === 'conjunction' && other && (from === 'sun' || from === 'moon')) add(other.id, 2)
  }
  const [first, second] = [...points].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < LEAST.dominantPoints || first[1] - (second?.[1] ?? 0) < LEAST.dominantLead) return []
  return [{ kind: 'dominant', planet: first[0], strength: Math.min(88, 48 + 3 * first[1]) }]
}

/** Eight planets of ten, or more, on one side of the horizon or of the meridian. */
export function hemispheres(chart: Chart): Pattern[] {
  if (!chart.angles) return []
  const houses = planetsOf(chart).flatMap(({ house }) => (house === null ? [] : [house]))
  const sides = {
    above: houses.filter((house) => house > 6).length,
    below: houses.filter((house) => house <= 6).length,
    east: houses.filter((house) => house >= 10 || house <= 3).length,
    west: houses.filter((house) => house >= 4 && house <= 9).length,
  } as const
  return (['above', 'below', 'east', 'west'] as const).flatMap((side) =>
    sides[side] >= LEAST.hemisphere
      ? [{ kind: 'hemisphere' as const, side, count: sides[side], strength: 42 + 3 * sides[side] }]
      : [],
  )
}

/** A personal planet without any aspect to another planet, within the usual orbs. */
export function unaspected(chart: Chart): Pattern[] {
  if (chart.uncertain) return []
  const planets = planetsOf(chart)
  return (['sun', 'moon', 'mercury', 'venus', 'mars'] as const).flatMap((planet) => {
    const isMet = chart.aspects.some(
      ({ from, to, type, orb }) =>
        (from === planet || to === planet) &&
        orb <= orbOf(from, to, type) &&
        planets.some(({ id }) => id === (from === planet ? to : from)),
    )
    return isMet ? [] : [{ kind: 'unaspected' as const, planet, strength: 60 + 2 * PLANET_WEIGHTS[planet] }]
  })
}

/** Mercury, Venus or Mars retrograde, or five planets and more. */
export function retrogrades(chart: Chart): Pattern[] {
  const back = planetsOf(chart)
    .filter(({ retrograde }) => retrograde)
    .map(({ id }) => id)
  const strengths = { mercury: 44, venus: 60, mars: 60 } as const
  return [
    ...(['mercury', 'venus', 'mars'] as const).flatMap((planet) =>
      back.includes(planet) ? [{ kind: 'retrograde' as const, planet, strength: strengths[planet] }] : [],
    ),
    ...(back.length >= LEAST.retrogrades
      ? [{ kind: 'retrogrades' as const, planets: back, strength: 34 + 6 * back.length }]
      : []),
  ]
}
