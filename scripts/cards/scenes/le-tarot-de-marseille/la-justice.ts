import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { scales } from '../../../../src/ui/art/engraving/kit/regalia.ts'
import { gown, lapCloth, mantle, mantleBehind, seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { sword } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 150, y: 192 }
const HEAD = { x: 150, y: 134, scale: 0.62 }

const cord: Drawing = [
  shape(band(trace('-22 -2, -14 18, 0 26, 14 18, 22 -2'), [5, 5]), { fill: 'yellow', tone: 0.3, edge: 1.4 }),
  shape(band(trace('0 24, 0 46'), [5, 5]), { fill: 'yellow', tone: 0.3, edge: 1.4 }),
  shape(oval(0, 50, 5), { fill: 'yellow', tone: { dark: 0.5, depth: 6 }, edge: 1.4 }),
]

const left = arm({ points: trace('108 216, 66 262, 57 224'), fill: 'red', turn: -0.4 })
const right = arm({ points: trace('192 216, 234 262, 240 226'), fill: 'red', flip: true, turn: Math.PI + 0.5 })

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...seat('yellow', BODY, { high: 62, half: 60, back: 'flesh' }),
  ...mantleBehind('blue', BODY),
  ...gown('red', BODY, { shoes: 'blue' }),
  ...place(cord, BODY),
  ...lapCloth('blue', 'white', BODY),
  ...backHair('yellow', 0.7, HEAD),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0, mouth: 'grave' }),
  ...frontHair('yellow', HEAD),
  ...crown(HEAD),
  ...mantle('blue', 'white', BODY, null),
  ...left.sleeve,
  ...sword({ x: 62, y: 217, scale: 1.3 }),
  ...left.hand,
  ...right.sleeve,
  ...scales({ x: 232, y: 220, scale: 0.86 }),
  ...right.hand,
]
