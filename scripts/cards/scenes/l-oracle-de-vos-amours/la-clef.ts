import { leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A plank door ajar, light in the gap, a big key in its lock, ivy over the hinge. */
export const scene = (): Drawing => [
  ...wall(17, 50, 266, 416, 'grey', 30),
  outlined('M64 440 L64 168 C64 100 236 100 236 168 L236 440 Z', { fill: 'white', tone: null, edge: 2.2 }),
  outlined('M76 440 L76 172 C76 114 224 114 224 172 L224 440 Z', { fill: 'yellow', tone: null, edge: 1.7 }),
  ...strokes(
    'M188 158 L214 150 M188 196 L222 192 M188 236 L222 236 M188 276 L222 280 M188 318 L222 326 M188 362 L222 374',
    2,
    'end',
    'white',
  ),
  outlined('M76 440 L76 172 C76 138 130 124 186 140 L186 456 Z', {
    fill: 'brown',
    tone: { dark: 0.7, depth: 26 },
    edge: 2.1,
    folds: [
      fold(
        [
          [103, 142],
          [103, 446],
        ],
        -5,
        1.5,
      ),
      fold(
        [
          [131, 134],
          [131, 449],
        ],
        -5,
        1.5,
      ),
      fold(
        [
          [158, 135],
          [158, 452],
        ],
        -5,
        1.5,
      ),
    ],
  }),
  outlined('M76 196 L150 194 C160 188 170 194 166 202 C164 210 156 210 150 206 L76 210 Z', {
    fill: 'night',
    tone: null,
    edge: 1.5,
  }),
  outlined('M76 372 L150 376 C160 370 170 376 166 384 C164 392 156 392 150 388 L76 386 Z', {
    fill: 'night',
    tone: null,
    edge: 1.5,
  }),
  shape(box(138, 246, 38, 60), { fill: 'grey', tone: { dark: 0.7, depth: 12 }, edge: 1.9 }),
  ...[
    [143, 252],
    [171, 252],
    [143, 300],
    [171, 300],
  ].map(([x = 0, y = 0]) => shape(oval(x, y, 2.2), { fill: 'white', edge: 1 })),
  shape(oval(157, 268, 5), { fill: 'ink', edge: 1 }),
  ...key,
  ...ivy,
  outlined('M40 440 L260 440 L272 470 L28 470 Z', { fill: 'white', tone: { dark: 0.5, depth: 14 }, edge: 2 }),
]

const key: Drawing = [
  shape(box(152, 266, 10, 62), { fill: 'yellow', tone: 0.6, edge: 1.7 }),
  shape(box(148, 276, 18, 6), { fill: 'yellow', edge: 1.4 }),
  shape(box(148, 318, 18, 7), { fill: 'yellow', edge: 1.5 }),
  shape([oval(157, 350, 26, 24), oval(157, 350, 15, 13)], { fill: 'yellow', tone: { dark: 0.7, depth: 9 }, edge: 1.9 }),
  shape(oval(157, 376, 5), { fill: 'yellow', edge: 1.5 }),
]

const ivy: Drawing = [
  ...strokes('M40 466 C32 400 62 356 52 300 C44 250 70 214 64 168 C62 140 82 118 108 104', 3, 'none', 'green'),
  ...strokes('M58 250 C72 246 88 236 96 222', 2.2, 'none', 'green'),
  ...[
    [42, 430, 2.6],
    [44, 412, 0.2],
    [52, 374, 2.9],
    [56, 352, -0.3],
    [52, 318, 3.4],
    [52, 292, 0.1],
    [54, 262, 3.3],
    [62, 226, -2.6],
    [66, 200, 0.2],
    [64, 176, 3.3],
    [70, 146, -2.4],
    [80, 126, 0.5],
    [94, 112, -1.8],
    [108, 104, 0.2],
    [74, 244, 1.1],
    [88, 232, -1.2],
    [96, 222, 0],
  ].flatMap(([x = 0, y = 0, turn = 0]) => leaf({ x, y, turn, scale: 0.95 })),
]
