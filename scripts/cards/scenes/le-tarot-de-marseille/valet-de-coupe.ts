import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { curls } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wreath } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { coat, legs } from '../../../../src/ui/art/engraving/kit/standing.ts'
import { rosette } from '../../../../src/ui/art/engraving/kit/things/flora.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { cup } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, curve } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 136, y: 188 }
const HEAD = { x: 142, y: 130, scale: 0.62 }

/** A veil laid over half of the cup. */
const veil = (): Drawing => [
  shape(blob(trace('200 162, 218 155, 238 164, 237 190, 244 222, 238 252, 226 240, 218 246, 219 214, 214 186')), {
    fill: 'white',
    tone: { dark: 0.6, depth: 10 },
    edge: 1.7,
    folds: ['222 162, 224 196, 226 236', '232 168, 230 200, 236 244'].map((one) => fold(curve(trace(one)), -4, 1)),
  }),
]

const far = arm({ points: trace('170 214, 192 256, 206 250'), fill: 'red', gesture: 'cup', turn: -0.15 })
const near = arm({ points: trace('100 212, 118 274, 186 222'), fill: 'blue', turn: -0.3 })

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...plant(38, 454, 30),
  ...plant(262, 452, 32),
  ...legs({ hose: ['red', 'blue'], shoes: ['blue', 'red'], toward: 'right' }, BODY),
  ...coat({ tint: 'blue', other: 'red', belt: 'yellow', collar: 'white' }, BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0.9, eyes: 'lowered', turn: 0.08 }),
  ...curls('yellow', { ...HEAD, turn: 0.08 }),
  ...wreath('green', { ...HEAD, turn: 0.08 }),
  ...[
    [124, 98],
    [143, 92],
    [163, 98],
  ].flatMap(([x = 0, y = 0], index) => rosette({ x, y, scale: 0.34 }, index === 1 ? 'white' : 'red', 'yellow', 5)),
  ...far.sleeve,
  ...cup({ x: 206, y: 240, scale: 0.86 }),
  ...veil(),
  ...far.hand,
  ...near.sleeve,
  ...near.hand,
  ...grass(trace('120 452, 196 454, 78 450')),
]
