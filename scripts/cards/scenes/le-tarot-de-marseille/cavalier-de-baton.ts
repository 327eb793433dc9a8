import { horse } from '../../../../src/ui/art/engraving/kit/animals/horse.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { caparison, onSaddle, rider } from '../../../../src/ui/art/engraving/kit/rider.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { baton } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const HORSE = { x: 138, y: 440, scale: 1.2 }
const BODY = { x: 130, y: 196 }
const HEAD = { x: 128, y: 142, scale: 0.58 }

const staff = arm({ points: trace('162 218, 206 250, 200 218'), fill: 'blue', turn: Math.PI + 0.5, flip: true })
const bridle = arm({ points: trace('96 218, 88 266, 134 276'), fill: 'blue' })

export const scene = (): Drawing => [
  ground(trace('0 432, 80 426, 150 432, 220 425, 300 432'), 'yellow', 470, 0.5),
  ...plant(30, 460, 26),
  ...horse('white', HORSE, { mane: 'yellow', bridle: 'red' }),
  ...caparison('sky', 'yellow', HORSE),
  ...onSaddle(
    [130, 310],
    [
      ...rider({ coat: 'red', hose: 'yellow', boot: 'brown', collar: 'yellow' }, BODY),
      ...backHair('yellow', 0.5, HEAD),
      neck([HEAD.x, HEAD.y], 58),
      ...face({ ...HEAD, look: -1 }),
      ...frontHair('yellow', HEAD),
      ...wideHat({ ...HEAD, y: HEAD.y + 3 }, 'green', 'yellow', 'blue'),
      ...bridle.sleeve,
      ...bridle.hand,
      ...staff.sleeve,
      ...baton({ x: 197, y: 176, scale: 1.12, turn: 0.06 }),
      ...staff.hand,
    ],
  ),
  ...grass(trace('112 458, 190 460, 262 452')),
]
