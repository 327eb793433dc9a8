import { elementOf, modeOf, type Planet, type Sign } from '../../../../astrology/names.ts'
import type { Pattern } from '../../../../astrology/patterns/pattern.ts'

/** Whether two patterns say the same thing in other words; a portrait tells the stronger one only. */
export const isToldAgain = (one: Pattern, other: Pattern): boolean => repeats(one, other) || repeats(other, one)

function repeats(one: Pattern, other: Pattern): boolean {
  const sign = signOfPattern(one)
  switch (other.kind) {
    case 'tripleSign':
    case 'doubleSign':
    case 'signStellium':
      if (other.kind === 'doubleSign' && one.kind === 'angular' && one.angle === 'ascendant') {
        return (
          (one.planet === 'sun' && other.of === 'sunRising') || (one.planet === 'moon' && other.of === 'moonRising')
        )
      }
      return sign === other.sign
    case 'element':
    case 'grandTrine':
      if (one.kind === 'element' || one.kind === 'grandTrine') return one.element === other.element
      return sign !== null && elementOf(sign) === other.element
    case 'mode':
      return sign !== null && modeOf(sign) === other.mode
    case 'dominant':
      return one.kind === 'angular' && one.planet === other.planet
    case 'tension':
      return one.kind === 'tSquare' && hasBoth([...one.ends, one.apex], other)
    case 'support':
      return one.kind === 'grandTrine' && hasBoth(one.planets, other)
    case 'retrograde':
      return one.kind === 'retrogrades'
    case 'hemisphere':
      return one.kind === 'hemisphere' || one.kind === 'houseStellium'
    default:
      return false
  }
}

/** The sign that a pattern is about, if it is about one. */
export const signOfPattern = (pattern: Pattern): Sign | null =>
  pattern.kind === 'tripleSign' || pattern.kind === 'doubleSign' || pattern.kind === 'signStellium'
    ? pattern.sign
    : null

const hasBoth = (planets: readonly Planet[], { aspect }: { aspect: { from: string; to: string } }): boolean =>
  [aspect.from, aspect.to].every((id) => planets.some((planet) => planet === id))
