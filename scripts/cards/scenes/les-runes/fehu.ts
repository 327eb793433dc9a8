import { cattle } from '../../../../src/ui/art/engraving/kit/animals/cattle.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

/** A red cow grazes before the stone, another lies further up the meadow. */
export const scene = (): Drawing => [
  ...hills('0 214, 60 190, 120 206, 200 178, 300 206', 'sky', 300),
  ground(trace('0 286, 90 268, 200 276, 300 262'), 'green', 470, 0.4),
  ...cattle('white', 0.1, { x: 240, y: 300, scale: 0.42, flip: true }),
  ...runeStone('fehu', { x: 128, y: 352, form: 'tall' }),
  ...grass(trace('50 352, 92 356, 210 350, 262 346, 250 400, 40 412'), 14),
  ...cattle('red', 0.15, { x: 152, y: 446, scale: 0.94 }),
  ...grass(trace('36 452, 106 456, 160 454, 270 452'), 13),
]
