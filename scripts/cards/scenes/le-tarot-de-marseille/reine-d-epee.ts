import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { gown, lapCloth, mantleBehind, seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { collar } from '../../../../src/ui/art/engraving/kit/seated-king.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { longSword } from '../../../../src/ui/art/engraving/kit/things/long-sword.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const BODY = { x: 160, y: 194 }
const HEAD = { x: 160, y: 136, scale: 0.62 }

const left = arm({ points: trace('118 218, 78 268, 72 244'), fill: 'blue', turn: -0.4 })
const folded = arm({
  points: trace('202 218, 236 276, 152 284'),
  fill: 'blue',
  gesture: 'rest',
  turn: Math.PI - 0.1,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...seat('yellow', BODY, { high: 36, half: 66, back: 'sky' }),
  ...mantleBehind('red', BODY),
  ...gown('blue', BODY, { shoes: 'red', girdle: 'white' }),
  ...lapCloth('red', 'white', BODY),
  ...backHair('yellow', 1, HEAD),
  ...collar('white', BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: -0.75, mouth: 'grave' }),
  ...frontHair('yellow', HEAD),
  ...crown(HEAD),
  ...left.sleeve,
  ...longSword({ x: 78, y: 226, scale: 0.9 }, 176),
  ...left.hand,
  ...folded.sleeve,
  ...folded.hand,
]
