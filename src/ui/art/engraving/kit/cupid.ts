import { type Drawing, fold, line, type Mark, place, shape } from '../marks.ts'
import { band, blob, curve } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { limb, neck } from './body.ts'
import { face } from './face.ts'
import { curls } from './hair.ts'
import { hand } from './hand.ts'
import { trace } from './trace.ts'

/** A feathered wing from its root at the origin, up and to the right, 60 long; `flip` for a left one. */
export const feathered = (tint: Tint, tips: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      ...[
        '2 6, 30 12, 52 2, 56 10, 34 22, 6 14',
        '2 0, 30 0, 56 -14, 60 -6, 36 12, 6 8',
        '0 -6, 26 -14, 54 -32, 60 -24, 36 2, 4 4',
      ].map((feather) => shape(blob(trace(feather)), { fill: tips, tone: { dark: 0.4, depth: 6 }, edge: 1.4 })),
      shape(blob(trace('-4 -4, 14 -22, 38 -40, 52 -42, 40 -22, 24 -4, 8 10, -2 8')), {
        fill: tint,
        tone: { dark: 0.5, depth: 8 },
        edge: 1.5,
        folds: [fold(curve(trace('4 0, 20 -14, 42 -36')), 0, 1)],
      }),
    ],
    placing,
  )

/** The little archer who flies and aims downwards to the left, within 60 of the origin. */
export const cupid = (placing: Placing = {}): Drawing => {
  const bow: Mark = shape(band(trace('-54 -6, -46 8, -34 16, -22 30, -12 34'), [3, 4.4, 3.4, 4.4, 3]), {
    fill: 'brown',
    tone: 0.3,
    edge: 1.3,
  })
  return place(
    [
      ...feathered('red', 'sky', { x: 14, y: -4, scale: 0.8, turn: 0.1 }),
      ...feathered('red', 'sky', { x: -4, y: -8, scale: 0.8, flip: true, turn: 0.3 }),
      ...limb(trace('6 22, 12 36, 30 40'), [15, 11, 7], 'flesh'),
      ...limb(trace('-2 22, -2 40, 12 52'), [15, 11, 7], 'flesh'),
      shape(blob(trace('-12 -8, 4 -12, 18 -6, 18 10, 16 26, 2 30, -8 26, -8 10')), {
        fill: 'flesh',
        tone: { dark: 0.5, depth: 8, step: 2.6 },
        edge: 1.5,
      }),
      neck([0, -28], 30),
      ...face({ x: 0, y: -28, scale: 0.31, look: -0.8 }),
      ...curls('yellow', { x: 0, y: -28, scale: 0.31 }),
      line(trace('-54 -6, -16 10, -12 34'), 1, 'none'),
      line(trace('-12 8, -50 24'), 1.8, 'none'),
      shape(trace('-56 27, -48 18, -45 26'), { fill: 'red', edge: 1.2 }),
      bow,
      ...limb(trace('-8 -4, -22 8, -36 14'), [10, 8, 6], 'flesh', { joined: true }),
      ...hand('hold', { x: -34, y: 14, scale: 0.26, turn: 2.8 }),
      ...limb(trace('14 -2, 18 12, -6 10'), [10, 8, 6], 'flesh', { joined: true }),
      ...hand('pinch', { x: -4, y: 10, scale: 0.26, turn: 3 }),
    ],
    placing,
  )
}
