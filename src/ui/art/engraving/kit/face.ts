import { type Drawing, line, type Mark, place, shape } from '../marks.ts'
import { blob, curve, oval } from '../outlines.ts'
import type { Placing, Point } from '../points.ts'

export interface FaceOptions {
  /** -1 three-quarter to the left, 0 from the front, 1 three-quarter to the right. */
  look?: number
  old?: boolean
  /** Half-closed or lowered eyes. */
  eyes?: 'open' | 'lowered' | 'closed'
  mouth?: 'calm' | 'smile' | 'grave' | 'open'
}

/**
 * A head without hair, 100 units from crown to chin, centred at the origin. The nose goes on from a brow in one line, as
 * the cutters of Marseille had it: what makes a face hold when it is small.
 */
export function face(options: FaceOptions & Placing = {}): Drawing {
  const { look = 0.7, old = false, eyes = 'open', mouth = 'calm' } = options
  const right = look >= 0
  const far = Math.abs(look)
  const drawn: Mark[] = [
    shape(contour(far), { fill: 'flesh', tone: { dark: 0.42, depth: 15, step: 2.5 }, edge: 1.9 }),
    ...brows(far),
    ...eye(-14 + far * 11, 0, 1, eyes),
    ...eye(17 + far * 7, 0, 1 - far * 0.26, eyes),
    ...nose(far),
    ...lips(far, mouth),
    ...(old ? age(far) : []),
  ]
  return place(place(drawn, { flip: !right }), options)
}

/** Turned to the right: the far cheek is flatter, the near side shows the jaw. */
const contour = (far: number): Point[] =>
  blob([
    [0, -50],
    [25, -44],
    [36.5 - far, -24],
    [36.5 - far * 3, -8],
    [36 - far * 5.5, 1],
    [35 - far * 2.5, 13],
    [28 - far * 0.5, 31],
    [17 + far * 4, 44],
    [2 + far * 14, 50],
    [-10 + far * 13, 48],
    [-25 + far * 8, 34],
    [-35 + far * 2, 13],
    [-37.5, -10],
    [-28, -41],
  ])

const brows = (far: number): Mark[] => [
  line(
    curve([
      [-27 + far * 10, -9],
      [-17 + far * 10, -15],
      [-5 + far * 10, -11],
    ]),
    2,
  ),
  line(
    curve([
      [8 + far * 9, -12],
      [18 + far * 8, -15],
      [28 + far * 3, -9],
    ]),
    2,
  ),
]

function eye(x: number, y: number, wide: number, eyes: FaceOptions['eyes']): Mark[] {
  const at = (px: number, py: number): Point => [x + px * wide, y + py]
  if (eyes === 'closed')
    return [
      line(curve([at(-10, -1), at(-5, 3), at(1, 4), at(6, 3), at(10, -1)]), 2.2),
      line(curve([at(-8, -4.5), at(0, -6), at(8, -4.5)]), 0.9),
    ]
  const lid = eyes === 'lowered' ? -1.5 : -5.2
  return [
    shape(blob([at(-10, 0), at(-4, lid + 0.4), at(3, lid), at(10, 0.5), at(3, 4), at(-4, 4)]), {
      fill: 'white',
      edge: 0,
    }),
    shape(oval(x + 1.2 * wide, y - 0.4 + (lid + 5.2) / 3, 3.6 * wide, 3.9), { fill: 'ink', edge: 0 }),
    line(curve([at(-11.5, 1.5), at(-5, lid + 0.6), at(2, lid - 0.6), at(8, lid + 2.6), at(12, 1.4)]), 2.5),
    line(curve([at(-8, 3.2), at(0, 5.4), at(8, 3)]), 0.9),
    line(curve([at(-8, lid - 3), at(1, lid - 5), at(8, lid - 2.4)]), 0.8),
  ]
}

const nose = (far: number): Mark[] => {
  const tip = far * 15
  return [
    line(
      curve([
        [7 + far * 9.5, -11],
        [4 + far * 9, -3],
        [3 + far * 11, 7],
        [4.5 + tip, 16],
        [1 + tip, 20.5],
        [-4 + tip * 0.9, 19.6],
      ]),
      1.7,
    ),
    line(
      curve([
        [-6 + far * 11, 18.5],
        [-8.4 + far * 10.5, 15.6],
        [-7 + far * 10.5, 13],
      ]),
      1.1,
    ),
  ]
}

