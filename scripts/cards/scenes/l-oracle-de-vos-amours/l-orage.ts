import { cloud, drops } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A tree bent by the wind, a nest safe in its fork, lightning; roots grip the slope. */
export const scene = (): Drawing => [
  ...cloud(
    [
      [60, 76],
      [90, 64],
      [124, 74],
      [156, 62],
      [190, 72],
      [222, 64],
      [254, 78],
      [276, 66],
      [34, 66],
    ],
    24,
    'blue',
  ),
  outlined('M236 84 L206 138 L226 138 L198 196 L252 126 L230 126 L254 84 Z', { fill: 'yellow', tone: null, edge: 2 }),
  ...strokes('M30 128 Q70 118 106 130 M24 160 Q54 152 84 160 M190 236 Q230 226 274 238 M210 262 Q240 254 272 262', 1.6),
  ...drops(
    [
      [52, 196],
      [84, 226],
      [40, 256],
      [256, 288],
      [226, 310],
      [70, 290],
      [270, 216],
    ],
    ['sky', 'blue'],
  ),
  ground(
    [
      [0, 420],
      [90, 366],
      [180, 356],
      [300, 390],
    ],
    'green',
    470,
    0.55,
  ),
  ...roots,
  outlined(
    'M92 372 C104 330 96 292 112 254 C116 240 126 230 140 224 L154 238 C142 246 136 256 134 270 C128 310 136 340 146 368 Z',
    {
      fill: 'brown',
      tone: { dark: 0.8, depth: 20 },
      edge: 2,
      folds: [
        fold(
          curve([
            [112, 364],
            [116, 312],
            [122, 262],
          ]),
          -5,
          1.3,
        ),
      ],
    },
  ),
  bough(
    [
      [120, 254],
      [98, 216],
      [104, 176],
    ],
    [16, 10, 6],
  ),
  bough(
    [
      [140, 236],
      [176, 208],
      [222, 204],
    ],
    [18, 12, 7],
  ),
  ...foliage,
  ...nest,
  ...grass(
    [
      [40, 418],
      [210, 378],
      [252, 398],
      [70, 446],
      [180, 440],
      [240, 446],
    ],
    14,
  ),
]

function bough(points: [number, number][], widths: number[]) {
  return shape(band(points, widths), { fill: 'brown', tone: 0.6, edge: 1.8 })
}

// The wind comes from the left: everything leans to the right.
const foliage: Drawing = [
  [104, 168, 30],
  [132, 150, 28],
  [166, 158, 30],
  [198, 178, 30],
  [228, 200, 26],
  [160, 190, 24],
  [196, 208, 22],
].flatMap(([x = 0, y = 0, r = 1]) => [
  outlined(
    `M${x - r} ${y} C${x - r} ${y - r * 0.9} ${x + r * 0.6} ${y - r} ${x + r * 1.3} ${y - r * 0.3} L${x + r * 0.9} ${y - r * 0.1} L${x + r * 1.5} ${y + r * 0.2} L${x + r * 0.9} ${y + r * 0.3} C${x + r * 0.6} ${y + r * 0.9} ${x - r * 0.8} ${y + r * 0.8} ${x - r} ${y} Z`,
    { fill: 'green', tone: { dark: 0.7, depth: 16 }, edge: 1.7 },
  ),
  ...strokes(`M${x - r * 0.4} ${y} Q${x} ${y + r * 0.3} ${x + r * 0.5} ${y + r * 0.1}`, 1.3),
])

const nest: Drawing = place(
  [
    ...[-8, 2, 11].map((x) => shape(oval(x, -8, 6, 7), { fill: 'white', tone: { dark: 0.4, depth: 4 }, edge: 1.4 })),
    outlined('M-24 -8 C-22 14 22 14 26 -8 C14 -2 -12 -2 -24 -8 Z', { fill: 'yellow', tone: 0.6, edge: 1.8 }),
    ...strokes('M-20 -2 Q-8 6 4 2 M-8 8 Q6 10 18 2 M-28 -6 L-20 -2 M22 0 L30 -4', 1.3),
  ],
  { x: 128, y: 236 },
)

const roots: Drawing = [
  [
    [110, 366],
    [84, 384],
    [62, 420],
  ],
  [
    [120, 368],
    [112, 396],
    [96, 436],
  ],
  [
    [134, 366],
    [142, 396],
    [136, 432],
  ],
  [
    [142, 362],
    [172, 380],
    [190, 414],
  ],
].map((points) =>
  shape(
    band(
      points.map(([x = 0, y = 0]) => [x, y] as const),
      [16, 10, 4],
    ),
    { fill: 'brown', tone: 0.6, edge: 1.7 },
  ),
)
