import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Two open umbrellas meet under light rain, one dark, one pale; a puddle mirrors them as one shape. */
export const scene = (): Drawing => [
  ...rain,
  ...place(umbrella('white', 'red'), { x: 208, y: 196, turn: 0.3 }),
  ...place(umbrella('night', 'blue'), { x: 92, y: 196, turn: -0.3 }),
  outlined('M17 352 Q150 336 283 352 L283 470 L17 470 Z', {
    fill: 'grey',
    tone: { at: (_, v) => 0.35 * v, angle: 0.04 },
    edge: 1.9,
  }),
  ...strokes('M17 372 L70 368 M230 366 L283 372 M17 448 L60 450 M236 452 L283 448', 1.2),
  outlined(
    'M48 402 C56 376 106 370 150 376 C200 368 248 380 252 404 C254 432 206 446 150 442 C92 448 44 430 48 402 Z',
    { fill: 'sky', tone: { dark: 0.4, depth: 16, angle: 0 }, edge: 1.8 },
  ),
  // What is mirrored is a single shape.
  outlined(
    'M82 394 L218 394 C222 416 200 430 182 424 C168 420 156 412 150 404 C144 412 132 420 118 424 C100 430 78 416 82 394 Z',
    { fill: 'night', tone: null, edge: 1.2 },
  ),
  ...strokes('M64 408 L92 412 M206 412 L238 408 M120 436 L178 436', 1.6, 'both', 'white'),
  ...[
    [100, 396],
    [196, 390],
  ].flatMap(([x = 0, y = 0]) => [
    shape(oval(x, y, 9, 3), { fill: null, edge: 1.1 }),
    ...strokes(`M${x} ${y} L${x} ${y - 12}`, 1.4),
  ]),
]

const umbrella = (tint: Tint, other: Tint): Drawing => [
  ...strokes('M0 -84 L0 116 Q0 134 14 134 Q26 134 26 120', 5, 'none'),
  ...strokes('M0 -84 L0 116 Q0 134 14 134 Q26 134 26 120', 2.6, 'none', 'brown'),
  outlined(
    'M-78 10 C-78 -92 78 -92 78 10 Q65 -6 52 10 Q39 -8 26 10 Q13 -8 0 10 Q-13 -8 -26 10 Q-39 -8 -52 10 Q-65 -6 -78 10 Z',
    {
      fill: tint,
      tone: { dark: 0.7, depth: 26 },
      edge: 2,
      folds: [
        fold(
          curve([
            [0, -66],
            [-34, -40],
            [-52, 10],
          ]),
          0,
          1.3,
        ),
        fold(
          curve([
            [0, -66],
            [-16, -34],
            [-26, 10],
          ]),
          0,
          1.3,
        ),
        fold(
          [
            [0, -66],
            [0, 10],
          ],
          0,
          1.3,
        ),
        fold(
          curve([
            [0, -66],
            [16, -34],
            [26, 10],
          ]),
          0,
          1.3,
        ),
        fold(
          curve([
            [0, -66],
            [34, -40],
            [52, 10],
          ]),
          0,
          1.3,
        ),
      ],
    },
  ),
  outlined('M0 -66 C16 -40 24 -16 26 10 Q13 -8 0 10 Z', { fill: other, tone: 0.4, edge: 1.3 }),
  outlined('M0 -66 C-34 -44 -46 -20 -52 10 Q-39 -8 -26 10 C-24 -16 -16 -42 0 -66 Z', {
    fill: other,
    tone: 0.4,
    edge: 1.3,
  }),
  shape(oval(0, -80, 3.4, 8), { fill: 'yellow', edge: 1.3 }),
]

const rain: Drawing = Array.from({ length: 34 }, (_, index) => {
  const x = 26 + ((index * 71) % 262)
  const y = 62 + ((index * 47) % 270)
  return strokes(`M${x} ${y} L${x - 6} ${y + 17}`, 1.3)
}).flat()
