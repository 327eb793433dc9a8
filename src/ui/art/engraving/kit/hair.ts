import { type Drawing, fold, line, type Mark, place, shape } from '../marks.ts'
import { blob, curve } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing, Point } from '../points.ts'

// All of it fits a head of 100 units centred at the origin, as `face` draws it: give both the same place.

/** Hair behind a head, falling to `length` (0 the nape, 1 the shoulders, 2 below): drawn before the face. */
export function backHair(tint: Tint, length = 1, placing: Placing = {}): Drawing {
  const low = 34 + length * 34
  const wave = 5 + length * 2
  const outline = blob([
    [0, -60],
    [30, -52],
    [47, -24],
    [44, 6],
    [48 + wave * 0.4, low * 0.55],
    [42, low * 0.8],
    [48 + wave, low],
    [26, low + 5],
    [0, low - 8],
    [-26, low + 5],
    [-48 - wave, low],
    [-42, low * 0.8],
    [-48 - wave * 0.4, low * 0.55],
    [-44, 6],
    [-47, -24],
    [-30, -52],
  ])
  const strand = (x: number) =>
    fold(
      curve([
        [x * 0.86, -8],
        [x, low * 0.4],
        [x * 0.93, low * 0.72],
        [x * 1.06, low - 4],
      ]),
      5,
      1.2,
    )
  return place([shape(outline, { fill: tint, tone: 0.6, edge: 1.7, folds: [-44, -36, 36, 43].map(strand) })], placing)
}

/** Locks on the brow and temples, parted in the middle: drawn after the face. */
export function frontHair(tint: Tint, placing: Placing = {}): Drawing {
  const side = (flip: boolean): Mark => {
    const s = flip ? -1 : 1
    const at = (x: number, y: number): Point => [x * s, y]
    const outline = blob([
      at(-1, -59),
      at(22, -56),
      at(41, -38),
      at(46, -12),
      at(43, 14),
      at(39, 26),
      at(35, 18),
      at(37, 0),
      at(33, -16),
      at(23, -30),
      at(9, -39),
      at(-1, -43),
    ])
    const strands = [
      fold(curve([at(2, -53), at(22, -46), at(36, -28), at(41, 4)]), 0, 1),
      fold(curve([at(2, -48), at(18, -41), at(33, -25), at(39, -4)]), 0, 0.9),
    ]
    return shape(outline, { fill: tint, tone: { dark: 0.5, depth: 9 }, folds: strands, edge: 1.6 })
  }
  return place([side(true), side(false)], placing)
}

/** Curls round the face, as young men wear them on the cards: drawn after the face. */
export function curls(tint: Tint, placing: Placing = {}): Drawing {
  const ring: Point[] = [
    [-39, 24],
    [-43, 9],
    [-44, -7],
    [-41, -23],
    [-34, -38],
    [-22, -48],
    [-8, -53],
    [8, -53],
    [22, -48],
    [34, -38],
    [41, -23],
    [44, -7],
    [43, 9],
    [39, 24],
  ]
  const brow: Point[] = [
    [-34, -20],
    [-27, -31],
    [-15, -37],
    [0, -39],
    [15, -37],
    [27, -31],
    [34, -20],
  ]
  const crown = blob([
    [-42, -8],
    [-40, -34],
    [-22, -56],
    [0, -62],
    [22, -56],
    [40, -34],
    [42, -8],
    [30, -26],
    [0, -36],
    [-30, -26],
  ])
  return place(
    [
      shape(crown, { fill: tint, tone: 0.5, edge: 1.4 }),
      ...[...ring, ...brow].flatMap(([x, y]): Mark[] => [
        shape(
          blob([
            [x - 9, y],
            [x, y - 9],
            [x + 9, y],
            [x, y + 9],
          ]),
          { fill: tint, tone: { dark: 0.5, depth: 7 }, edge: 1.4 },
        ),
        line(
          curve([
            [x + 4, y + 1],
            [x, y + 4],
            [x - 4, y],
            [x, y - 4],
            [x + 3, y - 2],
          ]),
          1,
        ),
      ]),
    ],
    placing,
  )
}

/** A beard of `length` units below the chin: drawn after the face (from the front or, with `look`, turned). */
export function beard(tint: Tint, length = 30, placing: Placing & { look?: number } = {}): Drawing {
  const dx = (placing.look ?? 0) * 12
  const low = 50 + length
  const outline = blob([
    [-37, 4],
    [-30, 24],
    [-17 + dx, 26],
    [-8 + dx, 21.5],
    [dx, 24],
    [8 + dx, 21.5],
    [16 + dx, 26],
    [30 + dx * 0.3, 22],
    [35, 4],
    [38, 26],
    [32, 46],
    [22 + dx * 0.4, low * 0.82],
    [9 + dx * 0.6, low],
    [dx * 0.6 - 2, low - 7],
    [-8 + dx * 0.6, low - 1],
    [-22 + dx * 0.4, low * 0.8],
    [-34, 45],
    [-40, 24],
  ])
  const strand = (x: number, top: number) =>
    fold(
      curve([
        [x + dx * 0.8, top],
        [x * 1.05 + dx * 0.7, top + (low - top) * 0.4],
        [x * 0.72 + dx * 0.6, low - 9 - Math.abs(x) * 0.3],
      ]),
      3,
      1.1,
    )
  return place(
    [
      shape(outline, {
        fill: tint,
        tone: { dark: 0.55, depth: 12 },
        folds: [strand(-26, 30), strand(-15, 40), strand(-4, 42), strand(8, 41), strand(19, 36), strand(28, 26)],
        edge: 1.6,
      }),
      shape(
        blob([
          [-9 + dx, 30],
          [dx, 28.4],
          [9 + dx, 30],
          [5 + dx, 35],
          [-5 + dx, 35],
        ]),
        { fill: 'red', edge: 0 },
      ),
      line(
        curve([
          [-10 + dx, 30.4],
          [dx, 31],
          [10 + dx, 30.4],
        ]),
        1.9,
      ),
    ],
    placing,
  )
}
