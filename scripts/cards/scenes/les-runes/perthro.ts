import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A leather pouch opens at the foot of the stone; slips of wood spill out, their marks still hidden. */
export const scene = (): Drawing => [
  ...hills('0 244, 80 226, 180 240, 300 216', 'sky', 330),
  ground(trace('0 314, 100 300, 200 308, 300 296'), 'green', 470, 0.4),
  ...runeStone('perthro', { x: 150, y: 362, form: 'tall', scale: 1.04 }),
  outlined('M30 408 L270 396 L284 468 L17 468 Z', { fill: 'white', tone: { base: 0.1, angle: 0.2 }, edge: 1.8 }),
  ...strokes('M40 424 L262 412 M34 452 L274 442', 1.2),
  ...slip(148, 424, 0.3),
  ...slip(192, 440, -0.5),
  ...slip(236, 424, 0.9),
  ...slip(126, 452, -0.2),
  ...slip(254, 454, 0.1),
  outlined('M42 446 C30 412 50 384 82 380 C104 382 124 396 128 414 C130 436 116 452 92 456 C70 458 50 456 42 446 Z', {
    fill: 'brown',
    tone: { dark: 0.7, depth: 22 },
    edge: 2,
    folds: [
      fold(curve(trace('70 384, 62 410, 68 440')), -6, 1.2),
      fold(curve(trace('94 384, 92 406, 98 430')), 0, 1.1),
    ],
  }),
  shape(oval(116, 420, 13, 24, 0, 6.3), { fill: 'night', edge: 1.8 }),
  ...strokes('M74 382 C66 366 80 356 92 368 C98 376 84 386 78 378 M92 372 C108 362 118 372 112 382', 3, 'none'),
  ...strokes(
    'M74 382 C66 366 80 356 92 368 C98 376 84 386 78 378 M92 372 C108 362 118 372 112 382',
    1.6,
    'none',
    'red',
  ),
  ...grass(trace('48 372, 236 366, 264 376, 38 346'), 13),
]

/** A slip of wood, face down. */
const slip = (x: number, y: number, turn: number): Drawing =>
  place(
    [
      outlined('M-18 -7 C-14 -9 14 -9 18 -7 L18 7 C14 9 -14 9 -18 7 Z', { fill: 'yellow', tone: 0.5, edge: 1.6 }),
      ...strokes('M-12 -2 Q0 -4 12 -1 M-10 3 Q2 1 11 4', 1),
    ],
    { x, y, turn },
  )
