import { horse } from '../../../../src/ui/art/engraving/kit/animals/horse.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

/** A white horse and a brown one walk side by side before the stone. */
export const scene = (): Drawing => [
  ...hills('0 224, 80 204, 180 220, 300 196', 'sky', 310),
  ground(trace('0 296, 100 284, 200 290, 300 278'), 'green', 470, 0.4),
  ...runeStone('ehwaz', { x: 132, y: 330, form: 'round', scale: 1 }),
  ...horse('brown', { x: 168, y: 428, scale: 0.86 }, { mane: 'night' }),
  ...horse('white', { x: 122, y: 452, scale: 0.9 }, { mane: 'yellow' }),
  ...grass(trace('30 330, 254 316, 268 360, 34 396, 48 460, 150 462, 240 458, 270 446'), 14),
]
