import { type Drawing, fold, line, place, shape } from '../../marks.ts'
import { blob, curve, oval } from '../../outlines.ts'
import type { Placing } from '../../points.ts'
import { outlined, strokes } from '../../strokes.ts'
import { trace } from '../trace.ts'

/** A raven in profile to the right, perched on y = 0, 84 units high and from -70 (tail) to 52 (open beak). */
export const raven = (placing: Placing = {}): Drawing =>
  place(
    [
      ...strokes('M-6 -22 L-4 0 M8 -22 L10 0', 2.6, 'none'),
      line(trace('-10 0, 4 0'), 2.2),
      line(trace('4 0, 18 0'), 2.2),
      outlined('M-34 -40 L-70 -10 L-60 -8 L-64 0 L-52 -4 L-50 4 L-20 -22 Z', {
        fill: 'night',
        tone: { dark: 0.6, depth: 8 },
        edge: 1.7,
      }),
      shape(blob(trace('-36 -44, -16 -60, 4 -72, 14 -82, 28 -82, 34 -70, 28 -52, 22 -34, 6 -20, -16 -20, -32 -30')), {
        fill: 'night',
        tone: { dark: 0.7, depth: 18 },
        edge: 1.9,
      }),
      shape(blob(trace('-46 -28, -26 -52, 0 -58, 10 -46, 0 -30, -22 -20')), {
        fill: 'blue',
        tone: { dark: 0.7, depth: 14 },
        edge: 1.7,
        folds: [
          fold(curve(trace('-34 -28, -14 -38, 4 -44')), 0, 1.2),
          fold(curve(trace('-28 -40, -10 -48, 4 -52')), 0, 1.2),
        ],
      }),
      outlined('M30 -80 L54 -76 L33 -71 Z', { fill: 'grey', tone: 0.4, edge: 1.5 }),
      outlined('M32 -70 L49 -66 L31 -64 Z', { fill: 'grey', tone: 0.4, edge: 1.5 }),
      shape(oval(23, -73, 2.8), { fill: 'white', edge: 1 }),
      shape(oval(23.4, -73, 1.2), { fill: 'ink', edge: 0 }),
    ],
    placing,
  )
