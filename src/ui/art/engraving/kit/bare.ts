import { type Drawing, fold, line, place, shape } from '../marks.ts'
import { blob, curve } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { trace } from './trace.ts'

/**
 * A bare trunk from the front, shoulders to hips, for a head of 100 units: the pit of the neck is at the origin, the waist
 * 100 below, the hips 160. From `behind` it has a spine instead of a breast.
 */
export function trunk(placing: Placing = {}, { tint = 'flesh' as Tint, behind = false } = {}): Drawing {
  const lines = behind
    ? ['0 14, 1 60, 0 120', '-26 32, -22 46, -26 58', '26 32, 22 46, 26 58']
    : ['-34 46, -22 55, -8 49', '8 49, 22 55, 34 46', '0 66, 1 84, 0 98', '-4 118, 0 121, 4 118']
  return place(
    [
      shape(
        blob(
          trace(
            '-46 4, -16 -6, 16 -6, 46 4, 54 26, 42 58, 36 92, 44 124, 50 156, 26 170, 0 172, -26 170, -50 156, -44 124, -36 92, -42 58, -54 26',
          ),
        ),
        {
          fill: tint,
          tone: { dark: 0.5, depth: 24, step: 2.6 },
          edge: 1.8,
          folds: behind ? [fold(curve(trace('0 14, 1 60, 0 120')), -8, 1)] : [],
        },
      ),
      ...lines.slice(behind ? 1 : 0).map((one) => line(curve(trace(one)), 1.2)),
    ],
    placing,
  )
}
