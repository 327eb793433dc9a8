import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, limb, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { cupid } from '../../../../src/ui/art/engraving/kit/cupid.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, curls, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wreath } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BOY = { x: 150, y: 222, scale: 0.46 }
const LEAFY = { x: 78, y: 226, scale: 0.46 }
const FLOWERY = { x: 222, y: 226, scale: 0.46 }

const youth = (): Drawing => [
  shoe([138, 438], 'blue', true, 0.66),
  ...limb(trace('140 356, 136 396, 138 434'), [22, 16, 10], 'flesh'),
  shoe([164, 438], 'blue', false, 0.66),
  ...limb(trace('160 356, 166 396, 164 434'), [22, 16, 10], 'flesh'),
  ...backHair('yellow', 0.2, BOY),
  drapery(
    trace('124 264, 150 258, 176 264, 180 284, 172 318, 182 366, 160 372, 148 366, 134 374, 116 364, 128 318, 120 284'),
    'red',
    [
      trace('140 318, 134 342, 130 366'),
      trace('156 318, 160 342, 162 366'),
      trace('136 272, 138 290, 144 304'),
      trace('166 272, 166 290, 160 304'),
    ],
  ),
  shape(blob(trace('127 308, 150 314, 173 308, 174 317, 150 323, 126 317')), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  neck([BOY.x, BOY.y], 46),
  ...face({ ...BOY, look: -0.8 }),
  ...curls('yellow', BOY),
]

/** A woman in a long gown at x 78, who looks right. */
const woman = (gown: 'blue' | 'green', apron: 'yellow' | 'red'): Drawing => [
  shoe([96, 438], apron, false, 0.66),
  drapery(
    trace(
      '52 268, 78 260, 102 268, 106 290, 98 318, 108 380, 122 436, 96 442, 72 436, 50 442, 30 434, 44 376, 56 318, 46 290',
    ),
    gown,
    [
      trace('66 320, 58 380, 50 434'),
      trace('80 320, 78 380, 74 430'),
      trace('92 320, 98 380, 104 434'),
      trace('66 276, 68 290, 74 304'),
    ],
  ),
  shape(blob(trace('56 308, 78 314, 98 308, 99 317, 78 323, 55 317')), { fill: apron, tone: 0.4, edge: 1.4 }),
  shape(blob(trace('58 264, 78 258, 98 264, 92 276, 78 282, 64 276')), {
    fill: apron,
    tone: { dark: 0.4, depth: 8 },
    edge: 1.4,
  }),
  neck([LEAFY.x, LEAFY.y], 46),
]

const flowers: Drawing = trace('-38 -30, -22 -42, 0 -46, 22 -42, 38 -30').flatMap(([x, y], index) => [
  ...[0, 1, 2, 3, 4].map((petal) =>
    shape(oval(x + 5.6 * Math.cos(petal * 1.257), y + 5.6 * Math.sin(petal * 1.257), 4.6), {
      fill: index % 2 ? 'white' : 'red',
      edge: 1.3,
    }),
  ),
  shape(oval(x, y, 3.6), { fill: 'yellow', edge: 1.1 }),
])

const thin = { size: 0.48, widths: [18, 16, 11] }
const toShoulder = arm({
  ...thin,
  points: trace('98 274, 116 292, 128 276'),
  fill: 'blue',
  gesture: 'rest',
  turn: -0.3,
  cuffs: 'yellow',
})
const toHeart = arm({
  ...thin,
  points: trace('202 274, 186 306, 172 290'),
  fill: 'green',
  gesture: 'rest',
  turn: Math.PI + 0.1,
  flip: true,
  cuffs: 'red',
})
const boyLeft = arm({
  ...thin,
  points: trace('126 272, 112 306, 124 328'),
  fill: 'red',
  gesture: 'rest',
  cuffs: 'yellow',
})
const boyRight = arm({
  ...thin,
  points: trace('174 272, 190 312, 196 340'),
  fill: 'red',
  gesture: 'rest',
  cuffs: 'yellow',
  flip: true,
})
const womanLeft = arm({
  ...thin,
  points: trace('54 274, 38 316, 56 350'),
  fill: 'blue',
  gesture: 'rest',
  turn: 0.9,
  cuffs: 'yellow',
})
const womanRight = arm({
  ...thin,
  points: trace('246 274, 262 316, 244 350'),
  fill: 'green',
  gesture: 'rest',
  turn: 2.2,
  flip: true,
  cuffs: 'red',
})

export const scene = (): Drawing => [
  ...rays(150, 118, 52, 71, 24, ['red', 'yellow']),
  shape(oval(150, 119, 54), { fill: 'white', tone: { dark: 0.3, depth: 12 }, edge: 1.8 }),
  ...cupid({ x: 154, y: 117, scale: 0.86 }),
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...plant(30, 462, 22),
  ...plant(270, 462, 22),
  ...backHair('yellow', 1, LEAFY),
  ...woman('blue', 'yellow'),
  ...face({ ...LEAFY, look: 0.8 }),
  ...frontHair('yellow', LEAFY),
  ...wreath('green', LEAFY),
  ...womanLeft.sleeve,
  ...womanLeft.hand,
  ...backHair('brown', 1, FLOWERY),
  ...place(woman('green', 'red'), { x: 300, flip: true }),
  ...face({ ...FLOWERY, look: -0.8, mouth: 'smile' }),
  ...frontHair('brown', FLOWERY),
  ...place(flowers, FLOWERY),
  ...womanRight.sleeve,
  ...womanRight.hand,
  ...youth(),
  ...boyRight.sleeve,
  ...boyRight.hand,
  ...boyLeft.sleeve,
  ...boyLeft.hand,
  ...toShoulder.sleeve,
  ...toShoulder.hand,
  ...toHeart.sleeve,
  ...toHeart.hand,
]
