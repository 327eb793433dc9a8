import { type Drawing, line, type Mark, place, shape } from '../../marks.ts'
import { band, curve, oval, path } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing, Point, Points } from '../../points.ts'

// The plants of the pip cards. Each begins at the origin and grows to the right unless told otherwise.

/** A plain leaf, 40 units long, its back upwards. */
export const leaf = (placing: Placing = {}, tint: Tint = 'green'): Drawing =>
  place(
    [
      shape(path('M0 0C8 -12 24 -14 41 -3C28 7 12 9 0 0Z'), { fill: tint, tone: { dark: 0.5, depth: 6 }, edge: 1.5 }),
      line(curve(path('M2 0L18 -3.4L34 -2.6')[0] ?? []), 1),
    ],
    placing,
  )

/** A lobed leaf as of acanthus, 62 units long, curling downwards at its tip. */
export const acanthus = (placing: Placing = {}, tint: Tint = 'green'): Drawing =>
  place(
    [
      shape(
        path(
          'M0 0C2 -12 10 -19 20 -15C19 -25 34 -29 40 -18C50 -24 63 -14 61 5C57 14 49 12 50 5C45 -2 40 5 35 3C33 13 21 13 17 6C11 11 3 8 0 0Z',
        ),
        { fill: tint, tone: { dark: 0.5, depth: 8 }, edge: 1.6 },
      ),
      line(curve(path('M2 -1L20 -5L40 -9L54 0')[0] ?? []), 1.2),
      line(curve(path('M16 -5L19 -10L20 -14')[0] ?? []), 0.9),
      line(curve(path('M35 -8L38 -12L40 -16')[0] ?? []), 0.9),
    ],
    placing,
  )

/** A flower seen from above, radius 20, around the origin. */
export function rosette(placing: Placing = {}, tint: Tint = 'red', heart: Tint = 'yellow', count = 6): Drawing {
  const width = (Math.PI / count) * 14
  const petals = Array.from({ length: count }, (_, index) =>
    place(
      [
        shape(path(`M4 0C6 ${-width} 17 ${-width - 1} 20 -2L18 0L20 2C17 ${width + 1} 6 ${width} 4 0Z`), {
          fill: tint,
          tone: { dark: 0.45, depth: 6 },
          edge: 1.4,
        }),
        line(path('M8 0L14 0')[0] ?? [], 1),
      ],
      { turn: (index / count) * 2 * Math.PI - Math.PI / 2 },
    ),
  )
  return place([...petals.flat(), shape(oval(0, 0, 5.6), { fill: heart, tone: 0.4, edge: 1.4 })], placing)
}

/** A flower seen from its side, 42 units long: a green calyx and three petals. */
export const bloom = (placing: Placing = {}, tint: Tint = 'red', inner: Tint = 'yellow'): Drawing => {
  const petal = (source: string, fill: Tint): Mark =>
    shape(path(source), { fill, tone: { dark: 0.5, depth: 8 }, edge: 1.5 })
  return place(
    [
      petal('M8 0C18 -16 32 -14 42 0C32 14 18 16 8 0Z', inner),
      petal('M6 0C4 -14 16 -25 33 -21C28 -16 30 -11 34 -8C24 -9 16 -6 6 0Z', tint),
      petal('M6 0C4 14 16 25 33 21C28 16 30 11 34 8C24 9 16 6 6 0Z', tint),
      petal('M-3 -3C3 -11 12 -10 17 -5L13 0L17 5C12 10 3 11 -3 3Z', 'green'),
    ],
    placing,
  )
}

/** A bud, 24 units long. */
export const bud = (placing: Placing = {}, tint: Tint = 'red'): Drawing =>
  place(
    [
      shape(path('M4 0C8 -9 18 -8 25 0C18 8 8 9 4 0Z'), { fill: tint, tone: { dark: 0.5, depth: 6 }, edge: 1.4 }),
      shape(path('M-2 -2C3 -9 10 -8 13 -3L10 0L13 3C10 8 3 9 -2 2Z'), { fill: 'green', tone: 0.4, edge: 1.4 }),
    ],
    placing,
  )

/** A stalk along points of the card. */
export const stem = (points: Points, width = 5, tint: Tint = 'green'): Mark =>
  shape(band(points, [width, width, width * 0.7], { round: true }), {
    fill: tint,
    tone: { dark: 0.5, depth: width * 0.7 },
    edge: 1.4,
  })

/** A vine that rolls itself up to the right and downwards, 90 units long, with a leaf and a rosette in its curl. */
export const scroll = (placing: Placing = {}, tint: Tint = 'red', heart: Tint = 'yellow'): Drawing =>
  place(
    [
      ...acanthus({ x: 26, y: -23, scale: 0.55, turn: -1.15 }),
      stem(SPIRAL, 5),
      ...leaf({ x: 50, y: -30, scale: 0.7, turn: -0.2 }),
      ...leaf({ x: 17, y: -14, scale: 0.62, turn: 0.65 }),
      ...rosette({ x: 55, y: 0, scale: 0.62 }, tint, heart),
    ],
    placing,
  )

const SPIRAL: readonly Point[] = [
  [0, 0],
  [14, -16],
  [36, -29],
  [62, -28],
  [79, -10],
  [78, 12],
  [62, 23],
  [44, 18],
  [38, 4],
]

/** The same drawing and its mirror image beside the middle of the card. */
export const bothSides = (drawing: Drawing): Drawing => [...drawing, ...place(drawing, { x: 300, flip: true })]

/** The same drawing and its image upside down, above and below the middle of the panel. */
export const upAndDown = (drawing: Drawing): Drawing => [
  ...drawing,
  ...place(drawing, { x: 300, y: 516, turn: Math.PI }),
]
