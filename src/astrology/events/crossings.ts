import { findZero } from '../find-zero.ts'

/** From (included) to (not), in milliseconds since 1970. */
export type Span = { readonly from: number; readonly to: number }

type Value = readonly [at: number, value: number]

/** Half a second. */
const PRECISION = 500
/** A jump from one end of the circle to the other is not a passage through zero. */
const LEAP = 90

/**
 * The instants at which a function of time, in degrees and smooth within `step` milliseconds, passes zero. Where it
 * reverses near zero the extremum is located, so that two passages within one step are both found.
 */
export function crossingsOf(f: (at: number) => number, { from, to }: Span, step: number): number[] {
  const steps = Math.ceil((to - from) / step) + 2
  const grid = Array.from({ length: steps + 1 }, (_, index): Value => {
    const at = from + (index - 1) * step
    return [at, f(at)]
  })
  const found: number[] = []
  const look = (a: Value, b: Value) => {
    if (passes(a, b)) found.push(findZero(f, [a[0], b[0]], [a[1], b[1]], PRECISION))
  }
  for (const [index, here] of grid.entries()) {
    const [before, after] = [grid[index - 1], grid[index + 1]]
    if (before === undefined) continue
    look(before, here)
    if (after === undefined || !mayTurn(before, here, after)) continue
    const turn = turnOf(f, before, here, after)
    if (!passes(here, turn)) continue
    look(before, turn)
    look(turn, after)
  }
  return found.filter((at) => at >= from && at < to).sort((a, b) => a - b)
}

const passes = ([, a]: Value, [, b]: Value): boolean => a < 0 !== b < 0 && Math.abs(a - b) < LEAP

const mayTurn = (...[a, b, c]: [Value, Value, Value]): boolean =>
  a[1] < 0 === b[1] < 0 &&
  b[1] < 0 === c[1] < 0 &&
  Math.abs(b[1]) < Math.min(Math.abs(a[1]), Math.abs(c[1])) &&
  Math.abs(b[1]) < Math.max(Math.abs(a[1] - b[1]), Math.abs(c[1] - b[1]))

/**
 * The extremum of the parabola through three values at even steps: accurate enough to see on which side of zero it is.
 */
function turnOf(f: (at: number) => number, [, a]: Value, [at, b]: Value, [later, c]: Value): Value {
  const turn = at + ((later - at) * (a - c)) / (2 * (a - 2 * b + c))
  return [turn, f(turn)]
}
