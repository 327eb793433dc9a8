import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { eagleShield, sceptre } from '../../../../src/ui/art/engraving/kit/regalia.ts'
import { gown, lapCloth, mantleBehind } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, curve } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 146, y: 194 }
const HEAD = { x: 146, y: 136, scale: 0.62 }

/** A half of the seat's back, which rises like a wing. */
const wing: Drawing = [
  shape(blob(trace('150 300, 150 190, 190 150, 222 118, 250 112, 258 140, 254 190, 244 240, 236 300')), {
    fill: 'flesh',
    tone: { dark: 0.6, depth: 18 },
    edge: 1.8,
    folds: ['186 170, 200 220, 206 290', '210 146, 224 210, 224 290', '234 126, 244 180, 236 260'].map((points) =>
      fold(curve(trace(points)), -7, 1.2),
    ),
  }),
]

const collar = shape(blob(trace('-36 -2, 0 -10, 36 -2, 30 14, 0 26, -30 14')), {
  fill: 'yellow',
  tone: { dark: 0.5, depth: 10 },
  edge: 1.6,
})

const left = arm({ points: trace('104 212, 66 240, 88 276'), fill: 'blue', turn: -0.2 })
const right = arm({
  points: trace('188 212, 228 250, 232 288'),
  fill: 'blue',
  gesture: 'rest',
  turn: Math.PI - 0.3,
  flip: true,
})

export const scene = (): Drawing => [
  ...wing,
  ...place(wing, { x: 2 * BODY.x, flip: true }),
  ground(trace('0 422, 80 416, 150 422, 220 415, 300 422'), 'yellow', 470, 0.5),
  ...plant(30, 456, 34),
  ...mantleBehind('blue', BODY),
  ...gown('red', BODY, { shoes: 'blue' }),
  ...lapCloth('blue', 'yellow', BODY),
  ...backHair('yellow', 0.9, HEAD),
  ...place([collar], BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0 }),
  ...frontHair('yellow', HEAD),
  ...crown(HEAD),
  ...left.sleeve,
  ...sceptre({ x: 88, y: 270, turn: -0.1 }),
  ...left.hand,
  ...right.sleeve,
  ...eagleShield({ x: 188, y: 282, turn: 0.1 }),
  ...right.hand,
]
