import { flower } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { rays, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** The sun rises behind the stone; a butterfly opens its wings, the night draws back. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 250), { fill: 'sky', tone: { at: (_, v) => 0.35 * (1 - v), angle: 0 }, edge: 0 }),
  ...star(56, 80, 7, 'white', 6),
  ...star(244, 88, 6, 'white', 6),
  ...rays(150, 262, 108, 178, 22),
  shape(oval(150, 262, 108), { fill: 'yellow', tone: { dark: 0.3, depth: 30 }, edge: 2 }),
  ...hills('0 284, 80 268, 180 278, 300 260', 'blue', 350),
  ground(trace('0 328, 100 316, 200 322, 300 310'), 'green', 470, 0.5),
  ...runeStone('dagaz', { x: 150, y: 390, form: 'tall' }),
  ...place(butterfly, { x: 232, y: 384, turn: 0.3 }),
  ...trace('46 410, 74 440, 252 446, 214 436').flatMap(([x, y], index) =>
    flower({ x, y, scale: 0.8 }, index % 2 ? 'white' : 'red'),
  ),
  ...grass(trace('34 386, 60 426, 110 448, 158 452, 190 446, 268 424'), 14),
]

const wing = (side: 1 | -1): Drawing => [
  shape(blob(trace('0 -2, 10 -24, 30 -28, 32 -12, 18 0').map(([x, y]) => [x * side, y] as const)), {
    fill: 'red',
    tone: 0.4,
    edge: 1.6,
  }),
  shape(blob(trace('2 0, 20 2, 26 14, 14 22, 4 12').map(([x, y]) => [x * side, y] as const)), {
    fill: 'yellow',
    tone: 0.4,
    edge: 1.5,
  }),
  shape(oval(22 * side, -17, 3.4), { fill: 'white', edge: 1.2 }),
]

const butterfly: Drawing = [
  ...wing(1),
  ...wing(-1),
  shape(oval(0, 0, 3, 14), { fill: 'night', edge: 1.2 }),
  ...strokes('M-1 -13 Q-6 -22 -10 -24 M1 -13 Q6 -22 10 -24', 1.2),
]
