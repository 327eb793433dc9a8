import { crayfish, dog } from '../../../../src/ui/art/engraving/kit/animals/beasts.ts'
import { drops, moon } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, plant, tower, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'
import type { Point } from '../../../../src/ui/art/engraving/points.ts'

export const scene = (): Drawing => [
  ...moon(150, 132, 46, 32),
  ...drops(DROPS, ['red', 'yellow', 'blue'], true),
  ...tower(52, 366, 44, 104, 'flesh', 'red'),
  ...tower(248, 366, 44, 104, 'flesh', 'red'),
  ground(
    [
      [0, 360],
      [70, 352],
      [150, 362],
      [230, 352],
      [300, 360],
    ],
    'yellow',
    410,
    0.5,
  ),
  ...plant(22, 372, 20),
  ...plant(278, 372, 20),
  ...dog('sky', { x: 98, y: 378, scale: 0.82 }),
  ...dog('flesh', { x: 202, y: 378, scale: 0.82, flip: true }, 'red'),
  ground(
    [
      [0, 382],
      [80, 389],
      [150, 385],
      [220, 390],
      [300, 382],
    ],
    'green',
    402,
    0.6,
  ),
  ...grass(
    [
      [30, 392],
      [150, 394],
      [274, 392],
    ],
    9,
  ),
  ...water(0, 396, 300, 78),
  ...crayfish('red', { x: 150, y: 433, scale: 0.66 }),
]

const DROPS: Point[] = [
  [36, 86],
  [58, 128],
  [32, 170],
  [60, 204],
  [84, 232],
  [110, 214],
  [122, 248],
  [150, 230],
  [178, 248],
  [190, 214],
  [216, 232],
  [240, 204],
  [268, 170],
  [242, 128],
  [264, 86],
  [150, 270],
  [40, 228],
  [260, 228],
  [150, 306],
]
