import { grass, ground, tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, line, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An empty straw chair turned towards a road that winds to the horizon; a shawl, a snail. */
export const scene = (): Drawing => [
  shape(oval(206, 128, 34), { fill: 'yellow', tone: { dark: 0.35, depth: 14 }, edge: 1.7 }),
  ...strokes('M60 96 Q90 90 120 97 M150 84 Q170 79 190 85 M40 122 Q60 117 80 123', 1.5),
  ground(
    [
      [0, 182],
      [90, 166],
      [190, 176],
      [300, 158],
    ],
    'sky',
    230,
    0.3,
  ),
  ground(
    [
      [0, 212],
      [110, 198],
      [210, 206],
      [300, 192],
    ],
    'green',
    470,
    0.5,
  ),
  ...tree(62, 222, 44),
  ...tree(92, 224, 34),
  outlined(
    'M178 200 C190 214 150 222 156 238 C164 256 236 258 230 288 C224 320 140 326 146 366 C150 398 200 420 214 466 L284 466 C280 420 226 396 226 366 C228 332 274 318 268 284 C262 254 184 252 174 236 C170 224 198 214 188 199 Z',
    { fill: 'yellow', tone: { at: (_, v) => 0.2 * v, angle: 0.08 }, edge: 1.8 },
  ),
  ...grass(
    [
      [30, 292],
      [256, 250],
      [44, 432],
      [170, 430],
      [120, 444],
      [262, 330],
    ],
    13,
  ),
  ...chair,
  ...snail,
]

const chair: Drawing = [
  ...strokes('M66 318 L58 424 M136 330 L140 436', 8.5, 'none'),
  ...strokes('M66 318 L58 424 M136 330 L140 436', 5.4, 'none', 'brown'),
  ...strokes('M62 380 L138 392', 5, 'none'),
  ...strokes('M62 380 L138 392', 2.6, 'none', 'brown'),
  outlined('M54 312 L128 296 L152 322 L70 342 Z', {
    fill: 'yellow',
    tone: { dark: 0.5, depth: 16 },
    edge: 1.9,
    folds: [
      fold(
        [
          [54, 312],
          [152, 322],
        ],
        0,
        1,
      ),
      fold(
        [
          [128, 296],
          [70, 342],
        ],
        0,
        1,
      ),
      fold(
        [
          [90, 304],
          [112, 332],
        ],
        0,
        1,
      ),
    ],
  }),
  ...strokes('M76 342 L76 446 M120 300 L120 210 M54 314 L50 214', 8.5, 'none'),
  ...strokes('M76 342 L76 446 M120 300 L120 210 M54 314 L50 214', 5.4, 'none', 'brown'),
  outlined('M48 220 L122 216 L122 230 L48 235 Z', { fill: 'brown', tone: 0.5, edge: 1.7 }),
  outlined('M50 254 L122 250 L122 264 L51 269 Z', { fill: 'brown', tone: 0.5, edge: 1.7 }),
  outlined(
    'M70 210 C86 202 112 204 130 212 C140 250 134 280 146 316 L136 312 L130 322 L122 312 L112 320 L106 308 C94 280 90 250 66 236 C62 224 62 214 70 210 Z',
    {
      fill: 'red',
      tone: { dark: 0.7, depth: 16 },
      edge: 1.9,
      folds: [
        fold(
          curve([
            [90, 212],
            [108, 250],
            [114, 304],
          ]),
          -7,
          1.2,
        ),
        fold(
          curve([
            [112, 212],
            [124, 250],
            [128, 304],
          ]),
          -7,
          1.2,
        ),
      ],
    },
  ),
]

const snail: Drawing = [
  outlined(
    'M168 420 C178 402 184 398 186 386 C190 378 198 384 198 392 C198 402 206 406 226 408 C238 412 240 418 236 420 Z',
    { fill: 'flesh', tone: 0.5, edge: 1.7 },
  ),
  ...strokes('M186 388 L178 370 M192 386 L194 368', 1.8, 'none'),
  shape(oval(178, 369, 2.4), { fill: 'ink', edge: 0.8 }),
  shape(oval(194, 367, 2.4), { fill: 'ink', edge: 0.8 }),
  shape(oval(214, 394, 19, 18), { fill: 'brown', tone: { dark: 0.6, depth: 12 }, edge: 1.9 }),
  line(
    curve([
      [230, 402],
      [224, 382],
      [206, 384],
      [202, 398],
      [214, 406],
      [222, 396],
      [214, 390],
      [211, 397],
    ]),
    1.8,
    'end',
  ),
]
