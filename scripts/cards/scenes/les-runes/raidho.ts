import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird, hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { wheel } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A road climbs out of sight past a milestone; a cart's wheel rests against it. */
export const scene = (): Drawing => [
  shape(oval(66, 112, 25), { fill: 'yellow', tone: { dark: 0.3, depth: 12 }, edge: 1.7 }),
  ...hills('0 240, 70 204, 150 226, 230 186, 300 216', 'sky', 320),
  ground(trace('0 290, 90 262, 190 272, 300 240'), 'green', 470, 0.45),
  outlined(
    'M150 468 C120 430 60 420 62 380 C64 344 190 352 214 322 C230 300 176 292 190 272 L204 272 C194 290 262 298 250 328 C236 362 126 360 124 384 C124 412 240 420 270 468 Z',
    { fill: 'yellow', tone: { base: 0.12, angle: 0.2 }, edge: 1.8 },
  ),
  ...strokes('M110 408 Q150 430 180 452 M96 372 Q140 354 180 350 M214 336 Q230 322 220 308', 1.3),
  ...runeStone('raidho', { x: 122, y: 390, form: 'round', scale: 0.98 }),
  ...wheel({ x: 222, y: 396, scale: 1.05 }, 'brown', 8),
  ...bird([218, 116], 14),
  ...bird([248, 144], 10),
  ...grass(trace('40 404, 30 440, 76 450, 276 372, 60 330'), 14),
]
