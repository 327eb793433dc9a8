import { drapery, foot, limb, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { curls } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { drops, sun } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, plant, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, curve } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Point } from '../../../../src/ui/art/engraving/points.ts'

const HEAD = { x: 106, y: 288, scale: 0.44 }

/** The child on the left, turned to the other. */
const child = (): Drawing => [
  ...limb(
    [
      [96, 384],
      [92, 410],
      [93, 436],
    ],
    [19, 14, 10],
    'flesh',
  ),
  ...foot([93, 436], true, 0.62),
  ...limb(
    [
      [113, 384],
      [118, 410],
      [116, 440],
    ],
    [19, 14, 10],
    'flesh',
  ),
  ...foot([116, 440], false, 0.62),
  ...limb(
    [
      [90, 326],
      [77, 344],
      [80, 366],
    ],
    [13, 11, 8],
    'flesh',
    { joined: true },
  ),
  ...hand('rest', { x: 80, y: 364, scale: 0.36, turn: 1.5 }),
  neck([HEAD.x, HEAD.y], 44),
  shape(
    blob([
      [92, 318],
      [106, 321],
      [121, 318],
      [126, 332],
      [121, 350],
      [124, 374],
      [106, 380],
      [86, 374],
      [90, 350],
      [85, 330],
    ]),
    {
      fill: 'flesh',
      tone: { dark: 0.5, depth: 12, step: 2.6 },
      edge: 1.6,
      folds: [
        fold(
          curve([
            [106, 328],
            [107, 340],
            [106, 350],
          ]),
          0,
          0.9,
        ),
      ],
    },
  ),
  line(
    curve([
      [94, 340],
      [99, 344],
      [104, 341],
    ]),
    0.9,
  ),
  line(
    curve([
      [109, 341],
      [114, 344],
      [119, 340],
    ]),
    0.9,
  ),
  drapery(
    [
      [85, 366],
      [106, 373],
      [126, 365],
      [129, 388],
      [118, 396],
      [105, 390],
      [93, 397],
      [82, 388],
    ],
    'blue',
    [
      [
        [98, 372],
        [95, 381],
        [96, 391],
      ],
      [
        [113, 371],
        [115, 381],
        [113, 391],
      ],
    ],
  ),
  ...face({ ...HEAD, look: 0.75, mouth: 'smile' }),
  ...curls('yellow', HEAD),
]

const other = (): Drawing => place(child(), { x: 300, flip: true })

export const scene = (): Drawing => [
  ...sun(150, 152, 54, 42),
  ...drops(DROPS),
  ...wall(0, 356, 300, 60, 'yellow', 15),
  ground(
    [
      [0, 414],
      [60, 408],
      [150, 414],
      [230, 407],
      [300, 413],
    ],
    'green',
  ),
  ...plant(40, 452, 26),
  ...plant(262, 454, 26),
  ...other(),
  ...child(),
  // One's hand on the other's shoulder, and the other's at the first one's heart.
  ...limb(
    [
      [119, 328],
      [140, 340],
      [164, 330],
    ],
    [13, 11, 8],
    'flesh',
    { joined: true },
  ),
  ...hand('rest', { x: 162, y: 331, scale: 0.36, turn: -0.35 }),
  ...grass([
    [70, 446],
    [146, 452],
    [208, 450],
    [156, 430],
  ]),
]

const DROPS: Point[] = [
  [40, 236],
  [62, 268],
  [36, 296],
  [58, 322],
  [84, 246],
  [128, 262],
  [150, 282],
  [172, 262],
  [216, 246],
  [240, 270],
  [264, 238],
  [242, 322],
  [264, 296],
]
