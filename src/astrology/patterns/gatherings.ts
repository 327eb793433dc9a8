import { signOfLongitude } from '../angles.ts'
import { type Balance, balanceOf, elementsOf } from '../charts/balance.ts'
import type { Chart } from '../charts/chart.ts'
import { SIGNS } from '../names.ts'
import type { Pattern } from './pattern.ts'
import { LEAST, PLANET_WEIGHTS } from './rules.ts'
import { planetsOf, type SeenPlanet, sureSign } from './seen.ts'

const TRIPLE = 100
const DOUBLE = { lights: 80, sunRising: 74, moonRising: 70 } as const

/** The Sun, the Moon and the ascendant, where two or three of them share a sign. */
export function sharedSigns(chart: Chart): Pattern[] {
  const signOf = (id: 'sun' | 'moon') => {
    const planet = planetsOf(chart).find((one) => one.id === id)
    return planet ? sureSign(chart, planet) : null
  }
  const [sun, moon] = [signOf('sun'), signOf('moon')]
  const rising = chart.angles && signOfLongitude(chart.angles.ascendant)
  if (sun && sun === moon && sun === rising) return [{ kind: 'tripleSign', sign: sun, strength: TRIPLE }]
  if (sun && sun === moon) return [{ kind: 'doubleSign', of: 'lights', sign: sun, strength: DOUBLE.lights }]
  if (sun && sun === rising) return [{ kind: 'doubleSign', of: 'sunRising', sign: sun, strength: DOUBLE.sunRising }]
  if (moon && moon === rising)
    return [{ kind: 'doubleSign', of: 'moonRising', sign: moon, strength: DOUBLE.moonRising }]
  return []
}

/** Four planets or more in one sign or one house. */
export function stelliums(chart: Chart): Pattern[] {
  const planets = planetsOf(chart)
  const inSigns = SIGNS.flatMap((sign): Pattern[] => {
    const met = planets.filter((one) => sureSign(chart, one) === sign)
    const strength = stelliumStrength(met)
    return strength === null ? [] : [{ kind: 'signStellium', sign, planets: met.map(({ id }) => id), strength }]
  })
  const inHouses = SIGNS.flatMap((_, index): Pattern[] => {
    const met = planets.filter(({ house }) => house === index + 1)
    const strength = stelliumStrength(met)
    return strength === null
      ? []
      : [{ kind: 'houseStellium', house: index + 1, planets: met.map(({ id }) => id), strength }]
  })
  return [...inSigns, ...inHouses]
}

/** Null for fewer planets, or lighter ones, than make a pattern. */
function stelliumStrength(met: readonly SeenPlanet[]): number | null {
  const weight = met.reduce((sum, { id }) => sum + PLANET_WEIGHTS[id], 0)
  if (met.length < LEAST.stelliumPlanets || weight < LEAST.stelliumWeight) return null
  return Math.min(98, 50 + 2 * weight + 4 * (met.length - LEAST.stelliumPlanets))
}

/** A heavy element or mode, and an element without any planet but the slow ones. */
export function balancePatterns(chart: Chart): Pattern[] {
  const { element, mode } = balanceOf(chart)
  const lacking = elementsOf(chart).find(({ points }) => points < 1)
  return [
    ...(element.percent >= LEAST.elementShare ? [heavyElement(element)] : []),
    ...(mode.percent >= LEAST.modeShare
      ? [{ kind: 'mode' as const, mode: mode.name, strength: Math.min(80, mode.percent + 6) }]
      : []),
    ...(lacking ? [{ kind: 'missing' as const, element: lacking.name, strength: 56 }] : []),
  ]
}

const heavyElement = ({ name, percent }: Balance['element']): Pattern => ({
  kind: 'element',
  element: name,
  percent,
  strength: Math.min(90, percent + 22),
})
