import { flame, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { fir, hills, snow } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A small fire made by rubbing two pieces of wood; its light warms the stone in the snow. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 300), { fill: 'night', tone: { base: 0.15, angle: 0.1 }, edge: 0 }),
  ...star(62, 92, 8, 'white', 6),
  ...star(244, 84, 9, 'white', 6),
  ...star(226, 130, 5, 'white', 6),
  ...star(48, 150, 5, 'white', 6),
  ...hills('0 276, 80 258, 180 270, 300 250', 'blue', 350),
  ...fir(42, 330, 106),
  ...fir(264, 326, 126),
  ground(trace('0 334, 100 318, 200 328, 300 314'), 'white', 470, 0.35),
  ...runeStone('nauthiz', { x: 156, y: 388, form: 'leaning' }),
  ...snow('114 178, 120 160, 160 136, 208 124, 236 134, 234 152, 214 146, 170 156, 132 176'),
  shape(oval(112, 434, 64, 20), { fill: 'brown', tone: { dark: 0.5, depth: 16 }, edge: 1.8 }),
  ...flame(112, 432, 74),
  outlined('M62 444 L156 420 L160 430 L66 454 Z', { fill: 'brown', tone: 0.6, edge: 1.8 }),
  outlined('M66 420 L160 444 L156 454 L62 430 Z', { fill: 'yellow', tone: 0.6, edge: 1.8 }),
  ...strokes('M116 352 C104 336 128 322 114 304 M130 350 C122 338 136 330 130 318', 1.8, 'both', 'white'),
  outlined('M206 424 L262 412 L264 424 L208 436 Z M212 440 L268 430 L270 442 L214 452 Z', {
    fill: 'brown',
    tone: 0.6,
    edge: 1.7,
  }),
]
