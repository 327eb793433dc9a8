import { type Drawing, type Mark, place, shape } from '../marks.ts'
import { blob, box, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { drapery, shoe } from './body.ts'
import { trace } from './trace.ts'

// A robed figure on a seat, from the front. The origin is the pit of the neck, the ground 250 below it: with
// { x: 150, y: 188 } it fits a head of 0.62 at (150, 128). Order: seat, mantle's back, gown, neck and head, mantle's
// front, arms.

/** A seat whose two posts, with knobs, rise on both sides of a back `high` above the neck's pit. */
export function seat(tint: Tint, placing: Placing = {}, { high = 40, half = 88, back = 'red' as Tint } = {}): Drawing {
  const post = (x: number): Mark[] => [
    shape(box(x - 8, -high, 16, high + 246), { fill: tint, tone: { dark: 0.7, depth: 11 }, edge: 1.7 }),
    shape(box(x - 11, -high - 6, 22, 9), { fill: tint, tone: 0.5, edge: 1.6 }),
    shape(oval(x, -high - 15, 9), { fill: tint, tone: { dark: 0.6, depth: 9 }, edge: 1.6 }),
    shape(box(x - 11, 232, 22, 16), { fill: tint, tone: 0.6, edge: 1.6 }),
  ]
  return place(
    [
      shape(box(-half, -high + 14, half * 2, high + 130), { fill: back, tone: { dark: 0.6, depth: 20 }, edge: 1.7 }),
      shape(box(-half, 140, half * 2, 100), { fill: tint, tone: { base: 0.3, angle: 0 }, edge: 1.7 }),
      ...post(-half),
      ...post(half),
    ],
    placing,
  )
}

/** The gown, with knees apart and the tips of the shoes. */
export function gown(
  tint: Tint,
  placing: Placing = {},
  { shoes = 'red' as Tint, girdle = 'yellow' as Tint } = {},
): Drawing {
  return place(
    [
      shoe([-40, 238], shoes, true, 0.85),
      shoe([40, 238], shoes, false, 0.85),
      drapery(
        trace(
          '-34 84, 0 90, 34 84, 58 98, 78 118, 84 142, 80 180, 92 238, 66 245, 42 236, 20 247, 0 239, -20 247, -42 236, -66 245, -92 238, -80 180, -84 142, -78 118, -58 98',
        ),
        tint,
        [
          trace('-80 148, -66 126, -44 118, -26 126'),
          trace('-66 150, -66 190, -74 236'),
          trace('-44 134, -46 180, -44 230'),
          trace('-22 124, -20 170, -20 238'),
          trace('2 104, -1 130, 4 180, 1 232'),
          trace('26 128, 26 180, 22 238'),
          trace('28 126, 46 117, 66 124, 80 142'),
          trace('48 134, 52 180, 46 230'),
          trace('68 146, 68 190, 76 236'),
        ],
      ),
      drapery(trace('-40 2, -18 -6, 0 -2, 18 -6, 40 2, 46 30, 36 62, 34 92, 0 98, -34 92, -36 62, -46 30'), tint, [
        trace('-20 10, -24 36, -16 66'),
        trace('20 10, 25 36, 18 66'),
      ]),
      shape(blob(trace('-36 66, 0 73, 36 66, 36 77, 0 84, -36 77')), { fill: girdle, tone: 0.5, edge: 1.6 }),
    ],
    placing,
  )
}

/** A mantle from the shoulders round the knees to the ground: drawn before the gown, `mantle` after it. */
export const mantleBehind = (tint: Tint, placing: Placing = {}): Drawing =>
  place(
    [1, -1].map((s) =>
      drapery(
        trace('30 60, 66 84, 92 124, 96 170, 116 238, 100 247, 84 240, 50 240, 40 120').map(([x, y]) => [x * s, y]),
        tint,
        [
          trace('80 106, 90 150, 98 236').map(([x, y]) => [x * s, y]),
          trace('88 130, 98 180, 108 236').map(([x, y]) => [x * s, y]),
        ],
      ),
    ),
    placing,
  )

/** The mantle's two falls from the shoulders to the hips, the lining turned out; `clasp` joins them on the breast. */
export function mantle(tint: Tint, lining: Tint, placing: Placing = {}, clasp: Tint | null = 'yellow'): Drawing {
  const fall = (s: 1 | -1): Drawing => {
    const side = (pairs: string) => trace(pairs).map(([x, y]) => [x * s, y] as const)
    return [
      drapery(side('-15 -8, -7 6, -20 40, -36 76, -58 98, -80 118, -92 126, -80 104, -60 84, -36 50, -26 0'), lining),
      drapery(
        side('-17 -10, -38 -4, -58 12, -70 46, -82 84, -100 128, -90 128, -76 108, -54 90, -40 68, -28 36, -15 2'),
        tint,
        [side('-32 4, -40 36, -56 76'), side('-50 22, -62 64, -84 112')],
      ),
    ]
  }
  return place(
    [
      ...fall(-1),
      ...fall(1),
      ...(clasp ? [shape(oval(0, 6, 7), { fill: clasp, tone: { dark: 0.5, depth: 7 }, edge: 1.5 })] : []),
    ],
    placing,
  )
}

/** The mantle drawn across the knees, its lining showing at the lower edge: after the gown. */
export const lapCloth = (tint: Tint, lining: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      drapery(
        trace('-84 118, -40 108, 10 116, 60 106, 84 118, 88 150, 60 178, 30 170, 0 196, -34 214, -70 200, -90 160'),
        lining,
      ),
      drapery(
        trace(
          '-60 92, -30 104, 10 106, 56 92, 80 110, 88 140, 60 166, 30 160, -2 184, -36 202, -70 188, -92 150, -84 112',
        ),
        tint,
        [
          trace('-70 110, -74 140, -66 180'),
          trace('60 104, 20 136, -40 196'),
          trace('80 122, 44 142, 4 176'),
          trace('20 112, -20 136, -58 188'),
        ],
      ),
    ],
    placing,
  )
