import { signOfLongitude } from '../../../astrology/angles.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Body, ELEMENTS, type Element, MODES, type Mode, type Sign } from '../../../astrology/names.ts'
import { elementOf, modeOf } from '../../../astrology/synastry/two-signs.ts'
import { itemAt } from '../../../platform/needed/needed.ts'

/** The weight of each body and angle when elements and modes are counted. */
const BODY_POINTS: Partial<Record<Body, number>> = {
  sun: 4,
  moon: 4,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1,
  saturn: 1,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
}
const ANGLE_POINTS = { ascendant: 3, midheaven: 1 } as const

export interface Balance {
  /** The heaviest; with equal weights, the Sun's comes first. */
  element: { name: Element; percent: number }
  mode: { name: Mode; percent: number }
}

/** Without a birth time, a body that may be in either of two signs is not counted. */
export function balanceOf(chart: Chart): Balance {
  const placed = chart.bodies.flatMap(({ id, sign }) => {
    const isSure = chart.uncertain === undefined || chart.uncertain.signsPossible[id].length === 1
    return isSure ? [{ sign, points: BODY_POINTS[id] ?? 0 }] : []
  })
  const angles = (['ascendant', 'midheaven'] as const).flatMap((id) =>
    chart.angles ? [{ sign: signOfLongitude(chart.angles[id]), points: ANGLE_POINTS[id] }] : [],
  )
  const all = [...placed, ...angles]
  const { sign: sun } = bodyIn(chart.bodies, 'sun')
  const total = all.reduce((sum, { points }) => sum + points, 0)
  const heaviest = <T>(names: readonly T[], nameOf: (sign: Sign) => T) => {
    const sums = names.map((name) => ({
      name,
      points: all.reduce((sum, one) => (nameOf(one.sign) === name ? sum + one.points : sum), 0),
      isOfSun: nameOf(sun) === name,
    }))
    const first = itemAt(
      sums.sort((a, b) => b.points - a.points || Number(b.isOfSun) - Number(a.isOfSun)),
      0,
    )
    return { name: first.name, percent: Math.round((100 * first.points) / total) }
  }
  return { element: heaviest(ELEMENTS, elementOf), mode: heaviest(MODES, modeOf) }
}
