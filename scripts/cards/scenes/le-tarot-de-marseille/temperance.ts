import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { flower, jug } from '../../../../src/ui/art/engraving/kit/things/vessels.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { wing } from '../../../../src/ui/art/engraving/kit/wing.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 146, y: 128, scale: 0.64 }

const robe = (): Drawing => [
  shoe([122, 440], 'yellow', true, 0.8),
  shoe([186, 440], 'yellow', false, 0.8),
  drapery(
    trace(
      '116 250, 148 244, 182 250, 196 292, 206 360, 222 438, 196 448, 172 438, 150 449, 126 438, 102 447, 86 436, 98 360, 106 292',
    ),
    'blue',
    [
      trace('124 262, 114 330, 104 430'),
      trace('138 258, 140 330, 132 434'),
      trace('160 258, 170 330, 164 440'),
      trace('176 260, 190 340, 198 440'),
    ],
  ),
  // The other half of a robe of two colours.
  drapery(trace('150 244, 182 250, 196 292, 206 360, 222 438, 196 448, 172 438, 158 446, 168 380, 164 310'), 'red', [
    trace('168 262, 182 340, 184 436'),
    trace('184 280, 196 350, 208 438'),
  ]),
  drapery(trace('118 190, 146 183, 176 190, 188 210, 178 238, 184 256, 148 264, 112 256, 118 238, 106 210'), 'red', [
    trace('130 200, 128 222, 132 240'),
    trace('164 200, 168 222, 162 242'),
  ]),
  drapery(trace('148 184, 176 190, 188 210, 178 238, 184 256, 152 263, 148 225'), 'blue', [
    trace('164 200, 168 222, 162 242'),
  ]),
  shape(blob(trace('116 236, 148 242, 180 235, 181 246, 148 253, 114 247')), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  shape(blob(trace('121 186, 146 177, 171 186, 164 199, 146 206, 128 199')), {
    fill: 'yellow',
    tone: { dark: 0.4, depth: 8 },
    edge: 1.6,
  }),
]

/** From vessel to vessel, aslant. */
const stream = (): Drawing => [
  shape(
    band(trace('114 231, 128 236, 138 254, 156 256, 168 272, 192 279'), [9, 11, 10, 11, 10, 8], {
      round: true,
      start: true,
    }),
    {
      fill: 'white',
      edge: 1.5,
      folds: [fold(curve(trace('120 233, 129 238, 139 255, 156 258, 168 273, 188 279')), 0, 1.1)],
    },
  ),
]

const upper = arm({ points: trace('116 206, 104 252, 90 276, 64 256'), fill: 'blue', size: 0.68, turn: -1.1 })
const lower = arm({ points: trace('178 204, 216 232, 226 264'), fill: 'red', size: 0.68, turn: 1.9, flip: true })

export const scene = (): Drawing => [
  ground(trace('0 420, 70 412, 150 420, 230 412, 300 420'), 'green', 470, 0.5),
  ...wing('sky', { x: 118, y: 206, flip: true }),
  ...wing('sky', { x: 176, y: 206 }),
  ...robe(),
  ...backHair('yellow', 0.7, HEAD),
  neck([HEAD.x, HEAD.y], 64),
  ...face({ ...HEAD, look: -0.6, eyes: 'lowered' }),
  ...frontHair('yellow', HEAD),
  ...flower('red', { x: HEAD.x, y: HEAD.y - 32, scale: 0.9 }),
  ...upper.sleeve,
  ...stream(),
  ...jug('red', { x: 86, y: 234, turn: 1.45, scale: 0.8 }),
  ...upper.hand,
  ...lower.sleeve,
  ...jug('blue', { x: 206, y: 306, turn: -0.5, scale: 0.8, flip: true }),
  ...lower.hand,
  ...plant(40, 456, 26),
  ...plant(262, 456, 26),
  ...grass(trace('66 442, 236 440')),
]
