import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, limb, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { profile } from '../../../../src/ui/art/engraving/kit/face.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { profileBeard, profileHair } from '../../../../src/ui/art/engraving/kit/profile-hair.ts'
import { eagleShield, sceptre } from '../../../../src/ui/art/engraving/kit/regalia.ts'
import { ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 140, y: 130, scale: 0.64, flip: true }

const throne = (): Drawing => [
  shape(blob(trace('240 312, 244 260, 242 196, 248 168, 262 164, 272 178, 270 250, 268 312')), {
    fill: 'yellow',
    tone: { dark: 0.6, depth: 12 },
    edge: 1.8,
  }),
  shape(oval(256, 160, 11), { fill: 'yellow', tone: { dark: 0.6, depth: 9 }, edge: 1.7 }),
  shape(box(168, 320, 94, 98), { fill: 'flesh', tone: { dark: 0.6, depth: 14 }, edge: 1.8 }),
  shape(box(160, 306, 112, 14), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  shape(box(162, 416, 108, 14), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
]

/** One leg upright, the other bent across it: the number of the card. */
const legs = (): Drawing => [
  shoe([158, 432], 'blue', true, 0.95),
  ...limb(trace('178 312, 166 370, 158 428'), [36, 25, 14], 'red'),
  ...place([shoe([0, 0], 'blue', false, 0.9)], { x: 191, y: 388, turn: 1 }),
  ...limb(trace('170 318, 106 346, 112 368, 190 388'), [38, 32, 25, 14], 'red'),
]

const mantle = (): Drawing => [
  drapery(trace('150 184, 182 188, 204 212, 216 262, 236 330, 222 350, 196 344, 176 320, 172 250'), 'red', [
    trace('186 204, 196 260, 206 336'),
    trace('198 226, 208 280, 222 338'),
  ]),
]

const tunic = (): Drawing => [
  drapery(
    trace(
      '128 194, 150 184, 176 190, 188 214, 184 256, 196 300, 204 336, 180 346, 152 338, 128 348, 108 338, 120 312, 134 284, 128 256, 118 222',
    ),
    'blue',
    [
      trace('142 284, 134 312, 124 340'),
      trace('158 284, 158 312, 152 332'),
      trace('172 282, 182 310, 188 338'),
      trace('136 206, 134 230, 140 258'),
    ],
  ),
  shape(blob(trace('128 256, 156 264, 186 256, 188 268, 158 277, 129 269')), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  shape(band(trace('130 196, 144 222, 164 224, 178 194'), [6, 7, 6]), { fill: 'yellow', tone: 0.3, edge: 1.4 }),
  shape(oval(153, 230, 8), { fill: 'yellow', tone: { dark: 0.5, depth: 7 }, edge: 1.5 }),
]

const far = arm({ points: trace('138 208, 100 236, 84 206'), fill: 'blue', turn: -2.6 })
const near = arm({
  points: trace('176 208, 206 252, 172 266'),
  fill: 'blue',
  gesture: 'rest',
  turn: Math.PI,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 422, 80 414, 150 420, 220 413, 300 422'), 'yellow', 470, 0.5),
  ...plant(40, 452, 26),
  ...throne(),
  ...eagleShield({ x: 242, y: 386, scale: 0.86, turn: 0.08 }),
  ...mantle(),
  ...legs(),
  ...far.sleeve,
  ...tunic(),
  neck([HEAD.x + 6, HEAD.y], 64),
  ...profile({ ...HEAD, old: true }),
  ...profileHair('white', HEAD),
  ...profileBeard('white', HEAD, 34),
  ...crown({ ...HEAD, x: HEAD.x + 2 }),
  ...sceptre({ x: 77, y: 200, turn: -0.06, scale: 0.9 }),
  ...far.hand,
  ...near.sleeve,
  ...near.hand,
]
