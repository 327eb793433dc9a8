import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { profile } from '../../../../src/ui/art/engraving/kit/face.ts'
import { cap } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { coat, legs } from '../../../../src/ui/art/engraving/kit/standing.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 178, y: 186 }
const HEAD = { x: 174, y: 128, scale: 0.64 }

/** Nearly as high as he, cut from a tree that still has its knots. */
const club = (): Drawing => [
  shape(
    blob(
      trace('88 150, 96 138, 122 136, 134 150, 132 210, 126 290, 122 380, 120 440, 106 442, 100 380, 98 290, 92 210'),
    ),
    {
      fill: 'green',
      tone: { dark: 0.75, depth: 16 },
      edge: 1.9,
      folds: ['100 160, 106 240, 106 330', '118 160, 120 240, 114 360'].map((one) => fold(curve(trace(one)), 0, 1.1)),
    },
  ),
  shape(oval(111, 145, 22, 9), { fill: 'yellow', tone: 0.4, edge: 1.8 }),
  shape(oval(111, 145, 9, 3.6), { fill: 'red', edge: 1.1 }),
  ...[
    [96, 196],
    [129, 178],
    [100, 330],
    [122, 356],
  ].map(([x = 0, y = 0]) => shape(oval(x, y, 6, 7), { fill: 'yellow', tone: 0.4, edge: 1.5 })),
]

/** Hair over the ear of a head in profile. */
const lock = (): Drawing => [
  shape(
    blob(trace('168 100, 186 96, 202 110, 206 136, 212 166, 198 172, 182 164, 187 144, 182 128, 184 114, 170 112')),
    {
      fill: 'yellow',
      tone: { dark: 0.5, depth: 9 },
      edge: 1.6,
      folds: ['186 102, 196 124, 198 160', '176 104, 190 118, 192 156'].map((one) => fold(curve(trace(one)), 0, 1)),
    },
  ),
]

const far = arm({ points: trace('146 210, 132 250, 118 238'), fill: 'blue', turn: -2.7, flip: true })
const near = arm({ points: trace('214 212, 196 276, 136 272'), fill: 'red', turn: Math.PI, flip: true })

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...plant(44, 452, 30),
  ...plant(258, 456, 28),
  ...legs({ hose: ['blue', 'red'], shoes: ['red', 'blue'], toward: 'left' }, BODY),
  ...coat({ tint: 'red', other: 'blue', collar: 'yellow' }, { ...BODY, flip: true }),
  neck([HEAD.x, HEAD.y], 64),
  ...profile({ ...HEAD, flip: true }),
  ...lock(),
  ...cap({ ...HEAD, flip: true }, 'green', 'red'),
  ...far.sleeve,
  ...club(),
  ...far.hand,
  ...near.sleeve,
  ...near.hand,
  ...grass(trace('150 452, 200 450, 92 454')),
]
