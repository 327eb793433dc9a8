import { signOfLongitude } from '../angles.ts'
import { itemOf } from '../item-of.ts'
import { type Body, ELEMENTS, type Element, elementOf, MODES, type Mode, modeOf, type Sign } from '../names.ts'
import { bodyIn } from './body-in.ts'
import type { Chart } from './chart.ts'

/** Points of each in its sign; the slow planets are shared by a generation and say little about one person. */
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

/** Without a birth time, a body that changed sign that day is not counted. */
export function balanceOf(chart: Chart): Balance {
  const { sign: sun } = bodyIn(chart.bodies, 'sun')
  const heaviest = <T>(shares: readonly Share<T>[], ofSun: T) =>
    itemOf(
      shares.toSorted((a, b) => b.points - a.points || Number(b.name === ofSun) - Number(a.name === ofSun)),
      0,
    )
  const element = heaviest(elementsOf(chart), elementOf(sun))
  const mode = heaviest(sharesOf(chart, MODES, modeOf), modeOf(sun))
  return {
    element: { name: element.name, percent: element.percent },
    mode: { name: mode.name, percent: mode.percent },
  }
}

interface Share<T> {
  name: T
  points: number
  percent: number
}

/** What each element has of the points. */
export const elementsOf = (chart: Chart): Share<Element>[] => sharesOf(chart, ELEMENTS, elementOf)

function sharesOf<T>(chart: Chart, names: readonly T[], nameOf: (sign: Sign) => T): Share<T>[] {
  const all = placedIn(chart)
  const total = all.reduce((sum, { points }) => sum + points, 0)
  return names.map((name) => {
    const points = all.reduce((sum, one) => (nameOf(one.sign) === name ? sum + one.points : sum), 0)
    return { name, points, percent: Math.round((100 * points) / total) }
  })
}

function placedIn({ bodies, angles, uncertain }: Chart): { sign: Sign; points: number }[] {
  const placed = bodies.flatMap(({ id, sign }) => {
    const isSure = uncertain === undefined || uncertain.signsPossible[id].length === 1
    return isSure ? [{ sign, points: BODY_POINTS[id] ?? 0 }] : []
  })
  const turning = (['ascendant', 'midheaven'] as const).flatMap((id) =>
    angles ? [{ sign: signOfLongitude(angles[id]), points: ANGLE_POINTS[id] }] : [],
  )
  return [...placed, ...turning]
}
