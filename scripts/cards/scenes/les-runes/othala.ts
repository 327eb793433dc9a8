import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A long house under its turf roof, a fence round it, smoke rising; the stone stands by the gate. */
export const scene = (): Drawing => [
  ...hills('0 206, 80 184, 180 200, 300 174', 'sky', 280),
  ground(trace('0 268, 100 254, 200 262, 300 250'), 'green', 470, 0.4),
  ...strokes('M92 168 C84 152 104 140 94 122 C86 106 108 98 102 82', 3, 'both', 'grey'),
  outlined('M30 286 L30 240 L150 240 L150 286 Z', { fill: 'brown', tone: { dark: 0.5, depth: 16 }, edge: 1.9 }),
  ...strokes('M48 242 L48 284 M66 242 L66 284 M114 242 L114 284 M132 242 L132 284', 1.2),
  outlined('M80 286 L80 254 L102 254 L102 286 Z', { fill: 'night', edge: 1.7 }),
  outlined('M18 246 C30 206 60 180 90 176 C126 178 152 208 164 246 C120 232 60 232 18 246 Z', {
    fill: 'green',
    tone: { dark: 0.7, depth: 22 },
    edge: 2,
  }),
  ...grass(trace('50 206, 78 186, 112 188, 138 214, 34 232'), 9),
  ...runeStone('othala', { x: 204, y: 400, form: 'leaning', scale: 0.98 }),
  ...[24, 48, 72, 96, 120].flatMap((x, index) => [
    outlined(
      `M${x} 396 L${x + 1} ${336 - (index % 2) * 4} L${x + 6} ${328 - (index % 2) * 4} L${x + 11} ${336 - (index % 2) * 4} L${x + 12} 396 Z`,
      { fill: 'yellow', tone: 0.6, edge: 1.6 },
    ),
  ]),
  ...['M17 350 L134 346 L134 355 L17 359 Z', 'M17 376 L134 374 L134 383 L17 385 Z'].map((rail) =>
    outlined(rail, { fill: 'brown', tone: 0.5, edge: 1.5 }),
  ),
  outlined('M120 468 C126 430 110 400 136 372 L158 374 C150 404 176 430 196 468 Z', {
    fill: 'yellow',
    tone: { base: 0.1, angle: 0.2 },
    edge: 1.7,
  }),
  ...grass(trace('36 420, 70 440, 98 424, 226 430, 262 416, 250 452, 50 458'), 14),
]
