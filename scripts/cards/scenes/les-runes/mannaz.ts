import { profile } from '../../../../src/ui/art/engraving/kit/face.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined } from '../../../../src/ui/art/engraving/strokes.ts'

/** Two hooded people face each other before the stone. */
export const scene = (): Drawing => [
  ...hills('0 236, 80 218, 180 232, 300 208', 'sky', 320),
  ground(trace('0 308, 100 296, 200 302, 300 290'), 'green', 470, 0.4),
  ...runeStone('mannaz', { x: 150, y: 346, form: 'broad', scale: 1.08, up: 126, size: 1.5 }),
  ...person('red', 'yellow', false),
  ...place(person('blue', 'white', true), { x: 300, flip: true }),
  ...grass(trace('140 440, 160 452, 150 410'), 14),
]

/** To the waist in a hooded cloak, on the left, looking right. */
const person = (cloak: 'red' | 'blue', trim: 'yellow' | 'white', old: boolean): Drawing => [
  shape(blob(trace('56 342, 84 330, 104 346, 106 392, 92 404, 58 400, 46 372')), {
    fill: cloak,
    tone: { dark: 0.6, depth: 14 },
    edge: 1.9,
  }),
  ...profile({ x: 82, y: 372, scale: 0.54, old }),
  outlined('M17 470 L17 424 C30 404 48 396 62 396 C66 408 84 416 98 410 C118 420 128 442 132 470 Z', {
    fill: cloak,
    tone: { dark: 0.6, depth: 20 },
    edge: 2,
    folds: [
      fold(curve(trace('52 404, 44 430, 48 466')), -7, 1.2),
      fold(curve(trace('96 416, 104 440, 104 466')), -7, 1.2),
    ],
  }),
  outlined('M56 392 C64 412 88 420 104 410 L108 420 C90 432 62 424 50 400 Z', { fill: trim, tone: 0.4, edge: 1.6 }),
  shape(oval(94, 424, 6), { fill: 'yellow', tone: 0.5, edge: 1.5 }),
]
