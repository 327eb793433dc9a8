import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { gown, lapCloth, mantle, mantleBehind } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { cup } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 150, y: 198 }
const HEAD = { x: 150, y: 140, scale: 0.62 }

const curtain: Drawing = [
  shape(blob(trace('150 74, 210 78, 252 96, 240 150, 246 220, 254 300, 258 420, 226 424, 200 300, 190 200, 150 120')), {
    fill: 'flesh',
    tone: { dark: 0.6, depth: 18 },
    edge: 1.8,
    folds: ['196 96, 214 160, 218 260', '220 96, 230 170, 238 300', '206 240, 226 330, 236 416'].map((one) =>
      fold(curve(trace(one)), -7, 1.2),
    ),
  }),
]

/** The canopy behind her shoulders. */
const canopy = (): Drawing => [
  shape(box(60, 90, 180, 250), { fill: 'sky', tone: { base: 0.12 }, edge: 0 }),
  ...curtain,
  ...place(curtain, { x: 300, flip: true }),
  shape(blob(trace('40 96, 60 72, 100 66, 150 62, 200 66, 240 72, 260 96, 220 92, 190 102, 150 92, 110 102, 80 92')), {
    fill: 'yellow',
    tone: 0.5,
    edge: 1.8,
  }),
  ...[58, 104, 150, 196, 242].map((x) =>
    shape(oval(x, 84 - (x === 150 ? 4 : 0), 5), { fill: 'red', tone: 0.4, edge: 1.4 }),
  ),
]

const wavy = (): Drawing => [
  shape(band(trace('216 262, 210 236, 220 214, 208 192, 212 168, 206 150'), [12, 12, 11, 10, 8, 1]), {
    fill: 'sky',
    tone: 0.5,
    edge: 1.7,
  }),
  line(curve(trace('216 256, 210 236, 219 214, 209 192, 212 170')), 1),
  shape(
    box(-16, -3, 32, 6).map(([x, y]) => [x + 216, y + 262]),
    { fill: 'yellow', tone: 0.3, edge: 1.5 },
  ),
  shape(box(212, 265, 8, 26), { fill: 'red', tone: 0.4, edge: 1.5 }),
  shape(oval(216, 294, 6), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
]

const left = arm({ points: trace('108 220, 64 262, 84 270'), fill: 'blue', turn: -0.1 })
const right = arm({ points: trace('192 220, 238 264, 232 280'), fill: 'blue', turn: Math.PI + 0.1, flip: true })

export const scene = (): Drawing => [
  ...canopy(),
  ground(trace('0 428, 80 422, 150 428, 220 421, 300 428'), 'yellow', 470, 0.5),
  ...mantleBehind('blue', BODY),
  ...gown('red', BODY, { shoes: 'yellow' }),
  ...lapCloth('blue', 'yellow', BODY),
  ...backHair('yellow', 0.9, HEAD),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0 }),
  ...frontHair('yellow', HEAD),
  ...crown(HEAD),
  ...mantle('blue', 'yellow', BODY, 'white'),
  ...left.sleeve,
  ...cup({ x: 98, y: 294, scale: 0.86 }, 'yellow', false),
  ...left.hand,
  ...right.sleeve,
  ...wavy(),
  ...right.hand,
]
