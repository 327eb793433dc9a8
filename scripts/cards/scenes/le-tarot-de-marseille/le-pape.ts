import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { disciple, papalCross } from '../../../../src/ui/art/engraving/kit/clergy.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, beard } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { tiara } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { gown, mantle, mantleBehind } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { column, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import type { Drawing } from '../../../../src/ui/art/engraving/marks.ts'

const BODY = { x: 150, y: 184 }
const HEAD = { x: 152, y: 132, scale: 0.58, look: 0.6 }

const left = arm({
  points: trace('108 206, 72 250, 82 204'),
  fill: 'white',
  gesture: 'bless',
  turn: -1.45,
  cuffs: 'red',
})
const right = arm({
  points: trace('190 208, 230 264, 219 222'),
  fill: 'white',
  cuffs: 'red',
  flip: true,
  turn: Math.PI + 0.3,
})

export const scene = (): Drawing => [
  ...column(40, 420, 30, 330, 'sky'),
  ...column(260, 420, 30, 330, 'sky'),
  ground(trace('0 412, 80 406, 150 412, 220 405, 300 412'), 'yellow', 470, 0.4),
  ...mantleBehind('red', BODY),
  ...gown('blue', BODY, { shoes: 'white' }),
  ...backHair('white', 0.2, HEAD),
  neck([HEAD.x, HEAD.y], 58),
  ...mantle('red', 'yellow', BODY),
  ...face({ ...HEAD, old: true }),
  ...beard('white', 22, HEAD),
  ...tiara(HEAD, 'yellow'),
  ...left.sleeve,
  ...left.hand,
  ...right.sleeve,
  ...papalCross({ x: 210, y: 222, turn: 0.06 }),
  ...right.hand,
  ...disciple('red', 'blue', { x: 92, y: 470 }, true),
  ...disciple('yellow', 'red', { x: 208, y: 470, flip: true }, false),
]
