import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import { type Aspect, type Body, PLANETS } from '../../../astrology/names.ts'
import { around, lineAt, placed, RADII, type Sighted, type Spot, written, type Zodiac, zodiacAt } from './wheel.ts'

/** The inner ring is the first person's, the outer one, beyond the zodiac's inner edge, the second's. */
export const DOUBLE_RADII = { inner: 142, between: 170, outer: 200, aspects: 108 } as const

type Placed = Spot & { id: Body; leader: string }

export interface DoubleWheel extends Zodiac {
  axes: string
  inner: readonly Placed[]
  outer: readonly Placed[]
  aspects: readonly { key: string; type: Aspect; path: string }[]
}

/** `from` is a body of the first chart, `to` one of the second. */
interface Between {
  readonly from: Body
  readonly to: Body
  readonly type: Aspect
}

/** The geometry of two charts on one zodiac: the first's ascendant on the left, without one Aries. */
export function doubleWheelOf(
  first: Sighted & Pick<Chart, 'angles'>,
  second: Sighted,
  aspects: readonly Between[],
): DoubleWheel {
  const at = around(first.angles?.ascendant ?? 0)
  const line = lineAt(at)
  const { inner, outer } = DOUBLE_RADII
  const angles = first.angles ? [first.angles.ascendant, first.angles.midheaven] : []
  return {
    ...zodiacAt(at),
    axes: angles
      .flatMap((angle) => [angle, angle + 180])
      .map((angle) => line(angle, DOUBLE_RADII.aspects, RADII.zodiac))
      .join(''),
    inner: placed(planetsOf(first), at, {
      bodies: inner,
      degrees: inner,
      edge: DOUBLE_RADII.aspects,
      bend: DOUBLE_RADII.aspects + 6,
    }),
    outer: placed(planetsOf(second), at, { bodies: outer, degrees: outer, edge: RADII.zodiac, bend: RADII.ticks + 2 }),
    aspects: aspects
      // A conjunction is seen by the two glyphs side by side.
      .filter(({ type }) => type !== 'conjunction')
      .map(({ from, to, type }) => ({
        key: `${from}-${to}`,
        type,
        path: `M${written(at(bodyIn(first.bodies, from).longitude, DOUBLE_RADII.aspects))}L${written(at(bodyIn(second.bodies, to).longitude, DOUBLE_RADII.aspects))}`,
      })),
  }

  function planetsOf({ bodies }: Sighted): Sighted {
    return { bodies: bodies.filter(({ id }) => PLANETS.some((planet) => planet === id)) }
  }
}
