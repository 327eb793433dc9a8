import { type Drawing, line, type Mark, place, shape } from '../marks.ts'
import { band, blob, curve } from '../outlines.ts'
import type { Placing, Point } from '../points.ts'

/**
 * What a hand does. `hold` closes on a rod that runs across it (drawn before the hand), seen from its back; `cup` carries
 * something from below; `bless` raises two fingers; `pray` is both hands joined.
 */
export type Gesture = 'open' | 'hold' | 'cup' | 'point' | 'bless' | 'pray' | 'rest' | 'pinch'

/**
 * A hand 40 units long: the wrist is at the origin and the fingers point along +x, the thumb upwards (flip or turn it).
 */
export function hand(gesture: Gesture, placing: Placing = {}): Drawing {
  return place(gestures[gesture](), placing)
}

const finger = (points: Point[], width = 6.4): Mark =>
  shape(band(points, [width, width * 1.02, width * 0.74], { round: true }), {
    fill: 'flesh',
    tone: { dark: 0.35, depth: 4, step: 2.2 },
    edge: 1.25,
  })

const palm = (points: Point[], dark = 0.4): Mark =>
  shape(blob(points), { fill: 'flesh', tone: { dark, depth: 8, step: 2.4 }, edge: 1.35 })

const crease = (points: Point[], width = 0.9) => line(curve(points), width)

/** The skin of the palm over the roots of fingers drawn before it. */
const skin = (points: Point[]): Mark => shape(blob(points), { fill: 'flesh', edge: 0 })

