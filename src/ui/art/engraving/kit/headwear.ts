import { type Drawing, fold, line, type Mark, place, shape } from '../marks.ts'
import { band, blob, curve, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing, Point } from '../points.ts'

// Sized for a head of 100 units centred at the origin (see face.ts): give both the same place.

/** A crown of five points with stones. */
export function crown(placing: Placing = {}, tint: Tint = 'yellow'): Drawing {
  const rim = curve([
    [-40, -32],
    [-20, -25],
    [0, -23],
    [20, -25],
    [40, -32],
  ])
  const points: Point[] = [
    [46, -66],
    [32, -50],
    [25, -72],
    [13, -50],
    [0, -77],
    [-13, -50],
    [-25, -72],
    [-32, -50],
    [-46, -66],
  ]
  return place(
    [
      shape([...rim, ...points], { fill: tint, tone: { dark: 0.5, depth: 14 }, edge: 1.8 }),
      shape(
        band(
          [
            [-41, -35],
            [-20, -28],
            [0, -26],
            [20, -28],
            [41, -35],
          ],
          [11, 11],
        ),
        { fill: 'red', tone: { dark: 0.4, depth: 9 }, edge: 1.4 },
      ),
      ...[-46, -25, 0, 25, 46].map(
        (x, i): Mark => shape(oval(x, [-69, -75, -80, -75, -69][i] ?? 0, 4.2), { fill: 'white', edge: 1.3 }),
      ),
      ...[-26, -9, 9, 26].map((x): Mark => shape(oval(x, -28 - Math.abs(x) * 0.09, 3.2), { fill: tint, edge: 1 })),
    ],
    placing,
  )
}

/** The wide hat of the Bateleur and of La Force, its brim an eight lying down. */
export function wideHat(
  placing: Placing = {},
  top: Tint = 'yellow',
  brim: Tint = 'green',
  under: Tint = 'red',
): Drawing {
  return place(
    [
      shape(
        blob([
          [-78, -44],
          [-62, -58],
          [-34, -53],
          [0, -40],
          [34, -33],
          [62, -38],
          [80, -26],
          [70, -10],
          [44, -12],
          [4, -26],
          [-36, -32],
          [-66, -30],
        ]),
        {
          fill: under,
          tone: { dark: 0.7, depth: 14 },
          edge: 1.8,
        },
      ),
      shape(
        blob([
          [-40, -44],
          [-34, -72],
          [-6, -84],
          [24, -76],
          [38, -48],
          [32, -34],
          [0, -37],
          [-30, -43],
        ]),
        {
          fill: top,
          tone: { dark: 0.7, depth: 24 },
          edge: 1.8,
          folds: [
            fold(
              curve([
                [-6, -82],
                [-16, -66],
                [-18, -50],
              ]),
              7,
              1,
            ),
            fold(
              curve([
                [8, -81],
                [9, -62],
                [6, -46],
              ]),
              7,
              1,
            ),
          ],
        },
      ),
      shape(
        blob([
          [-78, -44],
          [-60, -50],
          [-34, -46],
          [0, -36],
          [34, -27],
          [62, -28],
          [79, -25],
          [80, -31],
          [62, -44],
          [34, -41],
          [0, -49],
          [-34, -60],
          [-62, -66],
          [-80, -54],
        ]),
        {
          fill: brim,
          tone: { dark: 0.5, depth: 8 },
          edge: 1.7,
        },
      ),
    ],
    placing,
  )
}

