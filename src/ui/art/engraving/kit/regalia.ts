import { type Drawing, line, type Mark, place, shape } from '../marks.ts'
import { band, blob, box, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { trace } from './trace.ts'

/** A globe with a cross on it, radius 15 around the origin. */
export const orb = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(
        trace(
          '-2.6 -12, -2.6 -22, -10 -22, -10 -28, -2.6 -28, -2.6 -36, 2.6 -36, 2.6 -28, 10 -28, 10 -22, 2.6 -22, 2.6 -12',
        ),
        {
          fill: tint,
          tone: 0.3,
          edge: 1.5,
        },
      ),
      shape(oval(0, 0, 15), { fill: tint, tone: { dark: 0.7, depth: 14 }, edge: 1.7 }),
      shape(band(trace('-14.5 -1, 0 3, 14.5 -1'), [4.5, 4.5]), { fill: 'red', edge: 1.2 }),
      shape(band(trace('0 -15, 1.6 -6, 0 2'), [4.5, 4.5]), { fill: 'red', edge: 1.2 }),
    ],
    placing,
  )

/** A sceptre held at the origin, its globe and cross 160 above, its foot 60 below. */
export const sceptre = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(box(-2.8, -116, 5.6, 172), { fill: tint, tone: { dark: 0.4, depth: 3 }, edge: 1.4 }),
      shape(oval(0, 58, 5), { fill: tint, edge: 1.4 }),
      shape(oval(0, -104, 7, 4), { fill: tint, tone: 0.4, edge: 1.4 }),
      ...orb({ y: -124 }, tint),
    ],
    placing,
  )

/** A shield with an eagle that spreads its wings, 100 high around the origin; the eagle looks left, right if `flip`. */
export const eagleShield = (placing: Placing = {}, field: Tint = 'yellow', bird: Tint = 'night'): Drawing =>
  place(
    [
      shape(blob(trace('-40 -48, 0 -52, 40 -48, 43 -10, 30 28, 0 54, -30 28, -43 -10')), {
        fill: field,
        tone: { dark: 0.6, depth: 14 },
        edge: 1.9,
      }),
      shape(blob(trace('-34 -42, 0 -46, 34 -42, 36 -10, 25 23, 0 45, -25 23, -36 -10')), { fill: null, edge: 1.2 }),
      ...[1, -1].map((s) => wing(s)),
      shape(trace('-5 16, 5 16, 13 32, 4 29, 0 37, -4 29, -13 32'), { fill: bird, tone: null, edge: 1.3 }),
      shape(blob(trace('-7 -20, 0 -24, 8 -18, 10 0, 6 18, 0 22, -6 18, -10 0')), {
        fill: bird,
        edge: 1.4,
      }),
      shape(blob(trace('-5 -20, -7 -30, -1 -37, 7 -33, 8 -22')), { fill: bird, edge: 1.4 }),
      shape(trace('-5 -33, -15 -30, -6 -27'), { fill: 'red', edge: 1.2 }),
      shape(oval(-1, -31, 1.6), { fill: 'white', edge: 0 }),
    ].map((mark): Mark => (mark.kind === 'shape' && mark.fill === 'night' ? { ...mark, fill: bird } : mark)),
    placing,
  )

const wing = (s: number): Mark =>
  shape(
    trace('6 -14, 14 -26, 24 -34, 33 -36, 30 -26, 34 -22, 29 -14, 32 -8, 26 -2, 28 5, 21 8, 21 16, 14 14, 8 8').map(
      ([x, y]) => [x * s, y],
    ),
    { fill: 'night', tone: null, edge: 1.4 },
  )

/** Scales hung from the origin, 96 wide; the pans 66 below, the left one a little lower. */
export const scales = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing => {
  const pan = (x: number, y: number): Drawing => [
    ...[-15, 15].map((dx) =>
      line(
        [
          [x, y - 44],
          [x + dx, y],
        ],
        1.2,
        'none',
      ),
    ),
    shape(
      trace('-18 0, 18 0, 12 9, 0 12, -12 9').map(([px, py]) => [px + x, py + y]),
      {
        fill: tint,
        tone: { dark: 0.6, depth: 8 },
        edge: 1.6,
      },
    ),
  ]
  return place(
    [
      line(trace('0 -2, 0 18'), 2, 'none'),
      ...pan(-40, 66),
      ...pan(40, 60),
      shape(trace('-44 23, 0 15, 44 17, 44 21, 0 21, -44 27'), { fill: tint, tone: 0.3, edge: 1.4 }),
      shape(trace('-3.6 19, 0 36, 3.6 19'), { fill: tint, edge: 1.3 }),
      shape(oval(0, 18, 4.6), { fill: 'red', edge: 1.4 }),
    ],
    placing,
  )
}
