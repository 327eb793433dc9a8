import { grass, ground, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { fir, hills, reed } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An elk lifts its antlers from the reeds, beside the stone. */
export const scene = (): Drawing => [
  ...hills('0 232, 80 210, 180 226, 300 202', 'sky', 320),
  ...fir(270, 296, 96),
  ...water(0, 300, 300, 170, 'blue'),
  ground(trace('0 388, 60 366, 180 358, 300 380'), 'green', 470, 0.5),
  ...runeStone('algiz', { x: 202, y: 398, form: 'tall', scale: 0.96 }),
  ...place(elk, { x: 84, y: 326, scale: 1 }),
  ...reed(32, 462, 120, -6),
  ...reed(56, 466, 92, 4),
  ...reed(128, 466, 84, -4),
  ...reed(150, 462, 60, 6),
  ...reed(256, 462, 74, 5),
  ...reed(274, 466, 104, -6),
  ...grass(trace('40 462, 96 462, 176 456, 226 452, 262 462'), 18),
]

const antler = (side: 1 | -1): Drawing => [
  ...[
    '14 -60, 34 -84, 40 -118, 30 -150',
    '36 -92, 56 -104, 64 -130',
    '40 -112, 54 -128, 56 -152',
    '26 -74, 48 -76, 64 -90',
  ].map((way) =>
    shape(
      band(
        trace(way).map(([x, y]) => [x * side, y] as const),
        [10, 8, 6, 3],
      ),
      { fill: 'yellow', tone: 0.5, edge: 1.6 },
    ),
  ),
]

/** From the front, the chin on y = 40. */
const elk: Drawing = [
  ...antler(1),
  ...antler(-1),
  outlined('M-34 140 C-40 80 -30 40 -16 20 L16 20 C30 40 40 80 34 140 Z', {
    fill: 'brown',
    tone: { dark: 0.6, depth: 20 },
    edge: 1.9,
  }),
  ...[1, -1].map((side) =>
    shape(blob(trace('16 -44, 36 -54, 46 -44, 34 -34, 18 -32').map(([x, y]) => [x * side, y] as const)), {
      fill: 'brown',
      tone: 0.5,
      edge: 1.6,
    }),
  ),
  shape(blob(trace('0 -64, 17 -58, 21 -36, 15 -8, 19 16, 13 36, 0 42, -13 36, -19 16, -15 -8, -21 -36, -17 -58')), {
    fill: 'brown',
    tone: { dark: 0.6, depth: 15 },
    edge: 1.9,
  }),
  shape(blob(trace('-17 12, 0 8, 17 12, 15 30, 0 40, -15 30')), { fill: 'flesh', tone: 0.4, edge: 1.5 }),
  ...[10, -10].map((x) => shape(oval(x, -28, 3.4, 3), { fill: 'ink', edge: 0 })),
  ...[6, -6].map((x) => shape(oval(x, 20, 2.4, 1.8), { fill: 'ink', edge: 0 })),
  ...strokes('M-8 31 Q0 34 8 31 M-6 -48 L0 -20 L6 -48', 1.3),
]
