import { signOfLongitude } from '../angles.ts'
import { type Body, ELEMENTS, type Element, MODES, type Mode, SIGNS, type Sign } from '../names.ts'
import { bodyIn } from './body-in.ts'
import type { Chart } from './chart.ts'

export type Balance = {
  readonly elements: Readonly<Record<Element, number>>
  readonly modes: Readonly<Record<Mode, number>>
  readonly element: Element
  readonly mode: Mode
}

/** Points of each in its sign; the slow planets are shared by a generation and say little about one person. */
const WEIGHTS: readonly (readonly [Body | 'ascendant', number])[] = [
  ['sun', 4],
  ['moon', 4],
  ['ascendant', 3],
  ['mercury', 2],
  ['venus', 2],
  ['mars', 2],
  ['jupiter', 1],
  ['saturn', 1],
]

/**
 * The distribution of a chart among elements and modes, and the dominant ones. A tie goes to the one with the Sun, else
 * with the Moon, and so on. Without a time of birth, bodies that may be in two signs are left out.
 */
export function balanceOf(chart: Chart): Balance {
  const placed = WEIGHTS.flatMap(([id, points]) => {
    const sign = certainSign(chart, id)
    return sign === null ? [] : [{ sign, points }]
  })
  const share = <K extends string>(names: readonly K[]) => {
    const shares = names.map((name, place) => {
      const of = placed.filter(({ sign }) => SIGNS.indexOf(sign) % names.length === place)
      return [name, of.reduce((sum, { points }) => sum + points, 0)] as const
    })
    const most = Math.max(...shares.map(([, points]) => points))
    const heaviest = shares.filter(([, points]) => points === most).map(([name]) => name)
    const first = placed
      .flatMap(({ sign }) => names[SIGNS.indexOf(sign) % names.length] ?? [])
      .find((one) => heaviest.includes(one))
    if (first === undefined) throw new Error('nothing of a chart is in a sign for sure')
    return { shares: Object.fromEntries(shares) as Record<K, number>, dominant: first }
  }
  const [elements, modes] = [share(ELEMENTS), share(MODES)]
  return { elements: elements.shares, modes: modes.shares, element: elements.dominant, mode: modes.dominant }
}

function certainSign({ bodies, angles, uncertain }: Chart, id: Body | 'ascendant'): Sign | null {
  if (uncertain !== undefined && uncertain.signsPossible[id].length > 1) return null
  if (id === 'ascendant') return angles === null ? null : signOfLongitude(angles.ascendant)
  return bodyIn(bodies, id).sign
}
