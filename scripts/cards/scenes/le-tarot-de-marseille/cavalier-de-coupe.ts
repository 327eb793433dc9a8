import { horse } from '../../../../src/ui/art/engraving/kit/animals/horse.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { curls } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { onSaddle, reins, rider, saddle } from '../../../../src/ui/art/engraving/kit/rider.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { cup } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const HORSE = { x: 138, y: 440, scale: 1.2 }
const BODY = { x: 130, y: 192 }
const HEAD = { x: 134, y: 138, scale: 0.58 }

const offering = arm({
  points: trace('160 214, 202 240, 210 206'),
  fill: 'blue',
  gesture: 'cup',
  turn: -0.2,
  size: 0.8,
})
const bridle = arm({ points: trace('98 214, 104 266, 150 270'), fill: 'blue' })

export const scene = (): Drawing => [
  ground(trace('0 432, 80 426, 150 432, 220 425, 300 432'), 'yellow', 470, 0.5),
  ...plant(36, 460, 26),
  ...horse('flesh', HORSE, { mane: 'yellow', bridle: 'blue' }),
  ...onSaddle(
    [130, 308],
    [
      ...saddle('sky', 'yellow', BODY),
      ...rider({ coat: 'red', hose: 'yellow', boot: 'blue', collar: 'white' }, BODY),
      neck([HEAD.x, HEAD.y], 58),
      ...face({ ...HEAD, look: 0.9 }),
      ...curls('yellow', HEAD),
      ...reins(trace('226 297, 200 292, 158 272'), 'blue'),
      ...bridle.sleeve,
      ...bridle.hand,
      ...offering.sleeve,
      ...cup({ x: 222, y: 192, scale: 0.72 }),
      ...offering.hand,
    ],
  ),
  ...grass(trace('112 456, 190 460, 262 452')),
]
