import { dolphin } from '../../../../../src/ui/art/engraving/kit/animals/dolphin.ts'
import { ciborium } from '../../../../../src/ui/art/engraving/kit/things/ciborium.ts'
import {
  acanthus,
  bloom,
  bothSides,
  bud,
  leaf,
  rosette,
  scroll,
  stem,
  upAndDown,
} from '../../../../../src/ui/art/engraving/kit/things/flora.ts'
import { ground } from '../../../../../src/ui/art/engraving/kit/things/land.ts'
import { cup } from '../../../../../src/ui/art/engraving/kit/things/tools.ts'
import { type Drawing, place } from '../../../../../src/ui/art/engraving/marks.ts'
import type { Point } from '../../../../../src/ui/art/engraving/points.ts'

const UP = -Math.PI / 2
const COLUMNS = [68, 150, 232]

/** Cups around the given middles. */
const cups = (middles: readonly Point[], scale: number): Drawing =>
  middles.flatMap(([x, y]) => cup({ x, y: y + 48 * scale, scale }))

const row = (xs: readonly number[], y: number): Point[] => xs.map((x) => [x, y])

const stalk = (top: number, bottom: number, width = 6): Drawing => [
  stem(
    [
      [150, bottom],
      [150, (top + bottom) / 2],
      [150, top],
    ],
    width,
  ),
]

const two = (): Drawing => [
  ground(
    [
      [0, 446],
      [90, 440],
      [150, 430],
      [210, 440],
      [300, 446],
    ],
    'yellow',
  ),
  ...stalk(196, 440, 7),
  ...bothSides([
    ...acanthus({ x: 152, y: 436, scale: 0.8, turn: -0.42 }),
    ...leaf({ x: 151, y: 352, scale: 0.9, turn: -0.8 }),
    ...leaf({ x: 151, y: 296, scale: 0.85, turn: -0.8 }),
    ...dolphin({ x: 166, y: 184 }),
  ]),
  ...bloom({ x: 150, y: 196, scale: 1.75, turn: UP }),
  ...cups(
    [
      [84, 354],
      [216, 354],
    ],
    1.12,
  ),
]

const three = (): Drawing => [
  ...stalk(256, 452, 7),
  ...bothSides([
    ...scroll({ x: 152, y: 318, scale: 1.22, turn: -0.75 }, 'blue', 'yellow'),
    ...stem2([
      [150, 262],
      [196, 236],
      [218, 186],
      [206, 132],
    ]),
    ...leaf({ x: 197, y: 234, scale: 0.9, turn: 0.1 }),
    ...leaf({ x: 214, y: 206, scale: 0.8, turn: -2.3 }),
    ...leaf({ x: 218, y: 186, scale: 0.9, turn: -0.7 }),
    ...bloom({ x: 207, y: 138, scale: 0.85, turn: UP - 0.25 }, 'red', 'yellow'),
    ...leaf({ x: 151, y: 420, scale: 0.8, turn: -0.9 }),
  ]),
  ...rosette({ x: 150, y: 322, scale: 1.25 }, 'red', 'yellow', 8),
  ...cups([[150, 148]], 1.12),
  ...cups(
    [
      [78, 388],
      [222, 388],
    ],
    1.12,
  ),
]

const four = (): Drawing => [
  ...stalk(120, 430, 7),
  ...bothSides([
    ...scroll({ x: 152, y: 288, scale: 1.2, turn: -0.12 }, 'red', 'yellow'),
    ...leaf({ x: 151, y: 214, scale: 0.85, turn: -0.75 }),
    ...acanthus({ x: 151, y: 346, scale: 0.8, turn: -0.45 }),
    ...acanthus({ x: 151, y: 438, scale: 0.65, turn: -0.8 }),
  ]),
  ...bloom({ x: 150, y: 160, scale: 1.5, turn: UP }, 'blue', 'red'),
  ...rosette({ x: 150, y: 286, scale: 0.9 }, 'yellow', 'red'),
  ...cups([...row([72, 228], 135), ...row([72, 228], 390)], 0.98),
]

const five = (): Drawing => [
  ...stalk(96, 212),
  ...stalk(316, 430),
  ...bothSides([
    ...acanthus({ x: 156, y: 320, scale: 1.1, turn: -0.5 }),
    ...stem2([
      [176, 300],
      [204, 262],
      [196, 216],
    ]),
    ...rosette({ x: 198, y: 206, scale: 0.8 }, 'blue'),
    ...rosette({ x: 206, y: 262, scale: 0.66 }, 'red'),
    ...leaf({ x: 151, y: 420, scale: 0.75, turn: -0.8 }),
    ...leaf({ x: 151, y: 146, scale: 0.75, turn: -0.7 }),
    ...acanthus({ x: 151, y: 384, scale: 0.6, turn: -0.3 }),
  ]),
  ...rosette({ x: 150, y: 187, scale: 1.05 }, 'red', 'yellow', 8),
  ...bloom({ x: 150, y: 110, scale: 1.1, turn: UP }, 'blue', 'red'),
  ...cups([...row([70, 230], 130), ...row([70, 230], 390)], 0.94),
  ...cups([[150, 264]], 1),
]

const stem2 = (points: readonly Point[]): Drawing => [stem(points, 5)]

