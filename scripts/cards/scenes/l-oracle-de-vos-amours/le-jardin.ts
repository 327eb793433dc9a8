import { leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { ground, tree, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A watering can over three young shoots; behind, a low wall with a gate ajar. */
export const scene = (): Drawing => [
  shape(oval(70, 108, 27), { fill: 'yellow', tone: { dark: 0.3, depth: 12 }, edge: 1.7 }),
  ground(
    [
      [0, 210],
      [90, 194],
      [200, 204],
      [300, 190],
    ],
    'sky',
    250,
    0.3,
  ),
  ...tree(252, 222, 96),
  ...tree(32, 230, 60),
  ...wall(17, 224, 176, 62, 'grey', 15),
  ...wall(262, 224, 24, 62, 'grey', 15),
  ...gate,
  ground(
    [
      [0, 288],
      [100, 282],
      [200, 288],
      [300, 282],
    ],
    'green',
    470,
    0.5,
  ),
  outlined('M36 372 C80 354 210 354 256 372 C276 392 262 430 236 440 L52 440 C26 426 20 392 36 372 Z', {
    fill: 'brown',
    tone: { at: (_, v) => 0.5 * v, angle: 0.1 },
    edge: 1.9,
  }),
  ...strokes('M50 396 Q90 390 120 396 M160 412 Q200 406 240 412 M64 424 Q110 418 150 424', 1.3),
  ...[80, 138, 196].flatMap((x, index) => shoot(x, 400 - (index === 1 ? 6 : 0), 0.9 + index * 0.14)),
  ...place(can, { x: 176, y: 276, turn: -0.4, scale: 0.95 }),
  ...[-3, -2, -1, 0, 1, 2, 3].map((jet) =>
    line(
      curve([
        [96 + jet * 2, 312 + jet],
        [92 + jet * 8, 340],
        [94 + jet * 13, 376],
      ]),
      1.5,
      'end',
      'blue',
    ),
  ),
]

const gate: Drawing = [
  shape(box(193, 206, 10, 80), { fill: 'white', tone: 0.6, edge: 1.7 }),
  shape(box(253, 206, 10, 80), { fill: 'white', tone: 0.6, edge: 1.7 }),
  ...[204, 216, 228, 240].map((x, index) =>
    outlined(
      `M${x} ${292 + index * 4} L${x} ${222 + index * 3} L${x + 4} ${214 + index * 3} L${x + 8} ${222 + index * 3} L${x + 8} ${293 + index * 4} Z`,
      { fill: 'red', tone: 0.5, edge: 1.5 },
    ),
  ),
  ...strokes('M203 240 L250 252 M203 272 L250 286', 3.6, 'none'),
]

const shoot = (x: number, y: number, scale: number): Drawing => [
  ...strokes(`M${x} ${y} L${x} ${y - 24 * scale}`, 2.6, 'none', 'green'),
  ...leaf({ x, y: y - 16 * scale, turn: -0.5, scale }),
  ...leaf({ x, y: y - 16 * scale, turn: Math.PI + 0.5, scale }),
  ...leaf({ x, y: y - 24 * scale, turn: -1.2, scale: scale * 0.7 }),
  ...leaf({ x, y: y - 24 * scale, turn: -1.9, scale: scale * 0.7 }),
]

const can: Drawing = [
  shape(
    band(
      [
        [38, -30],
        [74, -34],
        [66, 18],
        [40, 34],
      ],
      [7, 8, 7],
    ),
    { fill: 'blue', tone: 0.5, edge: 1.7 },
  ),
  shape(
    band(
      [
        [-36, 24],
        [-62, 0],
        [-78, -26],
      ],
      [15, 11, 9],
      { straight: true },
    ),
    { fill: 'blue', tone: 0.6, edge: 1.8 },
  ),
  outlined('M-90 -18 L-68 -36 L-74 -44 L-98 -26 Z', { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  shape(box(-40, -38, 82, 80), { fill: 'blue', tone: { dark: 0.8, depth: 28 }, edge: 2 }),
  shape(oval(1, -38, 41, 9), { fill: 'night', edge: 1.8 }),
  ...strokes('M-40 -12 L42 -12 M-40 22 L42 22', 1.6, 'none'),
  shape(
    band(
      [
        [-34, -42],
        [0, -72],
        [36, -42],
      ],
      [6, 7, 6],
    ),
    { fill: 'blue', tone: 0.5, edge: 1.6 },
  ),
]
