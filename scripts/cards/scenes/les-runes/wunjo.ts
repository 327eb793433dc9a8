import { flower } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { sun } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird, hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold } from '../../../../src/ui/art/engraving/marks.ts'
import { curve } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A meadow in flower on a fine day, a pennant flying beside the stone. */
export const scene = (): Drawing => [
  ...sun(78, 118, 26, 22),
  ...hills('0 250, 90 232, 180 246, 300 222', 'sky', 320),
  ...tree(268, 290, 84),
  ground(trace('0 300, 90 286, 200 296, 300 282'), 'green', 470, 0.35),
  ...strokes('M222 400 L222 92', 5, 'none'),
  ...strokes('M222 400 L222 92', 2.6, 'none', 'yellow'),
  outlined('M224 96 C244 88 256 106 280 96 L266 122 L280 146 C256 154 244 138 224 146 Z', {
    fill: 'red',
    tone: 0.5,
    edge: 1.8,
    folds: [fold(curve(trace('240 96, 246 120, 240 142')), -5, 1.1)],
  }),
  ...runeStone('wunjo', { x: 136, y: 396, form: 'leaning', scale: 0.98 }),
  ...bird([150, 92], 11),
  ...bird([178, 116], 8),
  ...grass(trace('40 372, 232 380, 270 404, 30 430, 150 450, 208 448'), 14),
  ...trace('48 408, 88 436, 246 424, 206 420, 136 430, 270 450, 40 452, 178 454').flatMap(([x, y], index) =>
    flower({ x, y, scale: 0.8 }, (['red', 'white', 'yellow', 'sky'] as const)[index % 4] ?? 'red'),
  ),
]
