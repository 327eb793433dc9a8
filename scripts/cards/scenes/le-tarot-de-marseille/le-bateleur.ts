import { cuff, drapery, limb, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { coin, cup, rod, sword } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 146, y: 128, scale: 0.66, look: -0.75 }
const LOOSE = { x: HEAD.x, y: HEAD.y, scale: HEAD.scale }

const legs = (): Drawing => [
  ...limb(
    [
      [132, 330],
      [120, 378],
      [112, 434],
    ],
    [30, 22, 13],
    'blue',
  ),
  shoe([112, 434], 'red', true, 0.85),
  ...limb(
    [
      [166, 330],
      [178, 378],
      [184, 436],
    ],
    [30, 22, 13],
    'red',
  ),
  shoe([184, 436], 'blue', false, 0.85),
]

const tunic = (): Drawing => [
  drapery(
    [
      [116, 186],
      [146, 180],
      [178, 186],
      [190, 208],
      [180, 246],
      [186, 280],
      [204, 352],
      [176, 362],
      [150, 352],
      [122, 364],
      [98, 350],
      [112, 282],
      [116, 246],
      [106, 210],
    ],
    'red',
    [
      [
        [128, 196],
        [124, 222],
        [130, 248],
      ],
      [
        [166, 196],
        [170, 222],
        [166, 248],
      ],
      [
        [126, 264],
        [118, 306],
        [112, 350],
      ],
      [
        [140, 266],
        [138, 310],
        [134, 354],
      ],
      [
        [158, 266],
        [162, 310],
        [164, 352],
      ],
      [
        [172, 264],
        [182, 306],
        [190, 348],
      ],
    ],
  ),
  // The other half of a coat of two colours.
  drapery(
    [
      [148, 182],
      [178, 187],
      [190, 209],
      [180, 246],
      [186, 280],
      [204, 351],
      [176, 361],
      [152, 352],
      [152, 280],
      [150, 230],
    ],
    'blue',
    [
      [
        [166, 200],
        [170, 222],
        [166, 246],
      ],
      [
        [158, 270],
        [162, 310],
        [164, 350],
      ],
      [
        [172, 266],
        [182, 306],
        [190, 346],
      ],
    ],
  ),
  ...[208, 222, 236].map((y) => shape(oval(149, y, 3), { fill: 'yellow', edge: 1.3 })),
  shape(
    blob([
      [112, 248],
      [148, 254],
      [184, 248],
      [185, 260],
      [148, 267],
      [111, 260],
    ]),
    { fill: 'yellow', tone: 0.5, edge: 1.6 },
  ),
  shape(
    blob([
      [122, 184],
      [147, 178],
      [172, 184],
      [166, 196],
      [147, 204],
      [128, 196],
    ]),
    { fill: 'yellow', tone: { dark: 0.5, depth: 10 }, edge: 1.6 },
  ),
]

const table = (): Drawing => [
  ...[
    [60, 302],
    [244, 304],
  ].map(([x = 0, y = 0]) =>
    shape(
      [
        [x - 8, y],
        [x + 8, y],
        [x + 5, 444],
        [x - 5, 444],
      ],
      { fill: 'flesh', tone: 0.8, edge: 1.7 },
    ),
  ),
  shape(
    [
      [30, 306],
      [276, 306],
      [276, 318],
      [30, 318],
    ],
    { fill: 'yellow', tone: { base: 0.25, angle: 1.2 }, edge: 1.7 },
  ),
  shape(
    [
      [44, 276],
      [300, 276],
      [300, 307],
      [28, 307],
    ],
    { fill: 'flesh', tone: { at: (u) => Math.max(0, u - 0.72) * 1.6, angle: 0.05 }, edge: 1.8 },
  ),
  ...cup({ x: 78, y: 298, scale: 0.32 }),
  ...coin({ x: 112, y: 291, scale: 0.17 }),
  ...coin({ x: 130, y: 299, scale: 0.17 }),
  ...coin({ x: 146, y: 290, scale: 0.17 }),
  ...place(sword({}, 'sky'), { x: 166, y: 301, scale: 0.34, turn: 1.5 }),
  shape(
    blob([
      [236, 300],
      [234, 284],
      [246, 278],
      [262, 282],
      [266, 300],
      [252, 304],
    ]),
    {
      fill: 'brown',
      tone: 0.8,
      edge: 1.6,
      folds: [
        fold(
          curve([
            [246, 282],
            [250, 291],
            [247, 301],
          ]),
          5,
        ),
      ],
    },
  ),
  line(
    curve([
      [238, 285],
      [250, 289],
      [264, 286],
    ]),
    1.6,
  ),
  ...[
    [214, 283],
    [226, 287],
  ].map(([x = 0, y = 0]) => shape(box(x, y, 8, 8), { fill: 'white', tone: 0.5, edge: 1.3 })),
]

const arms = (): Drawing => [
  // Raised, with the rod.
  ...limb(
    [
      [112, 198],
      [78, 214],
      [66, 180],
    ],
    [27, 24, 17],
    'blue',
  ),
  cuff([65, 172], 20, -1.75, 'yellow'),
  ...rod({ x: 62, y: 148, scale: 0.62, turn: 0.85 }),
  ...hand('hold', { x: 64, y: 167, scale: 0.74, turn: -1.7 }),
  // Lowered to the table, with a ball between two fingers.
  ...limb(
    [
      [184, 198],
      [216, 226],
      [204, 258],
    ],
    [27, 25, 17],
    'red',
  ),
  cuff([202, 262], 20, 1.95, 'yellow'),
  shape(oval(181, 284, 5.4), { fill: 'yellow', tone: { dark: 0.5, depth: 6 }, edge: 1.4 }),
  ...place(hand('pinch', { scale: 0.7 }), { x: 200, y: 266, turn: -0.75, flip: true }),
]

export const scene = (): Drawing => [
  ground(
    [
      [0, 424],
      [70, 416],
      [150, 422],
      [230, 415],
      [300, 422],
    ],
    'yellow',
    470,
    0.55,
  ),
  ...plant(36, 460, 26),
  ...plant(152, 458, 24),
  ...plant(266, 462, 26),
  ...legs(),
  ...backHair('yellow', 0.5, LOOSE),
  ...tunic(),
  neck([HEAD.x, HEAD.y], 66),
  ...face({ ...HEAD }),
  ...frontHair('yellow', LOOSE),
  ...wideHat({ ...LOOSE, y: HEAD.y + 2 }),
  ...table(),
  ...arms(),
  ...grass([
    [84, 452],
    [220, 454],
  ]),
]
