import { raven } from '../../../../src/ui/art/engraving/kit/animals/raven.ts'
import { grass, ground, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird, fir, hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A raven speaks from the top of the stone; its breath curls in the air, a river comes to its mouth. */
export const scene = (): Drawing => [
  ...hills('0 266, 70 240, 150 262, 220 236, 300 256', 'sky', 330),
  ...water(0, 300, 300, 60, 'blue'),
  ...fir(262, 312, 84),
  ground(trace('0 366, 100 352, 200 360, 300 350'), 'green', 470, 0.5),
  outlined(
    'M17 466 C60 440 40 410 80 396 C120 384 96 366 120 350 L150 352 C140 372 150 388 116 404 C90 418 112 444 90 468 Z',
    {
      fill: 'blue',
      tone: { base: 0.2, angle: 0.4 },
      edge: 1.8,
    },
  ),
  ...strokes('M64 440 Q72 420 92 410 M112 392 Q124 384 128 372', 1.4),
  ...runeStone('ansuz', { x: 172, y: 424, form: 'tall', scale: 1.02 }),
  ...raven({ x: 158, y: 166, scale: 1.02 }),
  ...strokes(
    'M222 88 C240 76 262 84 262 100 C262 114 244 114 244 104 M226 104 C240 118 268 120 272 140 C274 154 256 154 256 144 M218 72 C230 60 246 60 252 68',
    2.2,
  ),
  ...bird([62, 112], 14),
  ...bird([92, 146], 10),
  ...bird([44, 172], 9),
  ...grass(trace('124 440, 214 452, 250 430, 276 452, 40 396'), 14),
]
