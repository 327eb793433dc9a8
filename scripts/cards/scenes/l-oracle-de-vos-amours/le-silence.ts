import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A motionless bell, its clapper tied with a ribbon; snow, and one line of a bird's tracks. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 300), { fill: 'sky', tone: { at: (_, v) => 0.32 * (1 - v), angle: 0 }, edge: 0 }),
  ...[
    [44, 170],
    [76, 240],
    [238, 156],
    [258, 238],
    [222, 296],
    [54, 306],
    [264, 306],
    [96, 190],
    [206, 212],
    [34, 234],
  ].map(([x = 0, y = 0]) => shape(oval(x, y, 3.4), { fill: 'white', edge: 1 })),
  ground(
    [
      [0, 356],
      [90, 340],
      [200, 350],
      [300, 334],
    ],
    'white',
    470,
    0.18,
  ),
  shape(box(40, 118, 22, 250), { fill: 'brown', tone: { dark: 0.7, depth: 10 }, edge: 2 }),
  shape(box(238, 118, 22, 246), { fill: 'brown', tone: { dark: 0.7, depth: 10 }, edge: 2 }),
  outlined('M62 166 L96 130 L110 130 L62 184 Z', { fill: 'brown', tone: 0.6, edge: 1.7 }),
  outlined('M238 166 L204 130 L190 130 L238 184 Z', { fill: 'brown', tone: 0.6, edge: 1.7 }),
  shape(box(26, 104, 248, 26), {
    fill: 'brown',
    tone: { dark: 0.6, depth: 12 },
    edge: 2.1,
    folds: [
      fold(
        [
          [30, 118],
          [268, 116],
        ],
        0,
        1.2,
      ),
    ],
  }),
  outlined(
    'M22 106 C26 92 50 92 66 96 C90 84 116 88 134 92 C156 84 180 86 200 92 C222 86 250 90 262 94 C276 94 280 104 276 108 C262 114 250 106 238 112 C220 118 206 106 190 112 C170 118 150 106 132 112 C110 118 94 106 76 112 C58 118 34 112 22 106 Z',
    { fill: 'white', tone: { dark: 0.3, depth: 9 }, edge: 1.9 },
  ),
  ...bell,
  outlined('M30 368 C40 352 62 354 72 366 Z', { fill: 'white', tone: 0.3, edge: 1.6 }),
  outlined('M228 362 C238 346 262 348 270 362 Z', { fill: 'white', tone: 0.3, edge: 1.6 }),
  ...tracks,
]

const bell: Drawing = [
  shape([oval(150, 142, 15, 17), oval(150, 142, 8, 10)], { fill: 'grey', tone: 0.5, edge: 1.8 }),
  ...strokes('M150 250 L150 296', 5, 'none'),
  outlined(
    'M150 156 C186 158 192 194 196 226 C198 250 212 262 220 272 L80 272 C88 262 102 250 104 226 C108 194 114 158 150 156 Z',
    {
      fill: 'yellow',
      tone: { dark: 0.85, depth: 40 },
      edge: 2.2,
      folds: [
        fold(
          curve([
            [108, 216],
            [150, 224],
            [193, 216],
          ]),
          0,
          1.4,
        ),
        fold(
          curve([
            [106, 224],
            [150, 232],
            [195, 224],
          ]),
          0,
          1.4,
        ),
        fold(
          curve([
            [92, 260],
            [150, 268],
            [208, 260],
          ]),
          0,
          1.4,
        ),
      ],
    },
  ),
  ...strokes('M126 176 Q118 194 116 212', 2.6, 'both', 'white'),
  shape(oval(150, 298, 14), { fill: 'grey', tone: { dark: 0.7, depth: 10 }, edge: 1.9 }),
  outlined('M150 284 C132 272 122 276 124 288 C126 298 140 296 150 288 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  outlined('M150 284 C168 272 178 276 176 288 C174 298 160 296 150 288 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  outlined('M147 290 C138 308 126 322 128 346 L138 338 L142 344 C142 326 148 310 153 292 Z', {
    fill: 'red',
    tone: 0.5,
    edge: 1.6,
  }),
  outlined('M152 290 C160 306 176 316 174 338 L165 332 L160 338 C160 320 152 308 148 292 Z', {
    fill: 'red',
    tone: 0.5,
    edge: 1.6,
  }),
  shape(oval(150, 287, 6), { fill: 'red', tone: 0.4, edge: 1.5 }),
]

const tracks: Drawing = Array.from({ length: 7 }, (_, step) => {
  const x = 96 + step * 22
  const y = 440 - step * 11 + (step % 2) * 6
  return strokes(
    `M${x} ${y} L${x + 8} ${y - 9} M${x} ${y} L${x + 12} ${y - 3} M${x} ${y} L${x + 3} ${y - 12} M${x} ${y} L${x - 6} ${y + 4}`,
    1.8,
    'end',
  )
}).flat()
