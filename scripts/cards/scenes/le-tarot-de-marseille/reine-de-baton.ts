import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { gown, mantleBehind, seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { collar } from '../../../../src/ui/art/engraving/kit/seated-king.ts'
import { ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 142, y: 194 }
const HEAD = { x: 140, y: 136, scale: 0.62 }

/** Broad above like a gourd, narrow where she holds it. */
const club = (): Drawing => [
  shape(
    blob(trace('214 318, 230 314, 228 260, 232 200, 240 150, 240 104, 216 88, 190 98, 186 140, 200 190, 208 250')),
    {
      fill: 'green',
      tone: { dark: 0.8, depth: 20 },
      edge: 2,
      folds: ['200 116, 208 180, 216 270', '220 110, 222 180, 221 260'].map((one) => fold(curve(trace(one)), 0, 1.1)),
    },
  ),
  shape(oval(214, 98, 26, 11), { fill: 'yellow', tone: { dark: 0.4, depth: 9 }, edge: 1.8 }),
  shape(oval(214, 98, 11, 4.4), { fill: 'red', edge: 1.1 }),
  ...[
    [196, 150],
    [233, 176],
    [211, 220],
  ].map(([x = 0, y = 0]) => shape(oval(x, y, 7, 8), { fill: 'yellow', tone: 0.4, edge: 1.5 })),
]

const waist = arm({
  points: trace('102 218, 60 254, 100 278'),
  fill: 'blue',
  cuffs: 'yellow',
  gesture: 'rest',
  turn: 0.1,
})
const holding = arm({
  points: trace('182 218, 240 268, 228 296'),
  fill: 'blue',
  cuffs: 'yellow',
  turn: Math.PI - 0.1,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'green', 470, 0.5),
  ...plant(28, 458, 28, 'yellow'),
  ...seat('flesh', BODY, { high: -40, half: 80, back: 'sky' }),
  ...mantleBehind('blue', BODY),
  ...gown('red', BODY, { shoes: 'blue', girdle: 'yellow' }),
  ...collar('white', BODY),
  ...backHair('yellow', 2.1, HEAD),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: -0.8 }),
  ...frontHair('yellow', HEAD),
  ...crown(HEAD),
  ...waist.sleeve,
  ...waist.hand,
  ...holding.sleeve,
  ...club(),
  ...holding.hand,
]