const six = (): Drawing => [
  ...stalk(100, 432, 7),
  ...bothSides(
    [0, 1, 2].flatMap((index) => [
      ...leaf({ x: 152, y: 154 + index * 130, scale: 0.72, turn: -0.8 }),
      ...leaf({ x: 152, y: 196 + index * 130, scale: 0.72, turn: -0.45 }),
    ]),
  ),
  ...[192, 322].flatMap((y, index) => rosette({ x: 150, y, scale: 1.15 }, index ? 'red' : 'blue', 'yellow', 8)),
  ...bloom({ x: 150, y: 112, scale: 1.2, turn: UP }),
  ...bothSides(acanthus({ x: 152, y: 440, scale: 0.7, turn: -0.65 })),
  ...cups(
    [130, 260, 390].flatMap((y) => row([76, 224], y)),
    0.98,
  ),
]

const seven = (): Drawing => [
  ...stalk(176, 352),
  ...bothSides([
    ...stem2([
      [150, 344],
      [194, 318],
      [212, 262],
      [192, 206],
    ]),
    ...acanthus({ x: 206, y: 288, scale: 0.95, turn: -0.9 }),
    ...acanthus({ x: 196, y: 214, scale: 0.75, turn: -1.7 }),
    ...leaf({ x: 200, y: 308, scale: 0.8, turn: 0.2 }),
    ...leaf({ x: 206, y: 236, scale: 0.8, turn: -2.6 }),
  ]),
  ...rosette({ x: 150, y: 190, scale: 0.85 }, 'red'),
  ...rosette({ x: 150, y: 338, scale: 0.85 }, 'red'),
  ...cups(row(COLUMNS, 110), 0.92),
  ...cups(row(COLUMNS, 408), 0.92),
  ...cups([[150, 264]], 0.98),
]

const eight = (): Drawing => [
  ...upAndDown([
    ...stalk(160, 258),
    ...bothSides([
      ...acanthus({ x: 152, y: 254, scale: 0.72, turn: -1.05 }),
      ...stem2([
        [151, 204],
        [170, 190],
        [206, 186],
        [250, 190],
      ]),
      ...leaf({ x: 182, y: 188, scale: 0.6, turn: -0.9 }),
      ...leaf({ x: 214, y: 188, scale: 0.6, turn: 0.7 }),
      ...rosette({ x: 252, y: 190, scale: 0.6 }, 'blue'),
    ]),
    ...bud({ x: 150, y: 168, scale: 1, turn: UP }),
    ...bothSides([
      ...stem2([
        [191, 188],
        [190, 140],
        [191, 112],
      ]),
      ...leaf({ x: 191, y: 152, scale: 0.42, turn: -0.9 }),
      ...leaf({ x: 190, y: 162, scale: 0.42, turn: -2.3 }),
      ...bud({ x: 191, y: 116, scale: 0.8, turn: UP }),
    ]),
  ]),
  ...rosette({ x: 150, y: 258, scale: 1.1 }, 'red', 'yellow', 8),
  ...cups(row(COLUMNS, 122), 0.94),
  ...cups(row([76, 224], 262), 0.94),
  ...cups(row(COLUMNS, 400), 0.94),
]

const nine = (): Drawing => [
  ...[190, 328].flatMap((y, index) => [
    ...bothSides([
      ...stem2([
        [150, y],
        [168, y - 8],
        [192, y - 2],
        [224, y + 4],
        [252, y - 2],
      ]),
      ...leaf({ x: 176, y: y - 5, scale: 0.56, turn: -0.7 }),
      ...leaf({ x: 196, y, scale: 0.6, turn: 1.1 }),
      ...leaf({ x: 226, y: y + 3, scale: 0.5, turn: 0.9 }),
      ...bud({ x: 248, y: y - 1, scale: 0.8, turn: -0.4 }),
    ]),
    ...rosette({ x: 150, y, scale: 0.66 }, index ? 'red' : 'blue'),
  ]),
  ...bothSides(
    [122, 260, 398].flatMap((y) => [
      ...stem2([
        [191, y + 48],
        [190, y + 10],
        [191, y - 22],
      ]),
      // The last row's leaves begin to hang.
      ...leaf({ x: 191, y: y + 24, scale: 0.46, turn: y > 300 ? 1 : -0.9 }),
      ...leaf({ x: 190, y: y + 24, scale: 0.46, turn: y > 300 ? 2.1 : -2.2 }),
      ...bud({ x: 191, y: y - 20, scale: 0.7, turn: UP }, y > 300 ? 'yellow' : 'blue'),
    ]),
  ),
  ...cups(
    [122, 260, 398].flatMap((y) => row(COLUMNS, y)),
    0.94,
  ),
]

const ten = (): Drawing => [
  ...bothSides([
    ...stem2([
      [191, 448],
      [190, 420],
      [192, 398],
    ]),
    ...bud({ x: 192, y: 400, scale: 0.7, turn: UP }),
  ]),
  ...place(cup({ y: 60, scale: 1.3 }), { x: 150, y: 104, turn: UP }),
  ...cups(
    [206, 309, 412].flatMap((y) => row(COLUMNS, y)),
    0.86,
  ),
]

const PIPS = [ciborium, two, three, four, five, six, seven, eight, nine, ten]

export const pip = (number: number): Drawing => PIPS[number - 1]?.() ?? []