const gestures: Readonly<Record<Gesture, () => Drawing>> = {
  open: () => [
    finger(
      [
        [12, 8],
        [22, 11],
        [31, 14],
      ],
      5.4,
    ),
    finger([
      [14, 4],
      [26, 5.6],
      [37, 6.4],
    ]),
    finger([
      [15, -1.5],
      [28, -1.6],
      [40, -2],
    ]),
    finger(
      [
        [14, -6.5],
        [25, -8.4],
        [36, -10],
      ],
      6,
    ),
    palm([
      [-3, -6],
      [6, -9],
      [15, -10],
      [18, -2],
      [17, 8],
      [9, 11.5],
      [-3, 6.5],
    ]),
    finger(
      [
        [3, -6],
        [10, -14],
        [19, -18],
      ],
      6.6,
    ),
    skin([
      [1, -6],
      [8, -8.6],
      [15, -8],
      [20, -2],
      [18, 6.6],
      [8, 9.4],
      [-4, 4],
      [-4, -4],
    ]),
    crease([
      [6, -7],
      [10, -1],
      [8, 6],
    ]),
    crease([
      [14, -5],
      [16, 0],
      [14.6, 6],
    ]),
  ],
  hold: () => [
    palm([
      [-3, -6.5],
      [6, -10],
      [14, -9.5],
      [18, 0],
      [14, 10],
      [5, 11],
      [-3, 6.5],
    ]),
    finger(
      [
        [8, 9.6],
        [15, 9.8],
        [20, 8.6],
      ],
      5.4,
    ),
    finger(
      [
        [9, 4.6],
        [17, 4.6],
        [22.6, 3.8],
      ],
      6,
    ),
    finger(
      [
        [9, -0.8],
        [17, -1],
        [23.4, -1.4],
      ],
      6,
    ),
    finger(
      [
        [8, -6],
        [16, -6.4],
        [22.4, -6.4],
      ],
      6,
    ),
    skin([
      [-4, -4],
      [4, -8],
      [11, -8.4],
      [12, 0],
      [11, 9],
      [4, 9.4],
      [-4, 4.6],
    ]),
    finger(
      [
        [3, -7],
        [9, -12.4],
        [17, -12.6],
      ],
      6,
    ),
    crease([
      [11.6, -4],
      [12.8, -3.6],
      [13.4, -3.4],
    ]),
  ],
  cup: () => [
    palm([
      [-3, -6],
      [6, -5],
      [15, -2],
      [25, -6],
      [27, 0],
      [20, 8],
      [8, 9.5],
      [-3, 6],
    ]),
    finger(
      [
        [14, -1],
        [22, -8],
        [24, -17],
      ],
      6,
    ),
    finger(
      [
        [18, 5],
        [27, -1],
        [30, -10],
      ],
      6,
    ),
    finger(
      [
        [4, -3],
        [7, -11],
        [11, -18],
      ],
      6.4,
    ),
    skin([
      [-4, -4],
      [4, -5],
      [12, -1],
      [20, 0],
      [21, 4.6],
      [8, 8],
      [-4, 4.6],
    ]),
  ],
  point: () => [
    finger(
      [
        [12, -5.4],
        [26, -6.4],
        [41, -8],
      ],
      6,
    ),
    palm([
      [-3, -6.5],
      [6, -9.5],
      [14, -9.5],
      [18, -1],
      [15, 9.4],
      [5, 10.5],
      [-3, 6.5],
    ]),
    finger(
      [
        [8, 9],
        [15, 9],
        [18, 6.6],
      ],
      5.2,
    ),
    finger(
      [
        [9, 4],
        [17, 4.4],
        [20.6, 2],
      ],
      5.6,
    ),
    finger(
      [
        [3, -6.6],
        [10, -3.6],
        [18.4, -1.6],
      ],
      6.2,
    ),
    skin([
      [-4, -4.6],
      [4, -8.4],
      [13, -8.2],
      [8, -4],
      [10, 4],
      [8, 8.4],
      [-4, 4.6],
    ]),
  ],
  bless: () => [
    finger(
      [
        [13, -6],
        [25, -8.4],
        [37, -10.4],
      ],
      6,
    ),
    finger(
      [
        [14, -1.4],
        [27, -2.2],
        [40, -3],
      ],
      6.2,
    ),
    palm([
      [-3, -6],
      [6, -9.4],
      [15, -9],
      [18, 0],
      [15, 9],
      [6, 11],
      [-3, 6.5],
    ]),
    finger(
      [
        [16, 3],
        [20, 6],
        [13, 7.6],
      ],
      5.6,
    ),
    finger(
      [
        [13, 8],
        [16, 11.4],
        [9, 11.6],
      ],
      5.2,
    ),
    finger(
      [
        [3, -5.6],
        [10, -1.4],
        [16.4, 3.4],
      ],
      6.2,
    ),
    skin([
      [-4, -4.6],
      [5, -8],
      [14.6, -8],
      [17, -2],
      [9, -2.6],
      [6, 6],
      [-4, 4.6],
    ]),
  ],
  pray: () => [
    finger(
      [
        [10, 5],
        [24, 4.4],
        [38, 1.6],
      ],
      7,
    ),
    shape(
      blob([
        [-4, -8],
        [4, -9.4],
        [14, -7],
        [28, -4],
        [39.6, -1.4],
        [40, 1.6],
        [28, 3],
        [14, 6.4],
        [3, 8],
        [-4, 7],
      ]),
      {
        fill: 'flesh',
        tone: { dark: 0.4, depth: 7, step: 2.3 },
        edge: 1.35,
      },
    ),
    finger(
      [
        [4, -6],
        [12, -9.4],
        [20, -9.6],
      ],
      5.8,
    ),
    skin([
      [-5, -6],
      [3, -7.6],
      [10, -6],
      [8, 0],
      [2, 5.4],
      [-5, 5],
    ]),
    crease([
      [14, -1.6],
      [25, -0.8],
      [36, 0.4],
    ]),
    crease([
      [16, 2],
      [24, 1.8],
      [31, 1.6],
    ]),
  ],
  rest: () => [
    palm([
      [-3, -6],
      [6, -8.6],
      [15, -8],
      [19, 0],
      [16, 8.6],
      [6, 9.6],
      [-3, 6],
    ]),
    finger(
      [
        [13, 7],
        [21, 9],
        [27, 12.4],
      ],
      5.2,
    ),
    finger(
      [
        [14, 2.8],
        [24, 4],
        [32, 8],
      ],
      5.8,
    ),
    finger(
      [
        [14, -1.6],
        [25, -2],
        [34, 1.6],
      ],
      6,
    ),
    finger(
      [
        [13, -6],
        [23, -7.8],
        [31.6, -5.4],
      ],
      5.8,
    ),
    finger(
      [
        [3, -6],
        [10, -11],
        [17, -11.6],
      ],
      6,
    ),
    skin([
      [-4, -4.4],
      [4, -7.2],
      [14, -6.6],
      [18, 0],
      [14.6, 7],
      [4, 8],
      [-4, 4.4],
    ]),
  ],
  pinch: () => [
    finger(
      [
        [11, 5],
        [21, 8.6],
        [27, 13],
      ],
      5.4,
    ),
    finger(
      [
        [12, 1],
        [24, 3],
        [31, 8],
      ],
      5.8,
    ),
    palm([
      [-3, -6],
      [6, -9],
      [14, -8],
      [17, 0],
      [13, 8],
      [5, 9.6],
      [-3, 6],
    ]),
    finger(
      [
        [12, -4.6],
        [23, -5.8],
        [30.6, -1],
      ],
      5.8,
    ),
    finger(
      [
        [4, -6],
        [13, -13],
        [23, -9.4],
        [29.4, -4],
      ],
      6,
    ),
    skin([
      [-4, -4.4],
      [4, -7.4],
      [12, -6.4],
      [15, -1],
      [11, 5.6],
      [4, 7.6],
      [-4, 4.4],
    ]),
  ],
}
