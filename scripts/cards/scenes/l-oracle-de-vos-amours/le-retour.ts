import { cloud } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground, tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A swallow comes back to its nest under the eaves; far below, hills and a winding river. */
export const scene = (): Drawing => [
  ...cloud(
    [
      [48, 118],
      [70, 108],
      [92, 120],
    ],
    18,
    'white',
  ),
  ground(
    [
      [0, 352],
      [70, 330],
      [140, 346],
      [220, 324],
      [300, 344],
    ],
    'sky',
    400,
    0.35,
  ),
  ground(
    [
      [0, 384],
      [80, 366],
      [180, 380],
      [300, 360],
    ],
    'green',
    470,
    0.5,
  ),
  outlined(
    'M118 372 C148 384 86 396 92 410 C98 424 168 424 160 444 C156 456 132 462 126 470 L196 470 C200 456 206 450 204 438 C202 420 128 420 124 408 C120 398 168 388 136 370 Z',
    { fill: 'blue', tone: { base: 0.05, at: (u) => 0.3 * u, angle: 0 }, edge: 1.7 },
  ),
  ...tree(54, 412, 46),
  ...tree(232, 408, 40),
  ...tree(256, 420, 52),
  ...eaves,
  ...nest,
  ...swallow,
  ...strokes('M40 282 Q46 276 52 281 Q58 276 64 282 M84 300 Q89 295 94 299 Q99 295 104 300', 1.6),
]

const eaves: Drawing = [
  shape(box(214, 50, 70, 270), { fill: 'flesh', tone: { dark: 0.5, depth: 30 }, edge: 1.9 }),
  ...strokes('M226 190 L246 190 M256 206 L276 206 M230 240 L252 240 M222 268 L240 268 M252 290 L274 290', 1.2),
  outlined('M150 50 L284 50 L284 92 L156 76 Z', { fill: 'red', tone: 0.6, edge: 2 }),
  ...strokes('M180 52 L186 80 M210 52 L214 84 M240 52 L244 87 M268 52 L270 90', 1.1),
  outlined('M152 76 L284 92 L284 104 L158 86 Z', { fill: 'brown', tone: 0.6, edge: 1.7 }),
]

const nest: Drawing = [
  outlined('M186 104 C186 140 200 154 220 156 C240 154 246 132 246 100 Z', {
    fill: 'brown',
    tone: { dark: 0.8, depth: 20 },
    edge: 1.9,
  }),
  ...strokes(
    'M194 122 Q204 126 212 121 M206 136 Q216 140 226 134 M218 118 Q228 122 238 116 M212 148 Q218 150 224 147',
    1.3,
  ),
  shape(oval(214, 104, 18, 7), { fill: 'night', edge: 1.5 }),
  ...[206, 222].flatMap((x) => [
    shape(oval(x, 98, 7), { fill: 'grey', edge: 1.4 }),
    outlined(`M${x - 4} 97 L${x - 12} 90 L${x - 11} 100 L${x - 3} 101 Z`, { fill: 'yellow', tone: null, edge: 1.2 }),
  ]),
]

const swallow: Drawing = [
  outlined('M84 232 L30 262 L66 238 L24 236 L86 220 Z', { fill: 'night', tone: 0.4, edge: 1.5 }),
  outlined('M108 216 C92 176 62 146 28 132 C40 170 66 206 96 230 Z', {
    fill: 'blue',
    tone: 0.7,
    edge: 1.8,
    folds: [
      fold(
        curve([
          [42, 146],
          [74, 184],
          [100, 218],
        ]),
        0,
        1.1,
      ),
      fold(
        curve([
          [40, 160],
          [66, 196],
          [94, 224],
        ]),
        0,
        1.1,
      ),
    ],
  }),
  outlined('M80 230 C92 204 122 186 148 184 C156 186 158 194 152 200 C138 220 108 238 80 236 Z', {
    fill: 'white',
    tone: 0.5,
    edge: 1.7,
  }),
  outlined('M80 230 C92 204 122 186 148 184 C140 196 112 214 80 230 Z', { fill: 'blue', tone: 0.6, edge: 1.7 }),
  outlined('M112 214 C128 240 130 278 112 318 C96 292 88 256 94 224 Z', {
    fill: 'blue',
    tone: 0.7,
    edge: 1.8,
    folds: [
      fold(
        curve([
          [112, 302],
          [114, 262],
          [104, 226],
        ]),
        0,
        1.1,
      ),
      fold(
        curve([
          [106, 300],
          [104, 262],
          [98, 232],
        ]),
        0,
        1.1,
      ),
    ],
  }),
  outlined('M138 190 C146 184 156 186 156 194 C154 202 144 206 138 202 Z', { fill: 'red', tone: 0.3, edge: 1.4 }),
  outlined('M154 186 L170 182 L156 193 Z', { fill: 'yellow', tone: null, edge: 1.4 }),
  shape(oval(148, 189, 2.2), { fill: 'white', edge: 1.2 }),
]
