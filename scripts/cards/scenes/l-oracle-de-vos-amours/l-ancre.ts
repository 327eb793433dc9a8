import { cloud } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An anchor leans on a quay, a gull on its ring, a coil of rope at its foot; the sea is calm. */
export const scene = (): Drawing => [
  ...cloud(
    [
      [226, 116],
      [246, 106],
      [268, 118],
    ],
    17,
    'white',
  ),
  ...water(0, 238, 300, 120, 'blue'),
  outlined('M40 246 L66 246 L62 254 L44 254 Z', { fill: 'brown', tone: null, edge: 1.3 }),
  outlined('M54 212 L54 244 L70 240 Z', { fill: 'white', tone: 0.3, edge: 1.4 }),
  shape(box(17, 346, 266, 122), { fill: 'grey', tone: { at: (_, v) => 0.4 * v, angle: 0.04 }, edge: 2.1 }),
  outlined('M17 346 L283 346 L283 366 L17 366 Z', { fill: 'white', tone: { dark: 0.4, depth: 9 }, edge: 1.9 }),
  ...strokes(
    'M70 366 L66 408 M150 366 L150 408 M232 366 L236 408 M17 408 L283 408 M110 408 L108 464 M194 408 L196 464',
    1.4,
    'none',
  ),
  ...place(anchor, { x: 150, y: 274, turn: 0.14 }),
  ...gull,
  ...coil,
]

const anchor: Drawing = [
  shape([oval(0, -122, 21), oval(0, -122, 13)], { fill: 'yellow', tone: { dark: 0.6, depth: 8 }, edge: 1.9 }),
  outlined('M-8 -104 L8 -104 L10 100 L-10 100 Z', { fill: 'night', tone: { dark: 0.6, depth: 8 }, edge: 2 }),
  outlined('M-62 -84 C-70 -84 -70 -70 -62 -70 L62 -70 C70 -70 70 -84 62 -84 Z', {
    fill: 'brown',
    tone: 0.7,
    edge: 2,
    folds: [
      fold(
        [
          [-58, -77],
          [58, -77],
        ],
        0,
        1,
      ),
    ],
  }),
  outlined(
    'M-96 34 L-104 72 L-90 64 C-74 104 -40 124 0 130 C40 124 74 104 90 64 L104 72 L96 34 L66 56 L78 60 C62 90 36 104 0 106 C-36 104 -62 90 -78 60 L-66 56 Z',
    { fill: 'night', tone: { dark: 0.7, depth: 12 }, edge: 2.1 },
  ),
  ...strokes('M-3 -96 L-4 90 M-82 76 Q-54 108 -14 118', 2, 'both', 'sky'),
]

const gull: Drawing = [
  ...strokes('M158 126 L160 142 M172 126 L174 140', 2.4, 'none', 'yellow'),
  outlined('M204 108 L242 98 L232 108 L240 114 L206 120 Z', { fill: 'night', tone: null, edge: 1.6 }),
  outlined('M146 88 C150 76 166 76 172 88 C186 90 206 98 212 110 C204 124 176 132 158 126 C146 120 144 104 146 88 Z', {
    fill: 'white',
    tone: { dark: 0.5, depth: 14 },
    edge: 1.9,
  }),
  outlined('M168 98 C184 94 204 100 222 106 C208 118 184 122 172 112 Z', { fill: 'sky', tone: 0.5, edge: 1.6 }),
  outlined('M147 86 L128 90 L146 96 Z', { fill: 'yellow', tone: null, edge: 1.5 }),
  shape(oval(156, 86, 2.2), { fill: 'ink', edge: 0.6 }),
]

const coil: Drawing = [
  ...[0, 1, 2, 3].flatMap((turn) => [
    shape([oval(206, 426 - turn * 10, 46 - turn * 3, 15), oval(206, 424 - turn * 10, 34 - turn * 3, 8)], {
      fill: 'yellow',
      tone: { dark: 0.5, depth: 9 },
      edge: 1.8,
    }),
    ...[-36, -22, -8, 8, 22, 36].map((x) =>
      line(
        [
          [206 + x - 3, 432 - turn * 10 + (40 - Math.abs(x)) * 0.1],
          [206 + x + 4, 437 - turn * 10 + (40 - Math.abs(x)) * 0.1],
        ],
        1.2,
      ),
    ),
  ]),
  ...strokes('M172 400 C150 410 150 434 120 440 C100 444 92 434 96 426', 7, 'none'),
  ...strokes('M172 400 C150 410 150 434 120 440 C100 444 92 434 96 426', 4.2, 'none', 'yellow'),
]
