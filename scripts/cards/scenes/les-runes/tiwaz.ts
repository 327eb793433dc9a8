import { star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A star holds the pole of the night; below, a spear is planted beside the stone. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 300), { fill: 'night', tone: { base: 0.12, angle: 0.1 }, edge: 0 }),
  ...[44, 66].map((r) => line(oval(150, 112, r, r * 0.62), 1.1, 'none', 'sky')),
  ...star(150, 112, 30),
  ...trace('52 84, 84 150, 232 78, 256 146, 48 200, 216 162, 250 216, 70 116').flatMap(([x, y], index) =>
    star(x, y, 4 + (index % 3) * 1.6, 'white', 6),
  ),
  ...hills('0 292, 80 262, 170 284, 300 254', 'blue', 360),
  ground(trace('0 342, 100 326, 200 336, 300 320'), 'green', 470, 0.7),
  ...runeStone('tiwaz', { x: 134, y: 412, form: 'round', scale: 0.94, size: 1.5 }),
  ...strokes('M234 452 L234 206', 7.5, 'none'),
  ...strokes('M234 452 L234 206', 4.6, 'none', 'brown'),
  outlined('M234 156 L248 196 L240 214 L228 214 L220 196 Z', { fill: 'sky', tone: { dark: 0.6, depth: 8 }, edge: 1.8 }),
  ...strokes('M234 162 L234 210', 1.3),
  outlined('M227 214 L241 214 L240 232 L228 232 Z', { fill: 'yellow', tone: 0.5, edge: 1.5 }),
  ...grass(trace('42 410, 62 444, 118 452, 180 448, 222 456, 262 424'), 14),
]
