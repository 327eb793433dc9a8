import { type Drawing, fold, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing } from '../../points.ts'
import { trace } from '../trace.ts'

/** A jug around the origin, 80 units high, its handle on the left; the mouth is at (0, -38). */
export const jug = (tint: Tint, placing: Placing = {}, trim: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(band(trace('-11 -32, -32 -28, -32 -6, -20 8'), [6, 6.5, 6]), { fill: trim, tone: 0.4, edge: 1.5 }),
      shape(blob(trace('-13 34, 13 34, 18 42, 0 45, -18 42')), { fill: trim, tone: 0.5, edge: 1.5 }),
      shape(blob(trace('-10 -34, -9 -20, -22 -2, -25 14, -14 34, 0 37, 14 34, 25 14, 22 -2, 9 -20, 10 -34')), {
        fill: tint,
        tone: { dark: 0.75, depth: 16 },
        edge: 1.7,
        folds: [fold(curve(trace('-12 -2, -14 14, -8 28')), 0, 1.1)],
      }),
      shape(band(trace('-24 6, 0 12, 24 6'), [5, 5]), { fill: trim, edge: 1.3 }),
      shape(oval(0, -36, 14, 5), { fill: trim, tone: { dark: 0.4, depth: 6 }, edge: 1.5 }),
      shape(oval(0, -36.6, 9, 2.6), { fill: 'ink', edge: 0 }),
    ],
    placing,
  )

/** A flower of five petals around the origin, radius 12. */
export const flower = (tint: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      ...[0, 1, 2, 3, 4].map((index): Mark => {
        const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2
        return shape(oval(7 * Math.cos(angle), 7 * Math.sin(angle), 5), { fill: tint, edge: 1.3 })
      }),
      shape(oval(0, 0, 3.6), { fill: 'yellow', edge: 1.2 }),
    ],
    placing,
  )
