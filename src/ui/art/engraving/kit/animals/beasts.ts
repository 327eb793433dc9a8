import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing, Point } from '../../points.ts'

/** A dog or wolf seated in profile to the right, muzzle raised as if it howled; 110 units high, its feet on y = 0. */
export function dog(tint: Tint, placing: Placing = {}, collar: Tint | null = null): Drawing {
  const fur = (points: Point[], shadow = -5) => fold(curve(points), shadow, 1.1)
  const drawn: Mark[] = [
    shape(
      band(
        [
          [-34, -10],
          [-50, -20],
          [-54, -40],
          [-44, -56],
          [-48, -66],
        ],
        [9, 11, 10, 4],
      ),
      { fill: tint, tone: 0.6, edge: 1.6 },
    ),
    shape(
      band(
        [
          [2, -48],
          [8, -26],
          [4, -3],
        ],
        [15, 11, 10],
      ),
      { fill: tint, tone: 0.8, edge: 1.6 },
    ),
    shape(
      blob([
        [-36, -2],
        [-42, -22],
        [-32, -46],
        [-18, -64],
        [-12, -84],
        [2, -96],
        [18, -88],
        [24, -70],
        [24, -46],
        [16, -26],
        [2, -14],
        [-8, -2],
      ]),
      {
        fill: tint,
        tone: { dark: 0.8, depth: 18 },
        edge: 1.8,
        folds: [
          fur([
            [-14, -74],
            [-10, -58],
            [0, -48],
          ]),
          fur([
            [-24, -48],
            [-16, -40],
            [-12, -28],
          ]),
          fur([
            [4, -76],
            [10, -62],
            [8, -48],
          ]),
          fur(
            [
              [-34, -30],
              [-28, -40],
              [-18, -38],
              [-12, -24],
              [-14, -8],
            ],
            6,
          ),
        ],
      },
    ),
    shape(
      band(
        [
          [14, -52],
          [20, -28],
          [17, -4],
        ],
        [17, 12, 10],
      ),
      { fill: tint, tone: { dark: 0.7, depth: 9 }, edge: 1.7 },
    ),
    ...[
      [17, -3],
      [4, -2],
      [-14, -2],
    ].map(
      ([x = 0, y = 0]): Mark =>
        shape(
          blob([
            [x - 7, y - 4],
            [x + 5, y - 5],
            [x + 13, y],
            [x + 12, y + 4],
            [x - 7, y + 4],
          ]),
          { fill: tint, tone: 0.5, edge: 1.5 },
        ),
    ),
    shape(
      blob([
        [-14, -82],
        [-12, -98],
        [0, -108],
        [12, -106],
        [30, -122],
        [36, -121],
        [37, -116],
        [31, -108],
        [38, -110],
        [40, -106],
        [28, -92],
        [20, -80],
        [8, -74],
      ]),
      {
        fill: tint,
        tone: { dark: 0.7, depth: 11 },
        edge: 1.8,
      },
    ),
    shape(
      [
        [31, -108],
        [38, -110],
        [39, -106],
        [27, -99],
      ],
      { fill: 'red', edge: 1.1 },
    ),
    line(
      curve([
        [32, -109],
        [26, -103],
        [20, -100],
      ]),
      1.4,
    ),
    shape(oval(35, -119, 3, 2.4), { fill: 'ink', edge: 0 }),
    shape(oval(15, -103, 3.4, 2.7), { fill: 'white', edge: 1.1 }),
    shape(oval(15.8, -103.2, 1.6), { fill: 'ink', edge: 0 }),
    shape(
      blob([
        [-2, -106],
        [-12, -112],
        [-22, -104],
        [-24, -90],
        [-14, -88],
        [-4, -96],
      ]),
      { fill: tint, tone: { dark: 0.8, depth: 9 }, edge: 1.6 },
    ),
  ]
  const band_: Mark[] = collar
    ? [
        shape(
          band(
            [
              [-15, -78],
              [4, -70],
              [24, -76],
            ],
            [7, 7, 7],
          ),
          { fill: collar, tone: 0.4, edge: 1.4 },
        ),
      ]
    : []
  return place([...drawn, ...band_], placing)
}

/** A crayfish seen from above, its claws upwards, 100 units high around the origin. */
export function crayfish(tint: Tint = 'blue', placing: Placing = {}): Drawing {
  const side = (s: number): Mark[] => [
    ...[-6, 4, 14, 24].map(
      (y, index): Mark =>
        shape(
          band(
            [
              [10 * s, y],
              [30 * s, y - 8 + index * 6],
              [40 * s, y + 4 + index * 7],
            ],
            [4.5, 4, 1.5],
          ),
          { fill: tint, tone: 0.4, edge: 1.3 },
        ),
    ),
    shape(
      band(
        [
          [10 * s, -14],
          [27 * s, -20],
          [30 * s, -34],
        ],
        [8, 8, 9],
      ),
      { fill: tint, tone: 0.5, edge: 1.5 },
    ),
    shape(
      blob([
        [25 * s, -32],
        [20 * s, -48],
        [26 * s, -64],
        [30 * s, -52],
        [35 * s, -67],
        [42 * s, -50],
        [36 * s, -33],
      ]),
      { fill: tint, tone: { dark: 0.6, depth: 8 }, edge: 1.6 },
    ),
    line(
      curve([
        [4 * s, -28],
        [8 * s, -48],
        [17 * s, -70],
      ]),
      1.3,
      'end',
    ),
  ]
  const rings = [14, 24, 33, 41].map((y, index): Mark => {
    const half = 12.5 - index * 1.5
    return shape(
      blob([
        [-half, y - 6],
        [half, y - 6],
        [half + 1.5, y + 3],
        [0, y + 6.5],
        [-half - 1.5, y + 3],
      ]),
      { fill: tint, tone: { dark: 0.7, depth: 9 }, edge: 1.5 },
    )
  })
  const fan = [-0.75, 0.75, -0.3, 0.3, 0].map(
    (lean): Mark =>
      shape(
        blob([
          [0, 43],
          [lean * 20 - 5, 54],
          [lean * 26, 64 - Math.abs(lean) * 9],
          [lean * 20 + 5, 54],
        ]),
        { fill: tint, tone: 0.5, edge: 1.4 },
      ),
  )
  return place(
    [
      ...side(-1),
      ...side(1),
      ...fan,
      ...rings.reverse(),
      shape(
        blob([
          [0, -34],
          [9, -26],
          [14, -10],
          [13, 8],
          [0, 14],
          [-13, 8],
          [-14, -10],
          [-9, -26],
        ]),
        {
          fill: tint,
          tone: { dark: 0.8, depth: 12 },
          edge: 1.7,
          folds: [
            fold(
              curve([
                [-11, -8],
                [0, -2],
                [11, -8],
              ]),
              5,
              1.2,
            ),
          ],
        },
      ),
      ...[-5, 5].map((x): Mark => shape(oval(x, -27, 2.6), { fill: 'ink', edge: 0 })),
    ],
    placing,
  )
}
