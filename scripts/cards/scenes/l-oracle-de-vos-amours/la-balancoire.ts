import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An empty swing in mid-movement under a strong branch; the grass beneath is worn bare. */
export const scene = (): Drawing => [
  shape(oval(214, 190, 58), { fill: 'yellow', tone: { base: 0.04, dark: 0.3, depth: 20 }, edge: 1.6 }),
  ground(
    [
      [0, 330],
      [110, 318],
      [220, 328],
      [300, 312],
    ],
    'sky',
    372,
    0.35,
  ),
  ground(
    [
      [0, 376],
      [100, 362],
      [220, 372],
      [300, 360],
    ],
    'green',
    470,
    0.5,
  ),
  shape(oval(136, 420, 66, 15), { fill: 'yellow', tone: { dark: 0.4, depth: 14, angle: 0 }, edge: 1.5 }),
  ...grass(
    [
      [60, 414],
      [74, 430],
      [206, 412],
      [216, 430],
      [250, 396],
      [128, 446],
    ],
    13,
  ),
  outlined('M17 470 L17 90 C34 104 48 104 56 112 C44 200 46 340 74 430 L82 470 Z', {
    fill: 'brown',
    tone: { dark: 0.85, depth: 26 },
    edge: 2,
    folds: [
      fold(
        curve([
          [26, 130],
          [32, 240],
          [28, 400],
        ]),
        -6,
        1.3,
      ),
      fold(
        curve([
          [42, 150],
          [40, 260],
          [52, 400],
        ]),
        -6,
        1.3,
      ),
    ],
  }),
  shape(
    band(
      [
        [30, 120],
        [110, 108],
        [190, 112],
        [290, 92],
      ],
      [44, 32, 26, 20],
    ),
    {
      fill: 'brown',
      tone: { dark: 0.85, depth: 14 },
      edge: 2,
      folds: [
        fold(
          curve([
            [60, 112],
            [140, 104],
            [240, 100],
          ]),
          0,
          1.2,
        ),
      ],
    },
  ),
  ...leaves,
  ...strokes('M112 116 Q140 240 152 322 M186 116 Q214 220 228 292', 3, 'none', 'yellow'),
  ...strokes(
    'M110 116 Q138 240 150 322 M114 116 Q142 240 154 322 M184 116 Q212 220 226 292 M188 116 Q216 220 230 292',
    0.9,
    'none',
  ),
  knot(112),
  knot(186),
  outlined('M138 326 L236 286 L240 296 L142 338 Z', { fill: 'red', tone: 0.6, edge: 1.9 }),
  ...strokes('M120 352 Q160 352 196 336 M134 366 Q166 364 190 354', 1.4),
]

function knot(x: number) {
  return outlined(
    `M${x - 11} 96 C${x - 12} 92 ${x + 12} 92 ${x + 11} 96 L${x + 9} 126 C${x + 6} 132 ${x - 6} 132 ${x - 9} 126 Z`,
    {
      fill: 'yellow',
      tone: 0.5,
      edge: 1.6,
      folds: [
        fold(
          [
            [x - 10, 106],
            [x + 10, 102],
          ],
          0,
          1,
        ),
        fold(
          [
            [x - 9, 118],
            [x + 9, 114],
          ],
          0,
          1,
        ),
      ],
    },
  )
}

const leaf: Drawing = [outlined('M0 0 Q10 -8 22 0 Q10 8 0 0 Z', { fill: 'green', tone: 0.5, edge: 1.4 })]

const leaves: Drawing = [
  [60, 84],
  [84, 72],
  [110, 78],
  [138, 66],
  [164, 76],
  [192, 66],
  [218, 76],
  [246, 62],
  [268, 78],
  [32, 74],
  [262, 122],
  [238, 128],
  [282, 108],
].flatMap(([x = 0, y = 0], index) => place(leaf, { x, y, turn: index * 1.9 }))
