import { sun } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold } from '../../../../src/ui/art/engraving/marks.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A great sun above the stone; on the bright sea, a ship under sail. */
export const scene = (): Drawing => [
  ...sun(150, 112, 34, 26),
  ...water(0, 262, 300, 90, 'sky'),
  outlined('M208 296 C222 310 262 310 276 292 L270 314 C256 322 228 322 216 314 Z', {
    fill: 'brown',
    tone: 0.6,
    edge: 1.7,
  }),
  ...strokes('M243 304 L243 236', 2.6, 'none'),
  outlined(
    'M220 244 C228 238 258 238 266 244 C270 262 268 278 262 290 C250 284 236 284 224 290 C218 278 216 262 220 244 Z',
    {
      fill: 'red',
      tone: 0.4,
      edge: 1.7,
      folds: [fold(trace('234 240, 232 286'), 0, 1.4), fold(trace('252 240, 254 286'), 0, 1.4)],
    },
  ),
  ground(trace('0 362, 80 346, 190 352, 300 338'), 'green', 470, 0.4),
  ...runeStone('sowilo', { x: 128, y: 436, form: 'broad', scale: 0.98, up: 124 }),
  ...bird([56, 226], 10),
  ...bird([40, 250], 8),
  ...grass(trace('34 436, 80 452, 150 456, 226 430, 256 398, 266 446'), 14),
]
