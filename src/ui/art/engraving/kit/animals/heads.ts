import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Placing, Point } from '../../points.ts'
import { trace } from '../trace.ts'
import { wing } from '../wing.ts'

// Heads and busts of animals about 80 units high around the origin.

const both = (pairs: string): readonly Point[][] => [trace(pairs), trace(pairs).map(([x, y]): Point => [-x, y])]

const eyes = (x: number, y: number): Drawing =>
  [x, -x].flatMap((at): Mark[] => [
    shape(oval(at, y, 5, 3.4), { fill: 'white', edge: 0 }),
    shape(oval(at, y, 2.7, 3), { fill: 'ink', edge: 0 }),
    line(
      curve([
        [at - 6, y + 1],
        [at, y - 4],
        [at + 6, y + 1],
      ]),
      1.8,
    ),
  ])

/** A lion's head from the front, as calm as a person's. */
export const lionHead = (placing: Placing = {}): Drawing =>
  place(
    [
      ...Array.from({ length: 13 }, (_, index): Mark => {
        const angle = (index / 13) * 2 * Math.PI + 0.3
        const at = (r: number, off: number): Point => [r * Math.sin(angle + off), -r * Math.cos(angle + off) * 1.08]
        return shape(blob([at(18, -0.3), at(34, -0.28), at(44, 0.06), at(34, 0.3), at(18, 0.3)]), {
          fill: 'yellow',
          tone: { dark: 0.5, depth: 9 },
          edge: 1.5,
          folds: [fold(curve([at(24, 0), at(34, 0.02), at(41, 0.06)]), 0, 1)],
        })
      }),
      ...both('17 -20, 24 -30, 30 -22, 24 -14').map((one) => shape(blob(one), { fill: 'brown', edge: 1.4 })),
      shape(blob(trace('0 -28, 18 -24, 25 -8, 21 10, 13 26, 0 32, -13 26, -21 10, -25 -8, -18 -24')), {
        fill: 'flesh',
        tone: { dark: 0.4, depth: 12 },
        edge: 1.7,
      }),
      ...eyes(11, -6),
      ...both('4 -4, 6 6, 8 10').map((one) => line(curve(one), 1.2)),
      shape(blob(trace('-7 8, 0 6, 7 8, 4 14, 0 16, -4 14')), { fill: 'brown', edge: 1.2 }),
      ...both('0 16, 4 21, 11 20, 15 16').map((one) => line(curve(one), 1.6)),
      line(trace('-4 26, 0 27, 4 26'), 1),
    ],
    placing,
  )

/** An ox's head from the front. */
export const oxHead = (placing: Placing = {}): Drawing =>
  place(
    [
      ...both('14 -26, 28 -30, 33 -44, 30 -50').map((one) =>
        shape(band(one, [10, 8, 6, 2]), { fill: 'white', tone: 0.4, edge: 1.5 }),
      ),
      ...both('20 -20, 34 -24, 42 -14, 34 -8, 22 -10').map((one) =>
        shape(blob(one), { fill: 'brown', tone: 0.4, edge: 1.5 }),
      ),
      shape(blob(trace('0 -34, 17 -30, 23 -14, 18 8, 17 24, 10 36, 0 38, -10 36, -17 24, -18 8, -23 -14, -17 -30')), {
        fill: 'brown',
        tone: { dark: 0.5, depth: 14 },
        edge: 1.8,
      }),
      shape(blob(trace('-15 20, 0 15, 15 20, 15 30, 8 38, 0 40, -8 38, -15 30')), {
        fill: 'flesh',
        tone: 0.4,
        edge: 1.5,
      }),
      shape(blob(trace('-12 -34, -5 -38, 0 -35, 6 -38, 12 -33, 7 -22, 2 -26, 0 -18, -4 -25, -9 -22')), {
        fill: 'red',
        tone: 0.3,
        edge: 1.4,
      }),
      ...eyes(12, -9),
      ...both('5 24, 9 22, 10 26').map((one) => shape(blob(one), { fill: 'ink', edge: 0 })),
      line(curve(trace('-8 32, 0 34, 8 32')), 1.5),
    ],
    placing,
  )

/** An eagle to the waist with open wings, looking right. */
export const eagleHead = (placing: Placing = {}): Drawing =>
  place(
    [
      ...wing('blue', { x: -8, y: 12, scale: 0.55, flip: true }),
      ...wing('blue', { x: 8, y: 12, scale: 0.55 }),
      shape(blob(trace('-14 -10, -8 -30, 6 -32, 12 -18, 18 6, 16 30, 4 46, -4 46, -16 30, -18 6')), {
        fill: 'yellow',
        tone: { dark: 0.6, depth: 11 },
        edge: 1.7,
      }),
      ...['-8 4, -4 9, 0 4', '2 4, 6 9, 10 4', '-6 18, -2 23, 2 18', '4 18, 8 23, 11 18', '-2 32, 2 36, 5 32'].map(
        (one) => line(curve(trace(one)), 1.2),
      ),
      shape(blob(trace('-13 -22, -8 -38, 6 -42, 16 -34, 28 -28, 31 -16, 26 -20, 14 -20, 8 -12, -4 -10')), {
        fill: 'yellow',
        tone: { dark: 0.4, depth: 8 },
        edge: 1.6,
      }),
      shape(blob(trace('14 -33, 28 -29, 32 -14, 25 -20, 14 -21')), { fill: 'red', tone: 0.3, edge: 1.4 }),
      line(curve(trace('14 -26, 20 -25, 25 -22')), 1.2),
      shape(oval(7, -30, 3.6), { fill: 'white', edge: 1.2 }),
      shape(oval(8, -30, 1.8), { fill: 'ink', edge: 0 }),
    ],
    placing,
  )
