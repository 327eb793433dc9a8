import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Two cranes dance face to face, beaks almost touching; a ring of footprints in the mud below. */
export const scene = (): Drawing => [
  shape(oval(150, 190, 104), { fill: 'red', tone: { base: 0.02, dark: 0.3, depth: 34 }, edge: 1.8 }),
  ground(
    [
      [0, 352],
      [90, 342],
      [210, 346],
      [300, 338],
    ],
    'green',
    470,
    0.3,
  ),
  shape(oval(150, 416, 108, 38), { fill: 'brown', tone: { dark: 0.5, depth: 18, angle: 0 }, edge: 1.9 }),
  ...prints,
  ...grass(
    [
      [34, 372],
      [262, 368],
      [40, 446],
      [262, 446],
    ],
    15,
  ),
  ...crane,
  ...place(crane, { x: 300, y: 0, flip: true }),
]

const crane: Drawing = [
  ...strokes('M92 296 L96 350 L88 392 M88 392 L78 398 M88 392 L92 400 M88 392 L102 396', 3, 'none'),
  ...strokes('M108 292 L122 330 L110 366', 3, 'none'),
  outlined('M70 272 L40 312 L56 308 L52 326 L68 316 L70 330 L96 296 Z', { fill: 'night', tone: 0.5, edge: 1.7 }),
  // Far wing, body, near wing.
  outlined('M96 232 C92 196 84 158 58 124 C78 132 84 132 86 126 C94 140 100 142 104 136 C112 168 120 200 118 236 Z', {
    fill: 'sky',
    tone: 0.5,
    edge: 1.8,
  }),
  outlined('M66 282 C64 252 84 226 108 222 C124 224 128 244 122 268 C116 294 90 306 72 300 C66 296 64 290 66 282 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 18 },
    edge: 1.9,
  }),
  outlined(
    'M98 252 C70 230 40 200 22 152 C34 160 42 160 44 152 C50 166 58 168 62 160 C68 174 76 176 80 168 C90 194 108 216 114 244 C112 256 104 258 98 252 Z',
    {
      fill: 'white',
      tone: { dark: 0.6, depth: 12 },
      edge: 1.9,
      folds: [
        fold(
          curve([
            [100, 244],
            [66, 208],
            [44, 164],
          ]),
          0,
          1.1,
        ),
        fold(
          curve([
            [106, 240],
            [80, 204],
            [64, 172],
          ]),
          0,
          1.1,
        ),
        fold(
          curve([
            [110, 236],
            [94, 208],
            [82, 182],
          ]),
          0,
          1.1,
        ),
      ],
    },
  ),
  outlined('M22 152 L30 178 L42 184 L44 152 Q36 162 22 152 Z', { fill: 'night', tone: null, edge: 1.5 }),
  // Neck, head, beak.
  outlined(
    'M102 232 C112 206 90 188 100 160 C104 142 116 134 126 138 L128 150 C118 150 112 160 112 172 C112 192 128 210 120 240 Z',
    { fill: 'white', tone: 0.5, edge: 1.8 },
  ),
  outlined('M112 146 C112 134 124 128 132 136 C136 142 134 150 126 152 C118 154 112 152 112 146 Z', {
    fill: 'white',
    tone: null,
    edge: 1.7,
  }),
  outlined('M114 138 C118 130 128 130 132 136 C126 140 120 140 114 138 Z', { fill: 'red', tone: null, edge: 1.3 }),
  outlined('M132 138 L147 118 L136 146 Z', { fill: 'yellow', tone: null, edge: 1.5 }),
  shape(oval(126, 143, 1.8), { fill: 'ink', edge: 0.6 }),
]

const prints: Drawing = Array.from({ length: 14 }, (_, index) => {
  const angle = (index / 14) * 2 * Math.PI
  const print = strokes('M0 0 L-7 -8 M0 0 L0 -11 M0 0 L7 -8 M0 0 L0 5', 1.9, 'end')
  return place(print, {
    x: 150 + 80 * Math.cos(angle),
    y: 417 + 25 * Math.sin(angle),
    turn: angle + Math.PI,
    scale: 0.9,
  })
}).flat()
