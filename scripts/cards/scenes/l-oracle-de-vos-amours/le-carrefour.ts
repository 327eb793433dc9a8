import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A signpost with three blank arms, three paths, a bundle on a stick set down on a milestone. */
export const scene = (): Drawing => [
  ground(
    [
      [0, 230],
      [70, 208],
      [150, 222],
      [230, 204],
      [300, 224],
    ],
    'sky',
    268,
    0.3,
  ),
  ground(
    [
      [0, 256],
      [100, 244],
      [200, 252],
      [300, 240],
    ],
    'green',
    470,
    0.55,
  ),
  // Three paths from one.
  outlined(
    'M96 466 C104 400 118 356 132 330 C100 300 62 280 22 268 L34 258 C82 270 122 292 144 314 C148 290 146 268 144 250 L156 250 C156 270 158 292 160 314 C184 290 222 268 264 254 L276 262 C238 280 196 306 172 334 C190 372 204 412 210 466 Z',
    {
      fill: 'yellow',
      tone: { at: (_, v) => 0.2 * v, angle: 0.1 },
      edge: 1.8,
    },
  ),
  ...strokes('M118 456 Q126 400 140 366 M160 460 Q156 410 152 372 M190 452 Q180 408 168 376', 1.2),
  ...grass(
    [
      [36, 330],
      [74, 312],
      [232, 320],
      [270, 300],
      [30, 440],
      [264, 446],
    ],
    13,
  ),
  // On the left path it was trodden.
  ...strokes('M66 386 L82 392 M58 402 L76 404 M72 416 L88 410 M50 390 L56 400', 2, 'none'),
  ...plant(262, 404, 24),
  shape(box(144, 92, 13, 242), { fill: 'brown', tone: { dark: 0.8, depth: 8 }, edge: 1.8 }),
  outlined('M140 94 L150.5 76 L161 94 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  arm('M150 104 L72 100 L54 117 L70 134 L150 132 Z', [
    [144, 118],
    [84, 117],
  ]),
  arm('M150 142 L228 134 L248 150 L232 170 L150 172 Z', [
    [156, 156],
    [224, 152],
  ]),
  arm('M150 182 L88 186 L72 202 L90 218 L150 212 Z', [
    [144, 198],
    [96, 202],
  ]),
  shape(oval(150.5, 118, 3), { fill: 'grey', edge: 1.2 }),
  shape(oval(150.5, 156, 3), { fill: 'grey', edge: 1.2 }),
  shape(oval(150.5, 198, 3), { fill: 'grey', edge: 1.2 }),
  ...milestone,
]

function arm(outline: string, grain: [[number, number], [number, number]]) {
  return outlined(outline, { fill: 'white', tone: { dark: 0.5, depth: 10 }, edge: 1.9, folds: [fold(grain, 0, 1)] })
}

const milestone: Drawing = [
  outlined('M180 426 L180 380 C180 356 228 356 228 380 L228 426 Z', {
    fill: 'grey',
    tone: { dark: 0.8, depth: 22 },
    edge: 1.9,
  }),
  ...strokes('M188 392 L220 392 M188 402 L212 402', 1.2),
  shape(
    band(
      [
        [150, 396],
        [204, 350],
        [252, 316],
      ],
      [6, 7, 6],
      { round: true, start: true },
    ),
    { fill: 'brown', tone: 0.5, edge: 1.6 },
  ),
  outlined('M178 372 C172 346 188 330 206 336 C228 330 242 350 232 370 C216 384 192 384 178 372 Z', {
    fill: 'red',
    tone: { dark: 0.8, depth: 18 },
    edge: 1.8,
    folds: [
      fold(
        curve([
          [204, 338],
          [196, 356],
          [198, 376],
        ]),
        -6,
        1.1,
      ),
      fold(
        curve([
          [208, 338],
          [218, 354],
          [216, 374],
        ]),
        -6,
        1.1,
      ),
    ],
  }),
  outlined(
    'M200 340 C190 330 192 318 200 318 C204 324 206 332 206 338 C208 328 216 318 222 324 C222 334 214 340 208 342 Z',
    { fill: 'red', tone: 0.5, edge: 1.6 },
  ),
]
