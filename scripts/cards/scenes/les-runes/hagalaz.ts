import { leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { cloud } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Hail falls, a heap of grains melts at the foot of the stone, and green shoots come up through it. */
export const scene = (): Drawing => [
  ...hills('0 250, 80 230, 170 244, 300 218', 'sky', 330),
  ground(trace('0 318, 100 304, 200 312, 300 300'), 'brown', 470, 0.45),
  ...runeStone('hagalaz', { x: 150, y: 386, form: 'tall' }),
  ...cloud(trace('34 80, 66 66, 100 78, 132 64, 166 76, 200 64, 232 78, 266 66'), 23, 'night'),
  ...trace('46 130, 70 166, 36 206, 60 246, 88 128, 240 132, 262 168, 236 204, 266 240, 244 274, 44 286').flatMap(
    ([x, y]) => [
      shape(oval(x, y, 5.4), { fill: 'white', tone: { dark: 0.5, depth: 4 }, edge: 1.4 }),
      ...strokes(`M${x - 5} ${y - 18} L${x - 2} ${y - 9}`, 1.2),
    ],
  ),
  ...trace(
    '90 404, 108 398, 126 406, 144 400, 162 406, 180 398, 198 404, 216 402, 100 412, 118 416, 138 416, 158 418, 178 414, 200 414, 128 426, 150 428, 172 426',
  ).map(([x, y]) => shape(oval(x, y, 10, 8.6), { fill: 'white', tone: { dark: 0.5, depth: 7 }, edge: 1.5 })),
  ...trace('44 414, 70 438, 104 452, 150 456, 196 450, 232 436, 262 412').flatMap(([x, y]) => [
    ...strokes(`M${x} ${y} L${x} ${y - 20}`, 2.6, 'none', 'green'),
    ...leaf({ x, y: y - 14, turn: -0.6, scale: 0.85 }),
    ...leaf({ x, y: y - 18, turn: Math.PI + 0.6, scale: 0.85 }),
  ]),
]
