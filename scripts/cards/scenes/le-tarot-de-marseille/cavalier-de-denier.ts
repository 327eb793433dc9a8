import { horse } from '../../../../src/ui/art/engraving/kit/animals/horse.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { onSaddle, reins, rider, saddle } from '../../../../src/ui/art/engraving/kit/rider.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { baton, coin } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const HORSE = { x: 138, y: 440, scale: 1.2 }
const BODY = { x: 130, y: 196 }
const HEAD = { x: 134, y: 142, scale: 0.58 }

const staff = arm({ points: trace('96 218, 62 262, 84 282'), fill: 'green', turn: -0.3 })
const bridle = arm({ points: trace('162 218, 178 262, 166 276'), fill: 'green', turn: 0.2 })

export const scene = (): Drawing => [
  ground(trace('0 432, 80 426, 150 432, 220 425, 300 432'), 'green', 470, 0.5),
  ...plant(34, 460, 28, 'yellow'),
  ...horse('sky', HORSE, { mane: 'white', bridle: 'red' }),
  ...onSaddle(
    [130, 310],
    [
      ...saddle('yellow', 'red', BODY),
      ...rider({ coat: 'red', hose: 'blue', boot: 'brown', belt: 'blue', collar: 'yellow' }, BODY),
      ...backHair('yellow', 0.5, HEAD),
      neck([HEAD.x, HEAD.y], 58),
      ...face({ ...HEAD, look: 1, turn: -0.12 }),
      ...frontHair('yellow', { ...HEAD, turn: -0.12 }),
      ...wideHat({ ...HEAD, y: HEAD.y + 3, turn: -0.12, flip: true }, 'yellow', 'red', 'blue'),
      ...reins(trace('226 298, 204 296, 172 280'), 'red'),
      ...bridle.sleeve,
      ...bridle.hand,
      ...staff.sleeve,
      ...baton({ x: 76, y: 218, scale: 1.15, turn: -0.22 }),
      ...staff.hand,
    ],
  ),
  ...coin({ x: 232, y: 116, scale: 0.74 }),
  ...grass(trace('112 456, 190 460, 262 452')),
]
