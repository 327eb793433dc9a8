import { lion } from '../../../../src/ui/art/engraving/kit/animals/lion.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { wideHat } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 150, y: 132, scale: 0.64 }

const dress = (): Drawing => [
  shoe([196, 440], 'yellow', false, 0.8),
  // The cloak hangs behind her.
  drapery(
    trace('108 204, 92 260, 84 340, 74 420, 100 432, 120 300, 180 300, 214 430, 240 420, 226 330, 206 250, 192 204'),
    'red',
    [trace('100 250, 94 340, 86 420'), trace('204 260, 216 340, 228 418')],
  ),
  drapery(
    trace('122 250, 150 256, 180 250, 194 300, 206 370, 218 436, 190 446, 160 438, 130 447, 102 436, 104 360, 112 300'),
    'blue',
    [trace('136 262, 130 330, 122 434'), trace('152 262, 156 340, 152 434'), trace('168 260, 182 340, 186 438')],
  ),
  drapery(trace('118 192, 150 180, 182 192, 190 214, 180 238, 184 260, 152 268, 118 260, 122 238, 110 214'), 'blue', [
    trace('166 208, 170 224, 164 244'),
  ]),
  shape(blob(trace('130 186, 150 181, 172 186, 164 226, 158 254, 144 254, 137 226')), {
    fill: 'white',
    tone: { dark: 0.4, depth: 8 },
    edge: 1.5,
  }),
  ...['139 204, 164 214', '163 204, 138 214', '141 222, 161 232', '161 222, 141 232'].map((one) =>
    line(trace(one), 1.3),
  ),
  shape(blob(trace('120 244, 150 251, 182 244, 183 256, 150 263, 118 256')), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
]

const over = arm({ points: trace('116 208, 80 250, 93 296'), fill: 'red', gesture: 'rest', size: 0.68, turn: 0.7 })
const under = arm({
  points: trace('184 208, 212 276, 146 344'),
  fill: 'red',
  gesture: 'cup',
  size: 0.68,
  turn: 3.4,
  flip: true,
})

export const scene = (): Drawing => [
  ground(trace('0 420, 70 412, 150 420, 230 412, 300 420'), 'green', 470, 0.5),
  ...dress(),
  ...backHair('yellow', 0.8, HEAD),
  neck([HEAD.x, HEAD.y], 64),
  ...face({ ...HEAD, look: -0.5 }),
  ...frontHair('yellow', HEAD),
  ...wideHat({ ...HEAD, y: HEAD.y + 2 }),
  ...lion('yellow', 'brown', { x: 154, y: 450, flip: true }),
  ...under.sleeve,
  ...over.sleeve,
  ...under.hand,
  ...over.hand,
  ...plant(40, 460, 24),
  ...plant(264, 460, 24),
  ...grass(trace('72 452, 232 446')),
]
