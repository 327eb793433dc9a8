import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { sceptre } from '../../../../src/ui/art/engraving/kit/regalia.ts'
import { gown, lapCloth, mantleBehind, seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { collar } from '../../../../src/ui/art/engraving/kit/seated-king.ts'
import { ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { coin } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const BODY = { x: 160, y: 194 }
const HEAD = { x: 158, y: 136, scale: 0.62 }

const raised = arm({ points: trace('120 218, 88 246, 72 240, 78 206'), fill: 'red', gesture: 'pinch', turn: -1.4 })
const lowered = arm({ points: trace('202 218, 244 262, 226 286'), fill: 'red', turn: Math.PI - 0.2, flip: true })

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'green', 470, 0.5),
  ...plant(34, 456, 28, 'yellow'),
  ...seat('flesh', BODY, { high: 10, half: 72, back: 'yellow' }),
  ...mantleBehind('green', BODY),
  ...gown('red', BODY, { shoes: 'blue', girdle: 'yellow' }),
  ...lapCloth('green', 'yellow', BODY),
  ...backHair('yellow', 1, HEAD),
  ...collar('yellow', BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: -1 }),
  ...frontHair('yellow', HEAD),
  ...crown(HEAD),
  ...raised.sleeve,
  ...coin({ x: 82, y: 154, scale: 0.68 }),
  ...raised.hand,
  ...lowered.sleeve,
  ...sceptre({ x: 219, y: 284, turn: 0.06 }),
  ...lowered.hand,
]
