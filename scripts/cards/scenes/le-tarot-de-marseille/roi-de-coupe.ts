import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, beard } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crownedHat } from '../../../../src/ui/art/engraving/kit/headgear.ts'
import { gown, lapCloth, mantle, mantleBehind, seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { cup } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const BODY = { x: 150, y: 196 }
const HEAD = { x: 150, y: 138, scale: 0.62 }

const left = arm({ points: trace('108 218, 60 270, 88 302'), fill: 'blue', turn: 0 })
const right = arm({
  points: trace('192 218, 240 270, 214 300'),
  fill: 'blue',
  gesture: 'rest',
  turn: Math.PI - 0.5,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...seat('yellow', BODY, { high: 34, half: 90, back: 'flesh' }),
  ...mantleBehind('red', BODY),
  ...gown('blue', BODY, { shoes: 'red', girdle: 'yellow' }),
  ...lapCloth('red', 'white', BODY),
  ...backHair('white', 0.5, HEAD),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0.85, old: true }),
  ...beard('white', 26, { ...HEAD, look: 0.85 }),
  ...crownedHat(HEAD, 'blue', 'red', 'yellow'),
  ...mantle('red', 'white', BODY),
  ...left.sleeve,
  ...cup({ x: 100, y: 326, scale: 0.86 }),
  ...left.hand,
  ...right.sleeve,
  ...right.hand,
]
