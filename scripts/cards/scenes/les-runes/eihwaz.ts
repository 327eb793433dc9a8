import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An old yew with red berries bends over the stone; its roots hold the bank. */
export const scene = (): Drawing => [
  ...hills('0 268, 90 250, 190 262, 300 244', 'sky', 330),
  ground(trace('0 340, 100 326, 200 334, 300 320'), 'green', 470, 0.5),
  shape(band(trace('254 400, 236 320, 246 240, 214 150, 190 96'), [74, 48, 44, 34, 20]), {
    fill: 'brown',
    tone: { dark: 0.8, depth: 22 },
    edge: 2,
    folds: [
      fold(curve(trace('244 396, 228 322, 238 250, 216 180')), -6, 1.3),
      fold(curve(trace('262 390, 248 330, 254 268')), 0, 1.2),
    ],
  }),
  ...['250 396, 222 424, 200 452', '258 398, 262 430, 252 462', '272 396, 284 420, 290 450'].map((way) =>
    shape(band(trace(way), [22, 13, 5]), { fill: 'brown', tone: 0.6, edge: 1.7 }),
  ),
  shape(band(trace('222 170, 168 128, 96 126, 48 152'), [22, 15, 10, 5]), { fill: 'brown', tone: 0.6, edge: 1.8 }),
  ...runeStone('eihwaz', { x: 128, y: 416, form: 'leaning', scale: 0.98 }),
  ...trace(
    '44 108, 78 92, 112 104, 60 140, 146 84, 178 100, 212 76, 246 92, 270 118, 238 134, 262 160, 30 138, 130 122, 196 124',
  ).map(([x, y]) => shape(oval(x, y, 24, 18), { fill: 'green', tone: { dark: 0.75, depth: 16 }, edge: 1.6 })),
  ...trace(
    '38 116, 66 100, 92 108, 58 146, 140 92, 172 106, 208 82, 240 100, 264 126, 230 138, 124 128, 192 130',
  ).flatMap(([x, y], index) => [
    ...strokes(`M${x - 8} ${y - 8} L${x + 8} ${y - 2} M${x - 10} ${y} L${x + 6} ${y + 6}`, 1.2),
    ...(index % 2 ? [] : [shape(oval(x + 4, y + 7, 4.6), { fill: 'red', tone: 0.4, edge: 1.3 })]),
  ]),
  ...grass(trace('40 400, 60 440, 120 448, 180 450, 30 366'), 14),
]
