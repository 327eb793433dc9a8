import { flower } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Two birches in new leaf lean towards the stone; catkins hang, primroses are out. */
export const scene = (): Drawing => [
  ...hills('0 250, 90 234, 190 248, 300 224', 'sky', 320),
  ground(trace('0 318, 100 304, 200 312, 300 300'), 'green', 470, 0.4),
  ...birch('44 430, 50 320, 40 210, 58 96'),
  ...birch('258 424, 250 316, 262 210, 240 92'),
  ...runeStone('berkano', { x: 150, y: 398, form: 'leaning', scale: 0.98 }),
  ...trace('60 100, 30 90, 58 76, 88 88, 40 122, 76 118, 106 76, 222 84, 252 74, 272 96, 234 112, 266 128, 200 74').map(
    ([x, y]) => shape(oval(x, y, 19, 15), { fill: 'green', tone: { dark: 0.6, depth: 12 }, edge: 1.5 }),
  ),
  ...trace('36 136, 70 134, 100 94, 212 98, 238 128, 268 146').flatMap(([x, y]) => [
    ...strokes(`M${x} ${y - 8} L${x} ${y}`, 1.4, 'none'),
    shape(oval(x, y + 9, 3.6, 10), { fill: 'yellow', tone: 0.5, edge: 1.3 }),
  ]),
  ...trace('86 430, 122 446, 168 440, 204 450, 230 428').flatMap(([x, y]) => flower({ x, y, scale: 0.72 }, 'white')),
  ...grass(trace('64 446, 104 452, 146 456, 188 456, 250 450, 90 396, 214 392'), 14),
]

/** A white trunk with dark marks. */
function birch(way: string): Drawing {
  const points = trace(way)
  const marks = curve(points)
    .filter((_, index) => index % 3 === 1)
    .flatMap(([x, y], index) =>
      strokes(index % 2 ? `M${x - 9} ${y} L${x + 1} ${y + 2}` : `M${x} ${y} L${x + 10} ${y - 2}`, 3),
    )
  return [shape(band(points, [26, 21, 18, 9]), { fill: 'white', tone: { dark: 0.6, depth: 9 }, edge: 1.9 }), ...marks]
}
