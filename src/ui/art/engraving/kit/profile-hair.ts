import { type Drawing, fold, line, place, shape } from '../marks.ts'
import { blob, curve } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { trace } from './trace.ts'

// For the head that `profile` draws: give both the same place, and `flip` for the left.

const strand = (points: string) => fold(curve(trace(points)), 0, 1.1)

/** Hair down to the nape: after the profile. */
export const profileHair = (tint: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      shape(
        blob(
          trace(
            '-4 -58, 18 -52, 27 -38, 18 -32, 8 -26, 2 -12, -2 4, -4 20, -8 36, -20 46, -38 48, -50 40, -46 22, -50 0, -48 -26, -30 -50',
          ),
        ),
        {
          fill: tint,
          tone: { dark: 0.5, depth: 12 },
          edge: 1.7,
          folds: [
            strand('-4 -48, -22 -24, -24 8, -18 42'),
            strand('-14 -48, -36 -20, -36 12, -32 44'),
            strand('6 -44, -8 -22, -14 6, -10 34'),
          ],
        },
      ),
    ],
    placing,
  )

/** A beard of `length` units below the chin: after the profile and its hair. */
export const profileBeard = (tint: Tint, placing: Placing = {}, length = 30): Drawing => {
  const low = 48 + length
  const outline: [number, number][] = [
    [-8, 4],
    [0, 16],
    [12, 20],
    [26, 18],
    [36, 21],
    [33, 28],
    [38, 40],
    [40, low - 22],
    [34, low],
    [22, low - 4],
    [6, low - 22],
    [-6, 44],
    [-10, 24],
  ]
  return place(
    [
      shape(blob(outline), {
        fill: tint,
        tone: { dark: 0.5, depth: 10 },
        edge: 1.6,
        folds: [
          strand(`0 24, 8 44, 22 ${low - 12}`),
          strand(`10 28, 18 46, 29 ${low - 8}`),
          strand(`20 34, 28 50, 34 ${low - 10}`),
        ],
      }),
      shape(blob(trace('35 26, 28 27, 24 29, 29 32.5, 34 31.5')), { fill: 'red', edge: 0 }),
      line(curve(trace('36 28.6, 29 28.4, 22 29')), 1.9),
    ],
    placing,
  )
}
