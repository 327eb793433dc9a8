import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, beard } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { collar, sitting } from '../../../../src/ui/art/engraving/kit/seated-king.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { coin } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 150, y: 196 }
const HEAD = { x: 150, y: 138, scale: 0.62 }

/** A plain bench in the open. */
const bench = (): Drawing => [
  ...[58, 226].map((x) => shape(box(x, 330, 16, 98), { fill: 'brown', tone: 0.6, edge: 1.7 })),
  shape(box(42, 316, 216, 18), { fill: 'brown', tone: { base: 0.25, angle: 0.05 }, edge: 1.8 }),
]

const left = arm({ points: trace('108 218, 62 262, 84 296'), fill: 'blue', gesture: 'pinch', turn: 0.9 })
const right = arm({
  points: trace('192 218, 238 266, 208 296'),
  fill: 'blue',
  gesture: 'rest',
  turn: Math.PI - 0.6,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 416, 80 408, 150 416, 220 407, 300 416'), 'green', 470, 0.5),
  ...plant(40, 424, 30, 'yellow'),
  ...plant(262, 424, 34, 'yellow'),
  ...bench(),
  ...sitting({ coat: 'red', hose: ['yellow', 'blue'], shoes: ['blue', 'yellow'], belt: 'blue', legs: 'crossed' }, BODY),
  ...backHair('white', 0.5, HEAD),
  ...collar('yellow', BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: -0.9, old: true }),
  ...beard('white', 26, { ...HEAD, look: -0.9 }),
  ...wideHat({ ...HEAD, y: HEAD.y + 3, scale: 0.7 }, 'red', 'yellow', 'blue'),
  ...left.sleeve,
  ...coin({ x: 104, y: 322, scale: 0.6 }),
  ...left.hand,
  ...right.sleeve,
  ...right.hand,
  ...plant(34, 460, 24, 'yellow'),
  ...plant(236, 458, 28, 'yellow'),
  ...grass(trace('80 452, 126 458, 176 456, 206 446, 268 452'), 14),
]
