import { rose } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A closed chest without a key; above it a rose hangs head down from a string. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 330), {
    fill: 'night',
    tone: { at: (u, v) => 0.5 * (Math.hypot(u - 0.5, v - 0.35) - 0.25), angle: 0.62 },
    edge: 0,
  }),
  outlined('M60 76 C110 56 190 56 240 76 L232 300 C200 330 100 330 68 300 Z', {
    fill: 'sky',
    tone: { dark: 0.4, depth: 26 },
    edge: 1.8,
  }),
  ...strokes('M150 50 L150 88', 1.6, 'none'),
  ...strokes('M150 88 C138 96 142 108 150 100 C158 108 162 96 150 88 M150 100 L150 138', 2.4, 'none', 'green'),
  ...rose({ x: 150, y: 132, turn: Math.PI, scale: 1.15 }),
  outlined('M148 112 Q120 112 110 128 Q134 136 148 122 Z', { fill: 'green', tone: 0.5, edge: 1.5 }),
  outlined('M152 118 Q180 116 190 134 Q166 142 152 126 Z', { fill: 'green', tone: 0.5, edge: 1.5 }),
  ...[
    [124, 240],
    [170, 254],
    [140, 266],
  ].flatMap(([x = 0, y = 0], turn) => place(petal, { x, y, turn })),
  shape(box(17, 380, 266, 90), {
    fill: 'brown',
    tone: { base: 0.04, at: (_, v) => 0.5 * v * v, angle: 0.04 },
    edge: 1.8,
    folds: [
      fold(
        [
          [17, 410],
          [283, 408],
        ],
        0,
        1.1,
      ),
      fold(
        [
          [17, 440],
          [283, 442],
        ],
        0,
        1.1,
      ),
    ],
  }),
  ...chest,
]

const petal: Drawing = [outlined('M-8 0 Q0 -8 9 0 Q0 7 -8 0 Z', { fill: 'red', tone: 0.4, edge: 1.3 })]

const chest: Drawing = [
  shape(box(72, 340, 156, 76), { fill: 'red', tone: { dark: 0.8, depth: 30 }, edge: 2 }),
  outlined('M64 340 C64 300 84 288 104 288 L196 288 C216 288 236 300 236 340 Z', {
    fill: 'red',
    tone: { dark: 0.6, depth: 26 },
    edge: 2,
  }),
  ...[92, 192].flatMap((x) => [
    shape(box(x, 290, 16, 50), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
    shape(box(x, 340, 16, 76), { fill: 'yellow', tone: 0.6, edge: 1.6 }),
    ...[300, 322, 356, 402].map((y) => shape(oval(x + 8, y, 2.2), { fill: 'white', edge: 1 })),
  ]),
  line(
    [
      [64, 340],
      [236, 340],
    ],
    2.2,
    'none',
  ),
  // A corner of ribbon was caught by the lid.
  outlined('M204 340 C220 350 214 372 226 388 L210 384 L206 394 C202 372 196 356 192 340 Z', {
    fill: 'sky',
    tone: 0.5,
    edge: 1.5,
  }),
  outlined('M134 328 L166 328 L166 356 C166 370 134 370 134 356 Z', { fill: 'yellow', tone: 0.6, edge: 1.8 }),
  shape(oval(150, 344, 4), { fill: 'ink', edge: 1 }),
  outlined('M148 346 L152 346 L154 358 L146 358 Z', { fill: 'ink', tone: null, edge: 0.8 }),
]
