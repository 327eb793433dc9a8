import { cattle } from '../../../../src/ui/art/engraving/kit/animals/cattle.ts'
import { cloud, drops } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { fir } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

/** An aurochs with far-reaching horns at the edge of a wood, under fine rain. */
export const scene = (): Drawing => [
  ...cloud(trace('40 74, 72 64, 106 72, 222 66, 252 74, 274 64'), 20, 'sky'),
  ...drops(trace('44 118, 76 140, 36 176, 252 116, 228 150, 262 190, 66 214, 242 232'), ['blue', 'sky']),
  ground(trace('0 308, 80 296, 180 304, 300 290'), 'green', 470, 0.6),
  ...fir(38, 316, 120),
  ...fir(268, 310, 140),
  ...fir(238, 318, 92),
  ...runeStone('uruz', { x: 142, y: 356, form: 'broad', up: 122 }),
  ...cattle('night', 1, { x: 126, y: 448, scale: 1.08 }),
  ...grass(trace('30 440, 84 458, 190 456, 258 440, 270 402, 232 376'), 15),
]
