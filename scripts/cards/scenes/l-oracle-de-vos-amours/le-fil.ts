import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A thread leaves its spool, passes through two unlike buttons and ends in a needle stuck in cloth. */
export const scene = (): Drawing => [
  outlined('M17 50 L283 50 L283 250 C240 268 214 244 170 262 C120 282 80 256 17 276 Z', {
    fill: 'blue',
    tone: { dark: 0.5, depth: 24 },
    edge: 2,
    folds: [
      fold(
        curve([
          [60, 60],
          [80, 130],
          [64, 250],
        ]),
        -9,
        1.2,
      ),
      fold(
        curve([
          [150, 60],
          [138, 120],
          [150, 180],
        ]),
        -8,
        1.2,
      ),
      fold(
        curve([
          [262, 130],
          [252, 190],
          [258, 250],
        ]),
        -8,
        1.2,
      ),
    ],
  }),
  ...strokes('M17 258 C80 240 120 264 170 246 C214 228 240 252 283 234', 1.3, 'none', 'white'),
  outlined('M17 372 L283 360 L283 470 L17 470 Z', {
    fill: 'brown',
    tone: { at: (_, v) => 0.45 * v, angle: 0.04 },
    edge: 2,
  }),
  ...spool,
  ...thread([
    [112, 372],
    [168, 420],
    [236, 402],
    [250, 350],
    [196, 312],
    [150, 286],
  ]),
  ...place(button('red', 4), { x: 170, y: 286, scale: 1.1 }),
  ...thread([
    [164, 282],
    [130, 262],
    [110, 238],
    [122, 216],
  ]),
  ...place(button('yellow', 2), { x: 126, y: 208, scale: 0.86, turn: 0.6 }),
  ...thread([
    [122, 202],
    [112, 170],
    [136, 128],
    [196, 112],
    [236, 100],
    [262, 88],
  ]),
  ...place(needle, { x: 222, y: 142, turn: 0.62 }),
]

const thread = (points: readonly (readonly [number, number])[]): Drawing => [
  line(curve(points), 4, 'none'),
  line(curve(points), 2, 'none', 'red'),
]

const spool: Drawing = [
  shape(box(48, 330, 68, 74), { fill: 'red', tone: { dark: 0.8, depth: 26 }, edge: 2 }),
  ...strokes(
    'M48 340 Q82 348 116 340 M48 350 Q82 358 116 350 M48 360 Q82 368 116 360 M48 370 Q82 378 116 370 M48 380 Q82 388 116 380 M48 390 Q82 398 116 390',
    1.2,
    'none',
  ),
  outlined('M38 402 C38 392 126 392 126 402 L126 412 C126 424 38 424 38 412 Z', {
    fill: 'yellow',
    tone: 0.7,
    edge: 1.9,
  }),
  outlined('M38 322 L38 330 C38 342 126 342 126 330 L126 322 Z', { fill: 'yellow', tone: 0.7, edge: 1.9 }),
  shape(oval(82, 321, 44, 12), { fill: 'yellow', tone: { dark: 0.4, depth: 12 }, edge: 1.9 }),
  shape(oval(82, 321, 9, 4), { fill: 'night', edge: 1.4 }),
]

const button = (tint: Tint, holes: 2 | 4): Drawing => [
  shape(oval(0, 0, 34), { fill: tint, tone: { dark: 0.7, depth: 14 }, edge: 2 }),
  shape(oval(0, 0, 25), { fill: tint, tone: { dark: 0.3, depth: 6 }, edge: 1.4 }),
  ...(holes === 4
    ? [
        [-8, -8],
        [8, -8],
        [-8, 8],
        [8, 8],
      ]
    : [
        [-9, 0],
        [9, 0],
      ]
  ).map(([x = 0, y = 0]) => shape(oval(x, y, 4), { fill: 'ink', edge: 0.8 })),
  ...(holes === 4
    ? strokes('M-8 -8 L8 8 M8 -8 L-8 8', 2.4, 'none', 'white')
    : strokes('M-9 0 L9 0', 2.6, 'none', 'white')),
]

const needle: Drawing = [
  outlined('M-4 -70 C-5 -80 5 -80 4 -70 L3 20 L0 44 L-3 20 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 4 },
    edge: 1.7,
  }),
  shape(oval(0, -68, 1.6, 7), { fill: 'ink', edge: 0.8 }),
  outlined('M-16 12 Q0 4 16 12 L14 30 Q0 22 -14 30 Z', { fill: 'blue', tone: 0.5, edge: 1.5 }),
]
