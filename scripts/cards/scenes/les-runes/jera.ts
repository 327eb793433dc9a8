import { sun } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { ear, hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold } from '../../../../src/ui/art/engraving/marks.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Sheaves and a sickle at the foot of the stone, stubble behind, a mild autumn sun. */
export const scene = (): Drawing => [
  ...sun(232, 116, 24, 19),
  ...hills('0 240, 80 220, 180 236, 300 212', 'green', 300),
  ground(trace('0 286, 100 272, 200 280, 300 268'), 'yellow', 470, 0.35),
  ...trace('36 318, 62 330, 88 312, 226 306, 252 322, 272 304, 44 352, 70 366, 240 348, 266 362').flatMap(([x, y]) =>
    strokes(`M${x - 5} ${y} L${x - 6} ${y - 11} M${x} ${y} L${x} ${y - 13} M${x + 5} ${y} L${x + 7} ${y - 11}`, 1.4),
  ),
  ...runeStone('jera', { x: 138, y: 388, form: 'round', scale: 1.02 }),
  ...sheaf(66, 452),
  ...sheaf(214, 456),
  outlined('M120 430 C124 404 170 396 180 424 C168 410 140 412 134 434 Z', { fill: 'sky', tone: 0.5, edge: 1.8 }),
  outlined('M119 428 L136 432 L130 460 L118 457 Z', { fill: 'brown', tone: 0.6, edge: 1.7 }),
]

function sheaf(x: number, y: number): Drawing {
  return [
    ...[-3, -2, -1, 0, 1, 2, 3].flatMap((lean) => ear({ x: x + lean * 3, y: y - 22, turn: lean * 0.16, scale: 1.12 })),
    outlined(`M${x - 20} ${y} L${x - 10} ${y - 36} L${x + 10} ${y - 36} L${x + 20} ${y} Z`, {
      fill: 'yellow',
      tone: 0.6,
      edge: 1.7,
      folds: [
        fold(trace(`${x - 4} ${y - 30}, ${x - 8} ${y}`), 0, 1),
        fold(trace(`${x + 4} ${y - 30}, ${x + 8} ${y}`), 0, 1),
      ],
    }),
    outlined(`M${x - 12} ${y - 42} L${x + 12} ${y - 42} L${x + 13} ${y - 32} L${x - 13} ${y - 32} Z`, {
      fill: 'red',
      tone: 0.4,
      edge: 1.5,
    }),
  ]
}
