import { rays, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Half a sun behind a hill, the last star, a cockerel that sings on a wall. */
export const scene = (): Drawing => [
  ...star(216, 92, 17, 'white'),
  ...rays(150, 250, 60, 134, 24, ['red', 'yellow']),
  shape(oval(150, 250, 62), { fill: 'yellow', tone: { dark: 0.7, depth: 34 }, edge: 2.2 }),
  ground(
    [
      [0, 272],
      [80, 246],
      [160, 242],
      [240, 254],
      [300, 270],
    ],
    'blue',
    330,
    0.5,
  ),
  ground(
    [
      [0, 322],
      [90, 292],
      [190, 304],
      [300, 288],
    ],
    'green',
    420,
    0.5,
  ),
  ...wall(0, 372, 196, 74, 'grey', 17),
  ground(
    [
      [0, 440],
      [150, 434],
      [300, 424],
    ],
    'yellow',
    470,
    0.5,
  ),
  ...grass(
    [
      [40, 446],
      [214, 440],
      [262, 436],
      [130, 452],
    ],
    13,
  ),
  ...cockerel,
]

const cockerel: Drawing = [
  // Tail feathers, from the longest to the shortest.
  outlined('M62 318 C36 302 22 270 34 240 C44 250 52 280 74 300 Z', { fill: 'blue', tone: 0.6, edge: 1.6 }),
  outlined('M66 316 C44 290 40 262 58 238 C64 256 66 284 82 302 Z', { fill: 'night', tone: 0.4, edge: 1.6 }),
  outlined('M70 314 C60 292 60 270 76 252 C80 270 80 290 90 306 Z', { fill: 'blue', tone: 0.6, edge: 1.6 }),
  ...strokes(
    'M92 356 L88 372 L78 374 M88 372 L96 374 M106 356 L106 372 L96 374 M106 372 L114 374',
    2.4,
    'none',
    'brown',
  ),
  outlined(
    'M62 312 C70 296 90 296 104 300 C112 284 112 270 116 258 C126 250 136 258 134 272 C134 296 134 326 120 346 C110 360 88 362 76 350 C64 340 58 324 62 312 Z',
    {
      fill: 'red',
      tone: { dark: 0.8, depth: 20 },
      edge: 1.8,
      folds: [
        fold(
          curve([
            [116, 276],
            [122, 290],
            [120, 306],
          ]),
          -6,
          1,
        ),
        fold(
          curve([
            [110, 290],
            [113, 304],
            [108, 316],
          ]),
          -6,
          1,
        ),
      ],
    },
  ),
  outlined('M72 318 C84 306 104 312 110 322 C104 338 86 342 74 334 Z', { fill: 'yellow', tone: 0.6, edge: 1.5 }),
  ...strokes('M80 322 Q94 324 104 322 M80 330 Q92 332 100 330', 1),
  // Comb, open beak, wattle, eye.
  outlined('M114 258 C108 246 116 242 119 248 C120 236 128 236 128 246 C134 238 140 246 135 256 Z', {
    fill: 'red',
    tone: 0.4,
    edge: 1.5,
  }),
  outlined('M132 262 L152 250 L136 268 L150 274 L133 276 Z', { fill: 'yellow', tone: null, edge: 1.5 }),
  outlined('M128 276 C124 286 128 294 132 290 C136 286 134 280 132 276 Z', { fill: 'red', tone: null, edge: 1.3 }),
  shape(oval(125, 262, 2.6), { fill: 'white', edge: 1.2 }),
]
