import { flame, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills, torch } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'

/** Two torches light the stone by night. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 330), { fill: 'night', tone: { base: 0.2, angle: 0.1 }, edge: 0 }),
  ...[54, 246].map((x) => shape(oval(x, 176, 46, 60), { fill: 'yellow', tone: { dark: 0.3, depth: 20 }, edge: 1.4 })),
  ...star(150, 82, 12),
  ...star(100, 74, 6, 'white', 6),
  ...star(204, 70, 6, 'white', 6),
  ...hills('0 330, 90 312, 200 324, 300 306', 'blue', 400),
  ground(trace('0 372, 100 360, 200 366, 300 356'), 'green', 470, 0.7),
  ...runeStone('kenaz', { x: 150, y: 414, form: 'broad', scale: 1.04, up: 124, size: 1.7 }),
  ...torch(210, { x: 54, y: 440 }),
  ...torch(210, { x: 246, y: 440 }),
  ...flame(54, 222, 92),
  ...flame(246, 222, 92),
  ...grass(trace('90 436, 130 448, 180 444, 212 452, 30 452, 270 450'), 14),
]
