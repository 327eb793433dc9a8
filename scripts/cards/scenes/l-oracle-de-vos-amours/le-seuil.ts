import { rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { plant, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A doorstep worn hollow with a pair of shoes; the door is wide open on light alone. */
export const scene = (): Drawing => [
  ...wall(17, 50, 266, 340, 'flesh', 28),
  outlined('M58 380 L58 160 C58 84 242 84 242 160 L242 380 Z', { fill: 'grey', tone: 0.5, edge: 2.2 }),
  ...strokes(
    'M58 200 L74 200 M58 260 L74 260 M58 320 L74 320 M226 200 L242 200 M226 260 L242 260 M226 320 L242 320 M84 112 L96 128 M216 112 L204 128 M150 92 L150 108',
    1.5,
    'none',
  ),
  outlined('M74 380 L74 164 C74 104 226 104 226 164 L226 380 Z', { fill: 'white', tone: null, edge: 1.8 }),
  ...rays(150, 196, 30, 66, 20, ['yellow', 'yellow']),
  shape(oval(150, 196, 30), { fill: 'yellow', tone: { dark: 0.3, depth: 12 }, edge: 1.7 }),
  ...strokes(
    'M150 274 L150 372 M126 270 L106 372 M174 270 L194 372 M104 252 L82 340 M196 252 L218 340',
    1.8,
    'end',
    'yellow',
  ),
  // The leaf of the door, open inwards on the right.
  outlined('M226 380 L226 164 C226 148 218 136 206 128 L206 360 Z', {
    fill: 'brown',
    tone: 0.7,
    edge: 1.9,
    folds: [
      fold(
        [
          [216, 140],
          [216, 368],
        ],
        0,
        1.2,
      ),
    ],
  }),
  shape(oval(211, 262, 3), { fill: 'yellow', edge: 1.2 }),
  outlined('M40 378 L108 378 C132 394 168 394 192 378 L260 378 L270 426 L30 426 Z', {
    fill: 'white',
    tone: { at: (u, v) => 0.3 * v + 0.3 * Math.max(0, 0.3 - Math.abs(u - 0.5)), angle: 0.03 },
    edge: 2.1,
  }),
  outlined('M17 426 L283 426 L283 470 L17 470 Z', {
    fill: 'grey',
    tone: { at: (_, v) => 0.5 * v, angle: 0.03 },
    edge: 2,
  }),
  ...strokes('M96 426 L90 466 M176 426 L180 466 M244 426 L256 466', 1.3, 'none'),
  ...place(shoe, { x: 96, y: 388, scale: 0.86 }),
  ...place(shoe, { x: 142, y: 396, scale: 0.86 }),
  ...plant(36, 430, 24),
  ...plant(268, 432, 20),
]

const shoe: Drawing = [
  outlined('M-24 -4 C-26 -22 -20 -32 -10 -32 C-2 -28 2 -18 18 -14 C32 -10 36 2 32 8 L-22 8 Z', {
    fill: 'red',
    tone: { dark: 0.7, depth: 9 },
    edge: 1.9,
    folds: [
      fold(
        curve([
          [-8, -28],
          [0, -12],
          [16, -10],
        ]),
        4,
        1.1,
      ),
    ],
  }),
  outlined('M-24 6 L34 6 L34 12 L-24 12 Z', { fill: 'night', tone: null, edge: 1.5 }),
  outlined('M-20 -28 C-12 -38 -4 -32 -4 -24 C-10 -20 -18 -22 -20 -28 Z', { fill: 'night', tone: null, edge: 1.4 }),
  ...strokes('M0 -18 L8 -24 M6 -14 L14 -20', 1.4),
]
