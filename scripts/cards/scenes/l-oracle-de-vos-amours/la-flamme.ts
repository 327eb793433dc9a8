import { flame } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A hearth: two logs lean on each other under a single tall flame; a pair of bellows beside them. */
export const scene = (): Drawing => [
  ...wall(17, 50, 266, 416, 'flesh', 26),
  shape(
    [
      [54, 430],
      ...curve([
        [54, 430],
        [54, 200],
        [86, 136],
        [150, 118],
        [214, 136],
        [246, 200],
        [246, 430],
      ]),
    ],
    { fill: 'night', tone: { at: (u, v) => 0.35 * Math.abs(u - 0.5) + 0.2 * (1 - v), angle: 0.62 }, edge: 2.2 },
  ),
  outlined('M17 94 L283 94 L283 120 L17 120 Z', { fill: 'brown', tone: 0.5, edge: 2 }),
  outlined('M30 120 L270 120 L262 132 L38 132 Z', { fill: 'brown', tone: 0.7, edge: 1.7 }),
  shape(oval(150, 260, 76, 110), { fill: 'red', tone: { dark: 0.5, depth: 26 }, edge: 0 }),
  ...flame(150, 348, 210, ['yellow', 'white']),
  ...strokes('M132 322 C124 290 138 262 142 232 M166 322 C176 296 168 276 162 254', 1.4),
  shape(
    band(
      [
        [96, 402],
        [168, 334],
      ],
      [36, 32],
      { straight: true },
    ),
    {
      fill: 'brown',
      tone: { dark: 0.8, depth: 14 },
      edge: 2,
      folds: [
        fold(
          [
            [100, 390],
            [158, 336],
          ],
          0,
          1.2,
        ),
        fold(
          [
            [112, 398],
            [166, 348],
          ],
          0,
          1.2,
        ),
      ],
    },
  ),
  shape(oval(94, 404, 12, 19), { fill: 'yellow', tone: { dark: 0.5, depth: 8 }, edge: 1.8 }),
  shape(oval(94, 404, 6, 10), { fill: null, edge: 1.1 }),
  shape(
    band(
      [
        [206, 402],
        [132, 332],
      ],
      [36, 32],
      { straight: true },
    ),
    {
      fill: 'brown',
      tone: { dark: 0.8, depth: 14 },
      edge: 2,
      folds: [
        fold(
          [
            [196, 404],
            [134, 346],
          ],
          0,
          1.2,
        ),
        fold(
          [
            [204, 390],
            [146, 336],
          ],
          0,
          1.2,
        ),
      ],
    },
  ),
  shape(oval(208, 404, 12, 19), { fill: 'yellow', tone: { dark: 0.5, depth: 8 }, edge: 1.8 }),
  shape(oval(208, 404, 6, 10), { fill: null, edge: 1.1 }),
  shape(box(17, 428, 266, 40), { fill: 'grey', tone: { at: (_, v) => 0.5 * v, angle: 0.05 }, edge: 2 }),
  ...strokes('M80 428 L74 466 M150 428 L150 466 M220 428 L226 466', 1.3, 'none'),
  ...bellows,
]

const bellows: Drawing = [
  outlined('M236 318 C262 322 274 346 266 374 L250 414 L242 414 L222 372 C214 346 220 322 236 318 Z', {
    fill: 'red',
    tone: { dark: 0.7, depth: 14 },
    edge: 2,
  }),
  outlined('M236 330 C252 332 260 350 254 370 L246 390 L232 368 C228 350 230 334 236 330 Z', {
    fill: 'brown',
    tone: 0.5,
    edge: 1.6,
  }),
  shape(oval(243, 352, 6), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  outlined('M241 414 L252 414 L250 444 L245 444 Z', { fill: 'yellow', tone: 0.6, edge: 1.6 }),
  shape(
    band(
      [
        [238, 320],
        [230, 286],
      ],
      [9, 7],
      { straight: true, round: true },
    ),
    { fill: 'brown', tone: 0.5, edge: 1.6 },
  ),
  shape(
    band(
      [
        [250, 322],
        [258, 288],
      ],
      [9, 7],
      { straight: true, round: true },
    ),
    { fill: 'brown', tone: 0.5, edge: 1.6 },
  ),
]
