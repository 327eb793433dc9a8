import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, beard, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crownedHat } from '../../../../src/ui/art/engraving/kit/headgear.ts'
import { mask } from '../../../../src/ui/art/engraving/kit/rider.ts'
import { seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { collar, sitting } from '../../../../src/ui/art/engraving/kit/seated-king.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { longSword } from '../../../../src/ui/art/engraving/kit/things/long-sword.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const BODY = { x: 156, y: 196 }
const HEAD = { x: 156, y: 138, scale: 0.62 }

const left = arm({ points: trace('112 222, 72 270, 66 246'), fill: 'red', cuffs: 'yellow', turn: -0.4 })
const right = arm({
  points: trace('200 222, 240 264, 214 298'),
  fill: 'red',
  cuffs: 'yellow',
  gesture: 'rest',
  turn: Math.PI - 0.6,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...seat('yellow', BODY, { high: 20, half: 84, back: 'flesh' }),
  ...sitting({ coat: 'red', hose: ['sky', 'sky'], shoes: ['blue', 'blue'], belt: 'yellow', armour: 'sky' }, BODY),
  ...backHair('brown', 0.4, HEAD),
  ...collar('yellow', { ...BODY, scale: 0.8 }),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0.7, mouth: 'grave' }),
  ...frontHair('brown', HEAD),
  ...beard('brown', 12, { ...HEAD, look: 0.7 }),
  ...crownedHat(HEAD, 'red', 'blue', 'yellow'),
  ...left.sleeve,
  ...longSword({ x: 72, y: 228, scale: 0.9 }, 176),
  ...left.hand,
  ...right.sleeve,
  ...right.hand,
  ...mask({ x: 114, y: 214 }, 'yellow', 'grave'),
  ...mask({ x: 198, y: 214 }, 'yellow', 'glad'),
]
