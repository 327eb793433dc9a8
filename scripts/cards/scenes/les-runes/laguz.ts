import { water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { fir, hills, reed } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A waterfall feeds a clear pool round the stone; a little boat lies at its edge. */
export const scene = (): Drawing => [
  ...hills('0 210, 60 180, 130 202, 300 186', 'sky', 362),
  outlined('M17 470 L17 210 C40 202 76 210 88 220 L94 300 L84 356 L60 372 Z', {
    fill: 'brown',
    tone: { dark: 0.5, base: 0.12, depth: 24 },
    edge: 2,
  }),
  ...fir(40, 216, 78),
  outlined('M60 214 C74 210 92 214 96 226 L104 300 L112 384 L70 388 L66 300 Z', {
    fill: 'white',
    tone: { base: 0.14, angle: 1.5 },
    edge: 1.8,
  }),
  ...strokes('M74 230 L82 376 M86 236 L96 376 M66 260 L74 340', 1.4, 'both', 'blue'),
  ...water(0, 356, 300, 114, 'blue'),
  ...runeStone('laguz', { x: 186, y: 398, form: 'tall', scale: 1.02 }),
  ...strokes(
    'M104 398 Q150 412 186 408 Q230 412 262 398 M96 412 Q150 428 196 422 Q240 424 276 410',
    2.2,
    'both',
    'white',
  ),
  ...trace('66 388, 82 394, 100 392, 116 386').map(([x, y]) =>
    shape(oval(x, y, 11, 8), { fill: 'white', tone: 0.3, edge: 1.4 }),
  ),
  outlined('M168 428 C184 450 244 450 266 422 L258 450 C244 464 196 466 180 452 Z', {
    fill: 'yellow',
    tone: { dark: 0.6, depth: 12 },
    edge: 1.9,
  }),
  ...strokes('M180 446 Q216 458 258 440', 1.3),
  ...strokes('M196 446 L160 462', 3.4, 'none', 'brown'),
  ...reed(30, 466, 60, 4),
  ...reed(46, 468, 44, -3),
]
