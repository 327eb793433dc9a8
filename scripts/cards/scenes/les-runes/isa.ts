import { star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { fir, hills, snow } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A frozen lake mirrors the stone; icicles hang over it, and one clear star. */
export const scene = (): Drawing => [
  ...star(228, 146, 15),
  ...hills('0 258, 70 214, 120 240, 200 198, 300 236', 'sky', 330),
  ...snow('40 236, 70 214, 100 230, 90 240, 70 234'),
  ...snow('160 220, 200 198, 236 212, 224 222, 200 216'),
  ...fir(36, 314, 96),
  ...fir(270, 308, 112),
  ground(trace('0 322, 110 310, 200 318, 300 306'), 'white', 380, 0.2),
  shape(box(17, 356, 266, 112), { fill: 'sky', tone: { at: (_, v) => 0.35 * v, angle: 0 }, edge: 1.9 }),
  outlined('M92 358 L98 424 L132 452 L170 446 L202 410 L208 358 Z', {
    fill: 'grey',
    tone: { base: 0.45, angle: 0 },
    edge: 0.8,
  }),
  ...strokes('M34 388 L88 380 L74 404 L104 432 M280 376 L232 392 L250 424 L216 446 M250 424 L282 430', 1.5),
  ...runeStone('isa', { x: 150, y: 362, form: 'tall', scale: 1.04 }),
  ...snow('74 360, 110 348, 160 354, 214 348, 232 360, 190 368, 120 368'),
  ...[30, 50, 74, 96, 118, 184, 204, 250, 270].map((x, index) =>
    outlined(`M${x - 9} 50 L${x} ${92 + ((index * 29) % 46)} L${x + 9} 50 Z`, {
      fill: 'white',
      tone: { dark: 0.5, depth: 6 },
      edge: 1.6,
    }),
  ),
]
