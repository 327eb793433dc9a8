import { leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { sun } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** Under the stone the earth is cut open: a seed has sent down its root and a shoot waits. */
export const scene = (): Drawing => [
  ...sun(66, 112, 22, 17),
  ...hills('0 236, 90 218, 190 232, 300 208', 'sky', 300),
  ground(trace('0 296, 90 284, 200 290, 300 280'), 'green', 340, 0.3),
  shape([...curve(trace('0 322, 90 314, 200 318, 300 310')), [300, 470], [0, 470]], {
    fill: 'brown',
    tone: { at: (_, v) => 0.15 + 0.5 * v, angle: 0.1 },
    edge: 2,
  }),
  ...runeStone('ingwaz', { x: 158, y: 326, form: 'round', scale: 0.98, up: 132, size: 1.75 }),
  ...grass(trace('40 318, 70 316, 92 318, 226 314, 250 312, 274 312'), 14),
  ...strokes(
    'M150 398 C146 420 156 436 148 464 M150 416 C138 428 128 434 118 436 M151 430 C164 440 176 442 190 448',
    2.6,
    'end',
    'white',
  ),
  ...strokes('M150 372 C148 360 154 352 150 340', 3.6, 'none', 'green'),
  ...leaf({ x: 150, y: 346, turn: -0.7, scale: 0.8 }),
  outlined('M150 364 C170 366 176 388 150 404 C124 388 130 366 150 364 Z', {
    fill: 'yellow',
    tone: { dark: 0.6, depth: 12 },
    edge: 1.9,
  }),
  ...strokes('M150 368 Q142 384 150 400', 1.3),
  ...trace('60 370, 92 416, 222 380, 254 430, 70 446, 236 352, 204 430').map(([x, y], index) =>
    shape(oval(x, y, 9 - (index % 3) * 2, 6 - (index % 2)), { fill: 'grey', tone: 0.6, edge: 1.4 }),
  ),
]
