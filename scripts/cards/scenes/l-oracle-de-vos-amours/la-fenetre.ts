import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An open casement, the curtain blown outwards, a pot of basil on the sill; beyond, a road climbs a hill. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 416), { fill: 'flesh', tone: { at: (u) => 0.32 * Math.abs(u - 0.5), angle: 1.2 }, edge: 0 }),
  shape(box(66, 84, 168, 254), { fill: 'white', edge: 2 }),
  shape(box(78, 96, 144, 242), { fill: 'sky', tone: { at: (_, v) => 0.28 * (1 - v) - 0.1, angle: 0 }, edge: 1.6 }),
  ...strokes('M96 122 Q104 114 112 121 Q120 114 128 122 M140 144 Q147 137 154 143 Q161 137 168 144', 1.5),
  hill,
  outlined(
    'M158 338 C150 300 186 286 178 258 C172 236 158 224 166 196 L171 196 C168 224 192 236 194 258 C198 290 176 306 190 338 Z',
    { fill: 'yellow', tone: 0.4, edge: 1.5 },
  ),
  ...strokes('M166 198 L160 186 M171 198 L176 186', 1.4),
  // The two leaves open outwards.
  outlined('M78 92 L46 76 L46 352 L78 338 Z', { fill: 'brown', tone: 0.5, edge: 1.9 }),
  outlined('M72 106 L54 98 L54 200 L72 204 Z M72 216 L54 214 L54 334 L72 326 Z', {
    fill: 'sky',
    tone: null,
    edge: 1.4,
  }),
  outlined('M222 92 L254 76 L254 352 L222 338 Z', { fill: 'brown', tone: 0.7, edge: 1.9 }),
  outlined('M228 106 L246 98 L246 200 L228 204 Z M228 216 L246 214 L246 334 L228 326 Z', {
    fill: 'sky',
    tone: null,
    edge: 1.4,
  }),
  curtain,
  ...strokes('M58 88 L242 88', 4, 'none', 'brown'),
  shape(oval(56, 88, 5), { fill: 'yellow', edge: 1.4 }),
  shape(oval(244, 88, 5), { fill: 'yellow', edge: 1.4 }),
  shape(box(40, 338, 220, 20), { fill: 'white', tone: { dark: 0.5, depth: 12 }, edge: 2 }),
  shape(box(54, 358, 192, 12), { fill: 'grey', tone: 0.6, edge: 1.6 }),
  ...bricks,
  ...basil,
]

const hill = ground(
  [
    [78, 268],
    [124, 216],
    [166, 192],
    [200, 210],
    [222, 236],
  ],
  'green',
  338,
  0.45,
)

const curtain = outlined(
  'M84 90 C124 92 150 94 168 90 C160 140 122 176 92 196 C70 214 46 226 28 254 C34 214 40 196 58 168 C74 140 84 118 84 90 Z',
  {
    fill: 'red',
    tone: { dark: 0.7, depth: 18 },
    edge: 1.8,
    folds: [
      fold(
        curve([
          [104, 92],
          [92, 144],
          [60, 186],
          [40, 224],
        ]),
        -8,
        1.2,
      ),
      fold(
        curve([
          [126, 93],
          [112, 148],
          [82, 186],
          [56, 216],
        ]),
        -8,
        1.2,
      ),
      fold(
        curve([
          [148, 92],
          [134, 142],
          [106, 176],
        ]),
        -7,
        1.2,
      ),
    ],
  },
)

const bricks: Drawing = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((place) =>
    shape(box(34 + place * 66 - (row % 2) * 30, 384 + row * 27, 54, 18), { fill: null, edge: 1.2 }),
  ),
)

const basil: Drawing = [
  outlined('M168 302 L218 302 L211 340 L175 340 Z', { fill: 'brown', tone: 0.8, edge: 1.8 }),
  shape(box(164, 296, 58, 9), { fill: 'brown', tone: 0.5, edge: 1.6 }),
  ...[
    [176, 284],
    [193, 288],
    [210, 284],
    [168, 268],
    [184, 266],
    [202, 266],
    [218, 268],
    [180, 250],
    [196, 246],
    [210, 252],
  ].map(([x = 0, y = 0], index) =>
    shape(oval(x, y, 12, 9), { fill: 'green', tone: { dark: 0.7, depth: 8, angle: index }, edge: 1.5 }),
  ),
]
