import { type Drawing, fold, line, place, shape } from '../../marks.ts'
import { curve, oval, path } from '../../outlines.ts'
import type { Placing } from '../../points.ts'
import { acanthus } from '../things/flora.ts'

const points = (source: string) => path(source)[0] ?? []

/** A dolphin of old fountains: it drinks at the origin, its body arched to the right and down into a leafy tail, 100 units. */
export const dolphin = (placing: Placing = {}): Drawing =>
  place(
    [
      ...acanthus({ x: 74, y: 76, scale: 0.6, turn: 0.3 }, 'green'),
      ...acanthus({ x: 74, y: 76, scale: 0.62, turn: 1.9 }, 'green'),
      shape(points('M34 -26C40 -44 58 -48 72 -40C64 -36 62 -28 64 -18C54 -24 44 -26 34 -26Z'), {
        fill: 'red',
        tone: 0.5,
        edge: 1.6,
      }),
      shape(
        points(
          'M-2 2C0 -6 8 -10 14 -14C18 -26 32 -32 48 -28C76 -20 94 8 92 38C91 58 84 74 74 80C70 82 66 76 69 72C76 58 74 38 62 30C54 24 48 28 40 30C26 34 10 28 6 18C10 16 14 14 16 10C10 10 2 8 -2 2Z',
        ),
        {
          fill: 'sky',
          tone: { dark: 0.75, depth: 16 },
          edge: 1.8,
          folds: [
            fold(curve(points('M30 -26L36 -10L32 8L24 22')), -5, 1.4),
            fold(curve(points('M44 -16L66 -2L78 22L80 52')), 0, 1),
          ],
        },
      ),
      ...['M40 -20L56 -8L60 10', 'M60 -12L72 4L74 24', 'M76 8L84 24L82 42', 'M86 34L88 48L82 62'].map((source) =>
        line(curve(points(source)), 1),
      ),
      shape(points('M34 18C42 34 56 42 62 58C48 58 34 46 26 28Z'), { fill: 'red', tone: 0.5, edge: 1.6 }),
      shape(oval(21, -10, 4.4, 4), { fill: 'white', edge: 1.4 }),
      shape(oval(20.4, -10, 1.9), { fill: 'ink', edge: 0 }),
      line(curve(points('M0 2L10 3L18 9')), 1.6),
    ],
    placing,
  )
