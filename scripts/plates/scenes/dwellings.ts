import { moon, rays, star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree } from '../../../src/ui/art/engraving/kit/things/land.ts'
import { wheel } from '../../../src/ui/art/engraving/kit/things/tools.ts'
import { type Drawing, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../src/ui/art/engraving/strokes.ts'
import { house, key, land, sky, stars, tufts } from '../kit.ts'

/** A stepped temple of brick under the belt of stars that its priests named. */
const zodiacOrigin = (): Drawing => [
  ...sky('night', 0.3),
  ...stars('40 70, 84 40, 130 28, 190 18, 250 14, 310 20, 366 36, 412 62, 446 96, 60 120, 420 140, 24 30, 456 30'),
  ...strokes('M40 70 L84 40 L130 28 L190 18 L250 14 L310 20 L366 36 L412 62 L446 96', 0.9, 'none', 'yellow'),
  ...moon(372, 108, 26, 14),
  land('-10 236, 100 226, 240 232, 380 224, 490 234', 'brown', 0.5),
  ...(
    [
      [70, 206, 300, 44],
      [104, 166, 232, 42],
      [138, 128, 164, 40],
      [172, 92, 96, 38],
    ] as const
  ).flatMap(([x, y, wide, high]) => [
    shape(box(x, y, wide, high), { fill: 'flesh', tone: { dark: 0.7, depth: wide * 0.3 }, edge: 1.8 }),
    ...strokes(
      Array.from(
        { length: Math.floor(wide / 22) },
        (_, i) => `M${x + 14 + i * 22} ${y + 6} L${x + 14 + i * 22} ${y + high - 4}`,
      ).join(' '),
      1,
    ),
    shape(box(x - 5, y - 4, wide + 10, 7), { fill: 'red', tone: 0.4, edge: 1.5 }),
  ]),
  outlined('M198 250 L210 92 L232 92 L244 250 Z', { fill: 'paper', tone: { dark: 0.4, depth: 8 }, edge: 1.6 }),
  ...strokes(
    Array.from(
      { length: 15 },
      (_, i) => `M${199 + i * 0.75} ${244 - i * 10.4} L${243 - i * 0.75} ${244 - i * 10.4}`,
    ).join(' '),
    1.1,
    'none',
  ),
  outlined('M209 92 L209 72 Q221 56 233 72 L233 92 Z', { fill: 'yellow', tone: null, edge: 1.5 }),
  ...(
    [
      [420, 250],
      [448, 262],
    ] as const
  ).flatMap(([x, y]) => palm(x, y)),
  ...tufts('30 268, 90 282, 300 276, 350 288'),
]

const palm = (x: number, y: number): Drawing => [
  ...strokes(`M${x} ${y} Q${x - 6} ${y - 30} ${x - 2} ${y - 58}`, 5, 'none', 'brown'),
  ...[-1, -0.5, 0.5, 1].map((lean) =>
    outlined(
      `M${x - 2} ${y - 58} Q${x + lean * 18} ${y - 78 + Math.abs(lean) * 6} ${x + lean * 34} ${y - 54 - (1 - Math.abs(lean)) * 26} Q${x + lean * 16} ${y - 66} ${x - 2} ${y - 54} Z`,
      { fill: 'green', tone: 0.5, edge: 1.3 },
    ),
  ),
]

/** A cart with a lamp, a chair and a plant leaves one house for another on the hill. */
const moving = (): Drawing => [
  ...sky('paper', 0.2),
  ...rays(92, 70, 26, 46, 14, ['yellow', 'yellow']),
  shape(oval(92, 70, 26), { fill: 'yellow', tone: { dark: 0.5, depth: 18 }, edge: 1.7 }),
  land('-10 190, 100 196, 220 176, 330 128, 420 104, 490 112', 'sky', 0.4),
  ...house({ x: 396, y: 118, scale: 0.9 }, 'red'),
  ...tree(452, 122, 62),
  land('-10 226, 110 232, 250 222, 370 204, 490 196', 'green', 0.6),
  outlined(
    'M-10 268 C120 262 230 258 320 222 C352 206 372 170 378 122 L392 122 C388 184 372 222 336 246 C260 288 140 296 -10 304 Z',
    { fill: 'paper', tone: { dark: 0.3, depth: 18 }, edge: 1.6 },
  ),
  ...strokes('M118 222 L60 238', 5, 'none', 'brown'),
  shape(box(112, 206, 128, 22), { fill: 'brown', tone: { dark: 0.6, depth: 18 }, edge: 1.8 }),
  shape(box(124, 150, 40, 56), { fill: 'red', tone: { dark: 0.6, depth: 18 }, edge: 1.7 }),
  ...strokes('M124 168 L164 168 M124 186 L164 186', 1.2, 'none'),
  ...[159, 177, 195].map((y) => shape(oval(144, y, 2.4), { fill: 'yellow', edge: 1 })),
  outlined('M172 206 L172 160 L178 160 L178 182 L204 182 L204 206 L198 206 L198 190 L178 190 L178 206 Z', {
    fill: 'yellow',
    tone: 0.5,
    edge: 1.5,
  }),
  outlined('M212 206 L216 186 L234 186 L238 206 Z', { fill: 'flesh', tone: 0.5, edge: 1.5 }),
  ...[-1, -0.2, 0.7].map((lean) =>
    outlined(`M225 186 Q${225 + lean * 10 - 5} 168 ${225 + lean * 24} 152 Q${225 + lean * 14 + 8} 172 225 186 Z`, {
      fill: 'green',
      tone: 0.5,
      edge: 1.3,
    }),
  ),
  ...wheel({ x: 142, y: 240, scale: 0.52 }, 'yellow', 8),
  ...wheel({ x: 216, y: 236, scale: 0.52 }, 'yellow', 8),
  ...tufts('280 282, 330 272, 420 252, 450 284, 30 256'),
]

/** A house cut open: twelve rooms, each with its own light. */
const houses = (): Drawing => {
  const tints = [
    'yellow',
    'sky',
    'white',
    'flesh',
    'red',
    'white',
    'sky',
    'night',
    'yellow',
    'blue',
    'white',
    'night',
  ] as const
  const rooms = tints.flatMap((fill, index): Drawing => {
    const [x, y] = [116 + (index % 4) * 62, 92 + Math.floor(index / 4) * 58]
    return [
      shape(box(x, y, 58, 54), { fill, tone: { at: (u) => 0.3 * (u - 0.3), angle: 1.3 }, edge: 1.6 }),
      ...place(furniture[index] ?? [], { x: x + 29, y: y + 52 }),
    ]
  })
  return [
    ...sky('paper', 0.2),
    ...stars('50 50, 430 60, 396 30, 84 30', 'red'),
    land('-10 268, 120 258, 240 264, 360 256, 490 266', 'green', 0.5),
    shape(box(338, 34, 22, 44), { fill: 'brown', tone: 0.6, edge: 1.6 }),
    outlined('M92 92 L240 26 L388 92 Z', { fill: 'red', tone: { dark: 0.7, depth: 50 }, edge: 2 }),
    shape(box(108, 86, 264, 184), { fill: 'brown', tone: null, edge: 2 }),
    ...rooms,
    ...tree(58, 276, 92),
    ...tree(428, 274, 78),
  ]
}

const furniture: readonly Drawing[] = [
  [shape(oval(0, -28, 12), { fill: 'white', edge: 1.5 }), shape(box(-2, -16, 4, 16), { fill: 'brown', edge: 1.2 })],
  [
    ...(
      [
        [-12, -4],
        [0, -4],
        [12, -4],
        [-6, -11],
        [6, -11],
        [0, -18],
      ] as const
    ).map(([x, y]) => shape(oval(x, y, 7, 4), { fill: 'yellow', edge: 1.2 })),
  ],
  [
    shape(box(-20, -24, 40, 5), { fill: 'brown', edge: 1.3 }),
    ...strokes('M-16 -19 L-16 0 M16 -19 L16 0', 2.4, 'none'),
    outlined('M-8 -24 L8 -24 L6 -36 L-6 -36 Z', { fill: 'blue', edge: 1.2 }),
  ],
  [
    shape(box(-24, -18, 48, 18), { fill: 'red', tone: 0.5, edge: 1.5 }),
    shape(box(-24, -28, 14, 12), { fill: 'white', edge: 1.3 }),
  ],
  [...star(0, -24, 15, 'yellow', 5)],
  [
    shape(box(-16, -12, 32, 12), { fill: 'brown', edge: 1.3 }),
    ...strokes('M-8 -12 L-10 -34 M2 -12 L2 -38 M10 -12 L13 -32', 1.6, 'end'),
  ],
  [shape(oval(-8, -26, 10), { fill: 'white', edge: 1.5 }), shape(oval(8, -26, 10), { fill: null, edge: 1.5 })],
  [...key({ x: -16, y: -24, scale: 0.4 })],
  [
    shape(box(-20, -8, 40, 8), { fill: 'red', edge: 1.3 }),
    shape(box(-16, -16, 34, 8), { fill: 'blue', edge: 1.3 }),
    shape(box(-18, -24, 32, 8), { fill: 'green', edge: 1.3 }),
  ],
  [...strokes('M0 0 L0 -40', 2, 'none'), outlined('M0 -40 L22 -33 L0 -26 Z', { fill: 'red', edge: 1.3 })],
  [
    ...[-14, 0, 14].flatMap(
      (x): Drawing => [
        shape(oval(x, -20, 6), { fill: 'flesh', edge: 1.2 }),
        outlined(`M${x - 8} 0 Q${x} -22 ${x + 8} 0 Z`, { fill: 'blue', edge: 1.2 }),
      ],
    ),
  ],
  [outlined('M8 -40 C-14 -36 -14 -10 8 -6 C-2 -14 -2 -32 8 -40 Z', { fill: 'yellow', edge: 1.4 })],
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  'd-ou-vient-le-zodiaque': zodiacOrigin,
  'demenager-ce-que-dit-la-maison-quatre': moving,
  'les-maisons-astrologiques-visite-guidee': houses,
}