/** A soft cap with a feather. */
export function cap(placing: Placing = {}, tint: Tint = 'red', feather: Tint = 'blue'): Drawing {
  return place(
    [
      shape(
        blob([
          [-44, -28],
          [-50, -48],
          [-34, -66],
          [-4, -72],
          [30, -68],
          [50, -52],
          [46, -32],
          [24, -36],
          [0, -38],
          [-24, -35],
        ]),
        {
          fill: tint,
          tone: 0.6,
          edge: 1.8,
          folds: [
            fold(
              curve([
                [-6, -71],
                [-16, -54],
                [-17, -38],
              ]),
              7,
              1,
            ),
            fold(
              curve([
                [12, -70],
                [16, -52],
                [15, -39],
              ]),
              7,
              1,
            ),
          ],
        },
      ),
      shape(
        band(
          [
            [-45, -29],
            [-20, -36],
            [2, -38],
            [24, -36],
            [46, -32],
          ],
          [9, 10, 9],
        ),
        { fill: 'yellow', tone: 0.4, edge: 1.5 },
      ),
      shape(
        blob([
          [34, -44],
          [44, -70],
          [62, -86],
          [80, -84],
          [72, -66],
          [54, -50],
          [40, -40],
        ]),
        { fill: feather, tone: 0.5, edge: 1.5 },
      ),
      line(
        curve([
          [37, -43],
          [52, -62],
          [76, -82],
        ]),
        1.2,
      ),
    ],
    placing,
  )
}

/** A veil or hood round the head: `back` before the face, `front` after it. */
export function veil(tint: Tint, placing: Placing = {}): { back: Drawing; front: Drawing } {
  const back = shape(
    blob([
      [0, -66],
      [34, -56],
      [50, -26],
      [52, 16],
      [62, 62],
      [40, 84],
      [0, 88],
      [-40, 84],
      [-62, 62],
      [-52, 16],
      [-50, -26],
      [-34, -56],
    ]),
    {
      fill: tint,
      tone: 0.8,
      edge: 1.8,
    },
  )
  const side = (s: number): Mark =>
    shape(
      blob([
        [0, -66],
        [34 * s, -57],
        [50 * s, -27],
        [51 * s, 10],
        [58 * s, 58],
        [44 * s, 84],
        [36 * s, 50],
        [37 * s, 14],
        [36 * s, -14],
        [24 * s, -36],
        [0, -44],
      ]),
      {
        fill: tint,
        tone: { dark: 0.5, depth: 10 },
        edge: 1.7,
        folds: [
          fold(
            curve([
              [8 * s, -62],
              [32 * s, -46],
              [43 * s, -14],
              [44 * s, 30],
              [48 * s, 70],
            ]),
            5 * s,
            1,
          ),
        ],
      },
    )
  return { back: place([back], placing), front: place([side(-1), side(1)], placing) }
}

/** The Pope's tiara, or the Papess's: three crowns one above the other. */
export function tiara(placing: Placing = {}, tint: Tint = 'white'): Drawing {
  const ring = (y: number, half: number): Mark =>
    shape(
      band(
        [
          [-half, y - 5],
          [-half / 2, y],
          [0, y + 1.6],
          [half / 2, y],
          [half, y - 5],
        ],
        [9, 9],
      ),
      { fill: 'yellow', tone: 0.5, edge: 1.4 },
    )
  return place(
    [
      shape(
        blob([
          [-39, -28],
          [-41, -56],
          [-31, -90],
          [-12, -113],
          [0, -119],
          [12, -113],
          [31, -90],
          [41, -56],
          [39, -28],
          [0, -20],
        ]),
        {
          fill: tint,
          tone: { dark: 0.7, depth: 24 },
          edge: 1.8,
        },
      ),
      ring(-28, 40),
      ring(-56, 41),
      ring(-84, 32),
      shape(oval(0, -122, 5), { fill: 'red', edge: 1.4 }),
    ],
    placing,
  )
}

/** A wreath of leaves. */
export function wreath(tint: Tint, placing: Placing = {}): Drawing {
  const leaves = [-40, -28, -14, 0, 14, 28, 40]
  return place(
    leaves.flatMap((x, i): Mark[] => {
      const y = -31 - 10 * Math.cos(x / 30)
      const lean = x / 3 + (i % 2 ? 3 : -3)
      return [
        shape(
          blob([
            [x, y + 8],
            [x - 6 + lean * 0.4, y - 4],
            [x + lean, y - 17],
            [x + 6 + lean * 0.4, y - 3],
          ]),
          { fill: tint, tone: 0.5, edge: 1.4 },
        ),
        line(
          [
            [x, y + 6],
            [x + lean * 0.8, y - 13],
          ],
          0.9,
        ),
      ]
    }),
    placing,
  )
}
