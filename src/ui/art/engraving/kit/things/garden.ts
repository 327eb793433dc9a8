import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing, Point } from '../../points.ts'
import { outlined, strokes } from '../../strokes.ts'

/** A leaf with its vein, 24 units along +x from the origin. */
export const leaf = (placing: Placing = {}, tint: Tint = 'green'): Drawing =>
  place(
    [
      outlined('M0 0 Q10 -9 24 0 Q10 9 0 0 Z', { fill: tint, tone: { dark: 0.5, depth: 5 }, edge: 1.4 }),
      ...strokes('M2 0 L19 0', 0.9),
    ],
    placing,
  )

/** An open flower of round petals round the origin, radius 24. */
export const flower = (placing: Placing = {}, tint: Tint = 'red', petals = 5): Drawing =>
  place(
    [
      ...Array.from({ length: petals }, (_, index): Mark => {
        const angle = (index / petals) * 2 * Math.PI - Math.PI / 2
        return shape(oval(14 * Math.cos(angle), 14 * Math.sin(angle), 10.5), {
          fill: tint,
          tone: { dark: 0.5, depth: 8 },
          edge: 1.5,
        })
      }),
      shape(oval(0, 0, 7), { fill: 'yellow', tone: { dark: 0.4, depth: 5 }, edge: 1.4 }),
    ],
    placing,
  )

/** A full rose seen from the side, its stem downwards from the origin; the flower is 60 units high. */
export const rose = (placing: Placing = {}, tint: Tint = 'red'): Drawing =>
  place(
    [
      outlined('M-26 -44 C-34 -20 -18 -2 0 0 C18 -2 34 -20 26 -44 C16 -60 -16 -60 -26 -44 Z', {
        fill: tint,
        tone: { dark: 0.7, depth: 18 },
        edge: 1.8,
        folds: [
          fold(
            curve([
              [-26, -44],
              [-12, -30],
              [0, -34],
              [10, -44],
            ]),
            6,
            1.2,
          ),
          fold(
            curve([
              [26, -44],
              [16, -24],
              [-2, -14],
            ]),
            -6,
            1.2,
          ),
          fold(
            curve([
              [-8, -52],
              [2, -42],
              [12, -50],
            ]),
            4,
            1.1,
          ),
        ],
      }),
      ...([-1, 0, 1] as const).map(
        (side): Mark =>
          outlined(`M0 2 Q${side * 14 - 5} -4 ${side * 20} -16 Q${side * 14 + 5} 2 0 4 Z`, {
            fill: 'green',
            tone: 0.4,
            edge: 1.4,
          }),
      ),
    ],
    placing,
  )

/** A branch along points with leaves by turns on both sides. */
export const branch = (
  points: readonly Point[],
  width: number,
  leaves: readonly Placing[],
  tint: Tint = 'brown',
): Drawing => [
  line(curve(points), width + 2.2, 'none'),
  line(curve(points), width, 'none', tint),
  ...leaves.flatMap((placing) => leaf(placing)),
]
