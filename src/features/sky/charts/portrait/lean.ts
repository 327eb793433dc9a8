import { elementOf, type Planet, type Sign } from '../../../../astrology/names.ts'
import type { Pattern } from '../../../../astrology/patterns/pattern.ts'

/** Whether something turns one outwards or inwards: by it two parts of a portrait are joined with « de plus » or « mais ». */
export type Lean = 'out' | 'in'

const OUTWARD_HOUSES: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 10, 11])
const OUTWARD_PLANETS: ReadonlySet<Planet> = new Set<Planet>(['sun', 'mercury', 'mars', 'jupiter', 'uranus'])

/** Fire and air turn outwards, earth and water inwards. Source: Ptolemy's masculine and feminine signs. */
export const leanOfSign = (sign: Sign): Lean => (isOutward(elementOf(sign)) ? 'out' : 'in')

/** Null where the pattern has both sides. */
export function leanOf(pattern: Pattern): Lean | null {
  switch (pattern.kind) {
    case 'tripleSign':
    case 'doubleSign':
    case 'signStellium':
      return leanOfSign(pattern.sign)
    case 'houseStellium':
      return OUTWARD_HOUSES.has(pattern.house) ? 'out' : 'in'
    case 'element':
    case 'grandTrine':
      return isOutward(pattern.element) ? 'out' : 'in'
    case 'missing':
      return isOutward(pattern.element) ? 'in' : 'out'
    case 'angular':
    case 'dominant':
      return OUTWARD_PLANETS.has(pattern.planet) ? 'out' : 'in'
    case 'hemisphere':
      return pattern.side === 'above' || pattern.side === 'east' ? 'out' : 'in'
    case 'retrograde':
    case 'retrogrades':
      return 'in'
    default:
      return null
  }
}

const isOutward = (element: string): boolean => element === 'fire' || element === 'air'
