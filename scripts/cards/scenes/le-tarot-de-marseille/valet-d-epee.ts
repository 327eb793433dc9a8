import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { coat, legs } from '../../../../src/ui/art/engraving/kit/standing.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { longSword } from '../../../../src/ui/art/engraving/kit/things/long-sword.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, box, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 150, y: 190 }
const HEAD = { x: 150, y: 132, scale: 0.62 }

const scabbard: Drawing = [
  shape(band(trace('0 0, 0 70, 0 150'), [15, 13, 8], { round: true }), { fill: 'brown', tone: 0.6, edge: 1.7 }),
  shape(box(-9, -6, 18, 12), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  shape(box(-7.5, 60, 15, 8), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  shape(oval(0, 154, 6), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
]

const left = arm({ points: trace('110 214, 76 246, 60 240, 70 208'), fill: 'red', turn: -0.3 })
const right = arm({ points: trace('190 216, 222 254, 204 284'), fill: 'blue', turn: Math.PI - 0.5, flip: true })

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'green', 470, 0.5),
  ...plant(30, 456, 28, 'yellow'),
  ...legs({ hose: ['yellow', 'red'], shoes: ['red', 'yellow'], toward: 'right' }, BODY),
  ...backHair('yellow', 0.6, HEAD),
  ...coat({ tint: 'red', other: 'blue', belt: 'yellow', collar: 'white', buttons: 'yellow' }, BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: -0.85 }),
  ...frontHair('yellow', HEAD),
  ...wideHat({ ...HEAD, y: HEAD.y + 5 }, 'yellow', 'blue', 'red'),
  ...left.sleeve,
  ...longSword({ x: 76, y: 182, turn: -0.08, scale: 0.8 }, 150),
  ...left.hand,
  ...place(scabbard, { x: 194, y: 258, turn: -0.16 }),
  ...right.sleeve,
  ...right.hand,
  ...grass(trace('60 446, 116 452, 150 446, 236 452, 262 444'), 13),
]
