import { leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { ground, tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A handkerchief with one corner tied in a knot on a windowsill, a sprig of forget-me-nots across it. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 300), { fill: 'flesh', tone: { at: (u) => 0.3 * Math.abs(u - 0.5), angle: 1.2 }, edge: 0 }),
  shape(box(46, 50, 208, 210), { fill: 'white', edge: 2.1 }),
  shape(box(58, 50, 184, 198), { fill: 'sky', tone: { at: (_, v) => 0.24 * (1 - v), angle: 0 }, edge: 1.7 }),
  ground(
    [
      [58, 190],
      [120, 172],
      [190, 186],
      [242, 170],
    ],
    'green',
    248,
    0.5,
  ),
  ...tree(86, 204, 56),
  shape(oval(198, 104, 20), { fill: 'yellow', tone: { dark: 0.3, depth: 9 }, edge: 1.6 }),
  shape(box(145, 50, 11, 198), { fill: 'white', tone: { dark: 0.5, depth: 6 }, edge: 1.7 }),
  outlined('M17 260 L283 260 L283 470 L17 470 Z', {
    fill: 'brown',
    tone: { at: (_, v) => 0.4 * v, angle: 0.03 },
    edge: 2.1,
    folds: [
      fold(
        [
          [17, 300],
          [283, 298],
        ],
        0,
        1.1,
      ),
      fold(
        [
          [17, 352],
          [283, 354],
        ],
        0,
        1.1,
      ),
      fold(
        [
          [17, 410],
          [283, 408],
        ],
        0,
        1.1,
      ),
    ],
  }),
  ...handkerchief,
  ...place(sprig, { x: 196, y: 368, turn: -0.5 }),
]

const handkerchief: Drawing = [
  outlined(
    'M64 340 C96 318 128 306 150 284 C178 304 222 322 250 346 C232 384 196 412 158 442 C116 424 84 388 64 340 Z',
    {
      fill: 'white',
      tone: { dark: 0.5, depth: 26 },
      edge: 2.1,
      folds: [
        fold(
          curve([
            [150, 290],
            [146, 350],
            [156, 436],
          ]),
          -8,
          1.3,
        ),
        fold(
          curve([
            [80, 346],
            [140, 366],
            [240, 348],
          ]),
          -7,
          1.2,
        ),
        fold(
          curve([
            [110, 324],
            [124, 370],
            [120, 408],
          ]),
          -6,
          1.1,
        ),
      ],
    },
  ),
  ...strokes(
    'M74 342 C102 324 130 312 150 294 C176 312 214 328 240 348 C222 380 192 406 158 432 C120 414 92 382 74 342',
    1.2,
    'none',
    'red',
  ),
  // The knot, and the corner that comes out of it.
  outlined(
    'M150 262 C138 240 114 222 120 200 C136 192 152 210 158 226 C166 208 180 190 196 196 C202 216 174 240 166 262 Z',
    {
      fill: 'white',
      tone: { dark: 0.5, depth: 12 },
      edge: 2,
      folds: [
        fold(
          curve([
            [126, 204],
            [142, 226],
            [154, 256],
          ]),
          -5,
          1.2,
        ),
        fold(
          curve([
            [190, 202],
            [174, 226],
            [164, 256],
          ]),
          5,
          1.2,
        ),
      ],
    },
  ),
  outlined('M132 272 C130 254 148 248 162 252 C178 250 188 264 182 280 C176 296 142 298 132 272 Z', {
    fill: 'white',
    tone: { dark: 0.7, depth: 12 },
    edge: 2.1,
    folds: [
      fold(
        curve([
          [136, 266],
          [154, 272],
          [178, 284],
        ]),
        5,
        1.3,
      ),
      fold(
        curve([
          [150, 254],
          [164, 266],
          [182, 272],
        ]),
        4,
        1.2,
      ),
    ],
  }),
]

const bloom = (x: number, y: number): Drawing => [
  ...[0, 1, 2, 3, 4].map((petal) =>
    shape(oval(x + 5.4 * Math.cos(petal * 1.257), y + 5.4 * Math.sin(petal * 1.257), 4), { fill: 'blue', edge: 1.1 }),
  ),
  shape(oval(x, y, 2.6), { fill: 'yellow', edge: 0.9 }),
]

const sprig: Drawing = [
  ...strokes('M-70 20 Q-10 4 48 -16 M-20 8 Q-10 -14 4 -28 M8 -2 Q26 8 44 10', 2.6, 'none', 'green'),
  ...leaf({ x: -46, y: 14, turn: 0.5 }),
  ...leaf({ x: -40, y: 12, turn: -1, scale: 0.9 }),
  ...leaf({ x: -6, y: 4, turn: 0.9, scale: 0.9 }),
  ...[
    [52, -20],
    [38, -26],
    [62, -6],
    [48, -4],
    [4, -34],
    [-8, -26],
    [14, -24],
    [46, 12],
    [34, 4],
  ].flatMap(([x = 0, y = 0]) => bloom(x, y)),
]
