import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { coat, legs } from '../../../../src/ui/art/engraving/kit/standing.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { coin } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const BODY = { x: 140, y: 192 }
const HEAD = { x: 142, y: 134, scale: 0.62 }

const raised = arm({ points: trace('178 216, 212 240, 228 230, 222 192'), fill: 'blue', gesture: 'pinch', turn: -1.9 })
const lowered = arm({
  points: trace('102 216, 70 250, 96 276'),
  fill: 'blue',
  gesture: 'rest',
  turn: 0.2,
})

export const scene = (): Drawing => [
  // The second coin, half in the earth.
  ground(trace('0 408, 80 402, 150 408, 220 401, 300 408'), 'green', 470, 0.3),
  ...coin({ x: 60, y: 420, scale: 0.6 }),
  ground(trace('0 428, 60 424, 150 426, 220 420, 300 426'), 'green', 470, 0.5),
  ...plant(262, 456, 30, 'yellow'),
  ...plant(28, 460, 22, 'yellow'),
  ...legs({ hose: ['red', 'red'], shoes: ['blue', 'blue'] }, BODY),
  ...backHair('yellow', 0.5, HEAD),
  ...coat({ tint: 'yellow', other: 'red', belt: 'blue', collar: 'white' }, BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0.9 }),
  ...frontHair('yellow', HEAD),
  ...wideHat({ ...HEAD, y: HEAD.y + 4, flip: true }, 'red', 'blue', 'green'),
  ...lowered.sleeve,
  ...lowered.hand,
  ...raised.sleeve,
  ...coin({ x: 218, y: 146, scale: 0.56 }),
  ...raised.hand,
  ...grass(trace('96 444, 130 456, 214 450, 236 444, 76 458'), 14),
]
