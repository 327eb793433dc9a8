import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, box, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing, Point } from '../../points.ts'

// Each thing stands around the origin, upright, about 100 units high: place it by `placing`.

/** A straight sword, point upwards, the middle of its grip at the origin, 130 units. */
export const sword = (placing: Placing = {}, blade: Tint = 'sky'): Drawing =>
  place(
    [
      shape(
        [
          [-5, -16],
          [-4, -98],
          [0, -112],
          [4, -98],
          [5, -16],
        ],
        { fill: blade, tone: { dark: 0.5, depth: 5 }, edge: 1.5 },
      ),
      line(
        [
          [0, -100],
          [0, -18],
        ],
        1,
      ),
      shape(box(-3.4, -14, 6.8, 28), { fill: 'red', tone: 0.5, edge: 1.4 }),
      ...[-7, 0, 7].map(
        (y): Mark =>
          line(
            [
              [-3, y + 2],
              [3, y - 2],
            ],
            1,
          ),
      ),
      shape(
        blob([
          [-26, -12],
          [-22, -18],
          [0, -17],
          [22, -18],
          [26, -12],
          [0, -11.4],
        ]),
        { fill: 'yellow', tone: 0.5, edge: 1.5 },
      ),
      shape(oval(0, 18, 6), { fill: 'yellow', tone: { dark: 0.6, depth: 7 }, edge: 1.5 }),
    ],
    placing,
  )

/** A cut branch as baton, 130 units, upright around the origin. */
export const baton = (placing: Placing = {}, tint: Tint = 'green'): Drawing =>
  place(
    [
      shape(
        band(
          [
            [0, 65],
            [-2, 20],
            [2, -25],
            [0, -65],
          ],
          [12, 13, 16, 18],
        ),
        { fill: tint, tone: { dark: 0.7, depth: 9 }, edge: 1.6 },
      ),
      ...(
        [
          [-7, 30, -1],
          [8, 2, 1],
          [-7, -30, -1],
        ] as const
      ).map(
        ([x, y, s]): Mark =>
          shape(
            blob([
              [x, y + 7],
              [x + 9 * s, y - 5],
              [x + 8 * s, y - 9],
              [x - 1 * s, y - 5],
            ]),
            { fill: 'yellow', tone: { dark: 0.4, depth: 5 }, edge: 1.3 },
          ),
      ),
      shape(oval(0, -66, 9, 3.6), { fill: 'yellow', edge: 1.3 }),
    ],
    placing,
  )

/** A slender rod, 100 units, upright around the origin. */
export const rod = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(box(-2.2, -50, 4.4, 100), { fill: tint, tone: { dark: 0.4, depth: 3 }, edge: 1.3 }),
      shape(oval(0, -50, 4), { fill: tint, edge: 1.3 }),
    ],
    placing,
  )

/** A covered or open cup, 100 units high, standing on the origin. */
export const cup = (placing: Placing = {}, tint: Tint = 'yellow', open = true): Drawing =>
  place(
    [
      shape(
        blob([
          [-27, -2],
          [-22, -8],
          [-7, -14],
          [7, -14],
          [22, -8],
          [27, -2],
          [0, 3],
        ]),
        { fill: tint, tone: { dark: 0.6, depth: 10 }, edge: 1.6 },
      ),
      shape(box(-4.5, -42, 9, 29), { fill: tint, tone: 0.6, edge: 1.5 }),
      shape(oval(0, -28, 10, 5.4), { fill: 'red', tone: 0.5, edge: 1.5 }),
      shape(
        [
          [-32, -92],
          ...curve([
            [-32, -92],
            [-30, -66],
            [-18, -47],
            [0, -41],
            [18, -47],
            [30, -66],
            [32, -92],
          ]),
        ],
        {
          fill: tint,
          tone: { dark: 0.85, depth: 22 },
          edge: 1.7,
          folds: [
            fold(
              curve([
                [-14, -88],
                [-13, -64],
                [-5, -46],
              ]),
              -6,
              1,
            ),
          ],
        },
      ),
      shape(oval(0, -92, 32, open ? 7 : 4), { fill: open ? 'red' : tint, tone: { dark: 0.7, depth: 18 }, edge: 1.6 }),
      ...(open
        ? []
        : [
            shape(
              blob([
                [-30, -94],
                [-18, -110],
                [0, -118],
                [18, -110],
                [30, -94],
                [0, -90],
              ]),
              { fill: tint, tone: 0.7, edge: 1.6 },
            ),
            shape(oval(0, -121, 5), { fill: 'red', edge: 1.4 }),
          ]),
    ],
    placing,
  )

/** A coin with a flower, radius 50, around the origin. */
export const coin = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(oval(0, 0, 50), { fill: tint, tone: { dark: 0.7, depth: 22 }, edge: 2 }),
      shape(oval(0, 0, 40), { fill: null, edge: 1.2 }),
      ...Array.from({ length: 24 }, (_, index): Mark => {
        const angle = (index / 24) * 2 * Math.PI
        return line(
          [
            [42 * Math.cos(angle), 42 * Math.sin(angle)],
            [48 * Math.cos(angle), 48 * Math.sin(angle)],
          ],
          1.1,
        )
      }),
      ...Array.from({ length: 4 }, (_, index) => petal((index * Math.PI) / 2)),
      ...Array.from({ length: 4 }, (_, index) => leaf(Math.PI / 4 + (index * Math.PI) / 2)),
      shape(oval(0, 0, 9), { fill: 'red', tone: { dark: 0.5, depth: 8 }, edge: 1.5 }),
    ],
    placing,
  )

const around =
  (angle: number) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)])

const petal = (angle: number): Mark =>
  shape(
    blob(
      around(angle)([
        [8, 0],
        [18, -10],
        [31, -8],
        [35, 0],
        [31, 8],
        [18, 10],
      ]),
    ),
    { fill: 'red', tone: { dark: 0.5, depth: 7 }, edge: 1.4 },
  )
const leaf = (angle: number): Mark =>
  shape(
    around(angle)([
      [9, -4],
      [32, 0],
      [9, 4],
    ]),
    { fill: 'green', tone: { dark: 0.4, depth: 5 }, edge: 1.3 },
  )

/** A wheel with spokes, radius 50, around the origin. */
export const wheel = (placing: Placing = {}, tint: Tint = 'yellow', spokes = 6): Drawing =>
  place(
    [
      ...Array.from(
        { length: spokes },
        (_, index): Mark =>
          shape(
            around((index / spokes) * 2 * Math.PI + Math.PI / 2)([
              [6, -2.6],
              [41, -2.2],
              [41, 2.2],
              [6, 2.6],
            ]),
            { fill: 'white', tone: { dark: 0.4, depth: 4 }, edge: 1.3 },
          ),
      ),
      shape([oval(0, 0, 50), oval(0, 0, 39)], { fill: tint, tone: { dark: 0.7, depth: 9 }, edge: 1.8 }),
      shape(oval(0, 0, 8), { fill: 'red', tone: { dark: 0.5, depth: 7 }, edge: 1.6 }),
    ],
    placing,
  )