function lips(far: number, mouth: FaceOptions['mouth']): Mark[] {
  const x = far * 12
  const wide = 1 - far * 0.12
  const at = (px: number, py: number): Point => [x + px * wide, py]
  const corner = { calm: 29.6, smile: 27.8, grave: 31.4, open: 30 }[mouth ?? 'calm']
  const upper: Point[] = [at(-10, corner), at(-3, 26.8), at(0, 27.8), at(3.5, 26.8), at(10, corner)]
  const drop = mouth === 'open' ? 5 : 0
  return [
    shape(blob([...upper, at(5, 34.5 + drop), at(0, 35.4 + drop), at(-5, 34.5 + drop)]), { fill: 'red', edge: 0 }),
    line(curve([at(-11, corner - 0.8), at(-5, 30.4), at(0, 30.6), at(5, 30.4), at(11, corner - 0.8)]), 2),
    line(curve([at(-4, 36.6 + drop), at(0, 37.4 + drop), at(4.5, 36.4 + drop)]), 1.2),
    ...(drop ? [shape(oval(x, 32.5, 5, 3), { fill: 'ink', edge: 0 })] : []),
    line(curve([at(-5, 42), at(0, 41.2), at(5, 42)]), 0.8),
  ]
}

const age = (far: number): Mark[] => [
  line(
    curve([
      [-12 + far * 9, -27],
      [0 + far * 9, -29],
      [13 + far * 9, -27],
    ]),
    0.9,
  ),
  line(
    curve([
      [-10 + far * 9, -22],
      [0 + far * 9, -23.6],
      [11 + far * 9, -22],
    ]),
    0.8,
  ),
  line(
    curve([
      [-13 + far * 9, 16],
      [-17 + far * 9, 22],
      [-17 + far * 9, 29],
    ]),
    1.1,
  ),
  line(
    curve([
      [14 + far * 9, 16],
      [17 + far * 7, 22],
      [16.5 + far * 8, 28],
    ]),
    0.9,
  ),
  line(
    curve([
      [-24 + far * 10, 6.5],
      [-17 + far * 10, 9.5],
      [-10 + far * 10, 8.6],
    ]),
    0.8,
  ),
]

/** A head in profile to the right, of the same size. */
export function profile(options: Omit<FaceOptions, 'look'> & Placing = {}): Drawing {
  const { eyes = 'open', old = false } = options
  const drawn: Mark[] = [
    shape(
      blob([
        [-4, -50],
        [18, -44],
        [28, -28],
        [29.5, -16],
        [28, -10],
        [32, -2],
        [39.5, 10],
        [39, 15],
        [32.5, 17.5],
        [32, 21.5],
        [36.5, 25],
        [33.5, 28.6],
        [35.4, 32],
        [31.5, 36.5],
        [31, 42],
        [24, 49.5],
        [12, 48],
        [-4, 37],
        [-12, 22],
        [-34, 10],
        [-38, -18],
        [-26, -42],
      ]),
      {
        fill: 'flesh',
        tone: { dark: 0.3, depth: 10, step: 2.5, at: (u, v) => (v > 0.6 ? 0.9 * (0.62 - u) : 0) },
        edge: 1.9,
      },
    ),
    line(
      curve([
        [11, -12],
        [19, -17],
        [27, -13],
      ]),
      2.1,
    ),
    line(
      curve([
        [24, 2.6],
        [17, 4],
        [11, 1.2],
      ]),
      0.9,
    ),
    ...(eyes === 'closed'
      ? [
          line(
            curve([
              [10, -1],
              [17, 3.4],
              [25, 1.6],
            ]),
            2.2,
          ),
        ]
      : [
          shape(
            blob([
              [9, 1],
              [16, -5],
              [23.5, -4.5],
              [24, 1.5],
              [16, 4],
            ]),
            { fill: 'white', edge: 0 },
          ),
          shape(oval(21, -0.8, 2.5, 3.7), { fill: 'ink', edge: 0 }),
          line(
            curve([
              [7, 2],
              [14, -4.6],
              [20, -6],
              [25.5, -4.6],
            ]),
            2.4,
          ),
        ]),
    line(
      curve([
        [32, 16.8],
        [28.5, 16.6],
        [27, 13],
      ]),
      1.3,
    ),
    shape(
      blob([
        [36, 25],
        [29, 26.4],
        [24, 28.6],
        [29, 32.5],
        [35, 32],
      ]),
      { fill: 'red', edge: 0 },
    ),
    line(
      curve([
        [34, 28.8],
        [29, 28.4],
        [23, 28.2],
      ]),
      1.9,
    ),
    ...(old
      ? [
          line(
            curve([
              [24, 14],
              [20, 20],
              [20.5, 28],
            ]),
            1.1,
          ),
          line(
            curve([
              [10, 6],
              [14, 8.6],
              [20, 8],
            ]),
            0.9,
          ),
        ]
      : []),
  ]
  return place(drawn, options)
}
