import { flame, rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A table laid for two: one plate upright, the other turned over, a half-burnt candle, an empty chair. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 250), {
    fill: 'sky',
    tone: { at: (u, v) => 0.42 * (Math.hypot(u - 0.5, (v - 0.5) * 0.9) - 0.2), angle: 0.5 },
    edge: 0,
  }),
  ...rays(150, 158, 44, 92, 24, ['yellow', 'white']),
  shape(oval(150, 158, 46), { fill: 'yellow', tone: { base: 0.03, dark: 0.3, depth: 16 }, edge: 1.6 }),
  ...chair,
  ...flame(150, 186, 52, ['red', 'white']),
  shape(box(139, 184, 22, 78), { fill: 'white', tone: { dark: 0.7, depth: 11 }, edge: 1.7 }),
  outlined('M139 190 Q142 214 146 200 Q150 226 154 202 Q158 212 161 194 L161 184 L139 184 Z', {
    fill: 'white',
    tone: null,
    edge: 1.3,
  }),
  // Table cloth.
  outlined('M17 300 L56 262 L244 262 L283 300 L283 466 L17 466 Z', { fill: 'white', tone: null, edge: 2 }),
  outlined(
    'M17 312 L283 312 L283 400 Q266 424 250 404 Q232 382 216 406 Q198 428 182 404 Q166 382 150 406 Q132 428 116 404 Q100 382 84 406 Q66 428 50 404 Q34 386 17 400 Z',
    {
      fill: 'white',
      tone: { dark: 0.6, depth: 22 },
      edge: 1.9,
      folds: [84, 150, 216].map((x) =>
        fold(
          curve([
            [x, 322],
            [x - 3, 360],
            [x, 400],
          ]),
          -8,
          1.2,
        ),
      ),
    },
  ),
  ...strokes('M17 326 L283 326 M17 331 L283 331', 1.1, 'none', 'red'),
  shape(oval(150, 262, 24, 6), { fill: 'yellow', tone: 0.6, edge: 1.6 }),
  ...plates,
  outlined('M17 430 L283 430 L283 470 L17 470 Z', { fill: 'brown', tone: { base: 0.3, angle: 0.05 }, edge: 1.6 }),
]

const chair: Drawing = [
  shape(box(196, 148, 9, 130), { fill: 'brown', tone: 0.6, edge: 1.7 }),
  shape(box(250, 148, 9, 130), { fill: 'brown', tone: 0.6, edge: 1.7 }),
  ...[160, 192, 224].map((y) =>
    outlined(`M203 ${y} Q228 ${y - 10} 252 ${y} L252 ${y + 13} Q228 ${y + 4} 203 ${y + 13} Z`, {
      fill: 'brown',
      tone: 0.5,
      edge: 1.6,
    }),
  ),
  shape(oval(200.5, 146, 6), { fill: 'brown', edge: 1.5 }),
  shape(oval(254.5, 146, 6), { fill: 'brown', edge: 1.5 }),
]

const plates: Drawing = [
  shape(oval(84, 286, 44, 13), { fill: 'white', tone: { dark: 0.5, depth: 8 }, edge: 1.8 }),
  shape(oval(84, 285, 28, 7), { fill: 'white', tone: { dark: 0.4, depth: 6 }, edge: 1.3 }),
  ...strokes('M34 296 L38 272 M34 272 L34 280 L42 280 L42 272 M130 296 L134 270', 2, 'none'),
  // Turned over: its foot is on top.
  outlined('M154 294 C162 278 182 272 200 272 C218 272 238 278 246 294 C226 300 174 300 154 294 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 14 },
    edge: 1.8,
  }),
  shape(oval(200, 273, 17, 4.6), { fill: 'white', tone: 0.4, edge: 1.5 }),
  ...strokes('M160 292 Q200 284 240 292', 1.2),
]
