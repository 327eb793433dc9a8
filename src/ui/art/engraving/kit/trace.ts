import type { Point } from '../points.ts'

/** Points from pairs of numbers, `'116 186, 146 180'`: long outlines stay short enough to be read as a whole. */
export function trace(pairs: string): Point[] {
  return pairs.split(',').map((pair) => {
    const [x, y] = pair.trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a point: ${pair}`)
    return [x, y]
  })
}
