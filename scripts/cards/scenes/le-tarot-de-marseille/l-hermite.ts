import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, beard, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { lantern } from '../../../../src/ui/art/engraving/kit/lantern.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 132, y: 146, scale: 0.64, look: -0.8 }
const LOOSE = { x: HEAD.x, y: HEAD.y, scale: HEAD.scale }

const robe = (): Drawing => [
  shoe([126, 430], 'blue', true, 0.85),
  shoe([166, 434], 'blue', true, 0.85),
  drapery(
    trace('116 206, 142 196, 176 204, 186 250, 188 320, 204 430, 176 438, 150 430, 126 438, 100 428, 110 330, 112 260'),
    'red',
    [
      trace('130 290, 122 360, 116 426'),
      trace('148 290, 146 360, 146 424'),
      trace('164 290, 168 360, 172 430'),
      trace('132 214, 130 240, 136 262'),
    ],
  ),
  shape(band(trace('112 268, 146 276, 184 268'), [10, 10]), { fill: 'white', tone: 0.4, edge: 1.5 }),
  shape(band(trace('134 276, 132 304, 136 328'), [7, 8]), { fill: 'white', tone: 0.4, edge: 1.4 }),
  line(trace('132 318, 140 318'), 1.4),
]

/** Dark outside, light within: it opens for the arm that lifts the lantern. */
const cloak = (): Drawing => [
  drapery(trace('150 196, 168 216, 174 270, 176 340, 186 436, 206 430, 204 340, 196 250, 184 200'), 'yellow', [
    trace('176 230, 184 320, 194 424'),
  ]),
  drapery(
    trace(
      '140 192, 166 182, 200 192, 226 230, 238 290, 250 370, 262 432, 232 440, 206 432, 196 436, 190 350, 186 280, 174 222, 152 204',
    ),
    'blue',
    [trace('184 208, 206 260, 212 330'), trace('204 210, 226 280, 234 420'), trace('196 300, 206 370, 212 428')],
  ),
  drapery(trace('118 230, 126 280, 122 350, 118 430, 102 434, 96 340'), 'yellow'),
  drapery(
    trace('106 200, 130 190, 150 196, 132 212, 118 250, 114 310, 108 380, 106 432, 88 438, 66 430, 78 340, 86 260'),
    'blue',
    [trace('112 220, 102 290, 94 420'), trace('98 260, 92 330, 80 424')],
  ),
]

const hood = (): Drawing => [
  shape(blob(trace('112 196, 128 190, 146 200, 166 188, 188 194, 184 212, 160 222, 142 216, 122 222, 106 210')), {
    fill: 'sky',
    tone: { dark: 0.5, depth: 10 },
    edge: 1.7,
  }),
  line(curve(trace('150 200, 160 208, 174 206')), 1.2),
]

const staff = shape(band(trace('232 176, 226 230, 234 290, 227 360, 232 436'), [9, 7, 8, 7, 6], { round: true }), {
  fill: 'brown',
  tone: { dark: 0.5, depth: 5 },
  edge: 1.6,
})

const left = arm({ points: trace('122 214, 104 246, 74 192'), fill: 'red', turn: -1.9, size: 0.76 })
const right = arm({
  points: trace('186 224, 216 262, 222 280'),
  fill: 'blue',
  turn: -0.1,
  gesture: 'hold',
  widths: [34, 30, 22],
})

const walker = (): Drawing => [
  ...robe(),
  ...backHair('white', 0.4, LOOSE),
  ...cloak(),
  neck([HEAD.x, HEAD.y], 64),
  ...hood(),
  ...face({ ...HEAD, old: true }),
  ...frontHair('white', LOOSE),
  ...place(beard('white', 44, { look: 0.8 }), { ...LOOSE, flip: true }),
  ...left.sleeve,
  ...lantern({ x: 64, y: 172 }),
  ...left.hand,
  ...right.sleeve,
  staff,
  ...right.hand,
]

export const scene = (): Drawing => [
  ground(trace('0 422, 80 414, 150 420, 220 413, 300 422'), 'yellow', 470, 0.5),
  ...plant(36, 456, 24),
  ...place(walker(), { x: -8, y: -34, scale: 1.08 }),
  ...grass(trace('84 452, 210 456')),
]
