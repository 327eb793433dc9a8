import { branch, flower } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An oval mirror shows in full blossom the branch that is bare in its vase before it. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 320), { fill: 'paper', tone: { at: (u) => 0.3 * (u - 0.45), angle: 1.35 }, edge: 0 }),
  ...strokes('M150 320 L112 372 M166 320 L208 372', 9, 'none'),
  ...strokes('M150 320 L112 372 M166 320 L208 372', 5.6, 'none', 'brown'),
  shape([oval(158, 190, 88, 128), oval(158, 190, 74, 113)], {
    fill: 'brown',
    tone: { dark: 0.8, depth: 12 },
    edge: 2.1,
  }),
  shape(oval(158, 190, 74, 113), { fill: 'sky', tone: { dark: 0.5, depth: 26 }, edge: 1.8 }),
  outlined('M150 62 C146 54 152 50 158 50 C164 50 170 54 166 62 Z', { fill: 'yellow', tone: null, edge: 1.6 }),
  ...strokes('M104 150 L142 102 M108 172 L158 108', 1.8, 'both', 'white'),
  ...blossoming,
  outlined('M17 368 L283 360 L283 470 L17 470 Z', {
    fill: 'brown',
    tone: { at: (_, v) => 0.45 * v, angle: 0.04 },
    edge: 2,
    folds: [
      fold(
        [
          [17, 404],
          [283, 400],
        ],
        0,
        1.1,
      ),
      fold(
        [
          [17, 440],
          [283, 438],
        ],
        0,
        1.1,
      ),
    ],
  }),
  ...bare,
]

const twigs = (x: number, y: number) =>
  branch(
    [
      [x, y],
      [x + 4, y - 60],
      [x - 6, y - 112],
      [x + 4, y - 158],
    ],
    5,
    [],
  ).concat(
    branch(
      [
        [x + 3, y - 52],
        [x + 24, y - 84],
        [x + 30, y - 112],
      ],
      3.4,
      [],
    ),
    branch(
      [
        [x - 4, y - 94],
        [x - 26, y - 116],
        [x - 32, y - 136],
      ],
      3.4,
      [],
    ),
    branch(
      [
        [x - 2, y - 124],
        [x + 14, y - 140],
      ],
      2.8,
      [],
    ),
  )

const blossoming: Drawing = [
  ...twigs(168, 278),
  ...[
    [172, 120, 0.72],
    [198, 166, 0.66],
    [136, 142, 0.62],
    [182, 138, 0.56],
    [160, 166, 0.66],
    [190, 194, 0.58],
    [146, 184, 0.56],
    [170, 216, 0.6],
    [150, 118, 0.5],
    [206, 142, 0.48],
  ].flatMap(([x = 0, y = 0, scale = 1], index) =>
    flower({ x, y, scale, turn: index * 0.5 }, index % 3 ? 'white' : 'red'),
  ),
]

const bare: Drawing = place(
  [
    ...twigs(96, 344),
    outlined('M78 336 C64 352 62 388 78 412 L116 412 C132 388 130 352 114 336 L118 326 L74 326 Z', {
      fill: 'blue',
      tone: { dark: 0.8, depth: 24 },
      edge: 2,
    }),
    shape(oval(96, 326, 22, 6), { fill: 'night', edge: 1.6 }),
    ...strokes('M72 356 Q68 376 76 396', 2.2, 'both', 'white'),
    ...strokes('M92 326 L94 316 M100 326 L99 318', 3, 'none', 'brown'),
  ],
  { x: 0, y: 0 },
)
