import { type Drawing, fold, type Mark, place, shape } from '../marks.ts'
import { band, blob, curve } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { trace } from './trace.ts'

const FEATHERS = [
  '30 -52, 62 -20, 78 34',
  '26 -44, 52 -10, 64 46',
  '20 -36, 42 0, 50 52',
  '14 -26, 30 6, 36 52',
  '8 -14, 20 12, 24 46',
]

/**
 * A wing to the right, from the shoulder at the origin, its bow 70 units above it and its feathers down to 60 below:
 * drawn before the body.
 */
export const wing = (tint: Tint, placing: Placing = {}, bow: Tint = 'yellow'): Drawing =>
  place(
    [
      ...FEATHERS.map(
        (one): Mark =>
          shape(band(trace(one), [17, 19, 12], { round: true }), {
            fill: tint,
            tone: { dark: 0.55, depth: 8 },
            edge: 1.5,
            folds: [fold(curve(trace(one)), 0, 0.9)],
          }),
      ).reverse(),
      shape(blob(trace('-2 4, -4 -20, 8 -52, 28 -72, 46 -70, 56 -52, 62 -26, 50 -38, 36 -40, 26 -26, 18 -8, 10 8')), {
        fill: bow,
        tone: { dark: 0.6, depth: 12 },
        edge: 1.7,
      }),
      ...['14 -24, 20 -34, 30 -36', '14 -42, 24 -52, 36 -50', '26 -60, 38 -62, 48 -54', '6 -6, 10 -16, 18 -20'].map(
        (one): Mark => shape(curve(trace(one)), { fill: null, edge: 1 }),
      ),
    ],
    placing,
  )
