import { trunk } from '../../../../src/ui/art/engraving/kit/bare.ts'
import { foot, limb, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, plant, tree, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { jug } from '../../../../src/ui/art/engraving/kit/things/vessels.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, line, type Mark, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 146, y: 214, scale: 0.5 }

/** Two stars of eight branches one on the other, and seven small ones. */
const heaven = (): Drawing => [
  ...place(star(0, 0, 48, 'red'), { x: 150, y: 108, turn: Math.PI / 8 }),
  ...star(150, 108, 48, 'yellow'),
  shape(oval(150, 108, 8), { fill: 'red', tone: 0.5, edge: 1.4 }),
  ...trace('62 84, 238 84, 44 142, 256 142, 92 166, 208 166, 150 169').flatMap(([x, y], index) =>
    star(x, y, index === 6 ? 10 : 15, index % 2 ? 'blue' : 'yellow'),
  ),
]

/** About to sing, on the highest leaves. */
const bird = (): Drawing => [
  shape(band(trace('240 204, 254 208, 266 214'), [8, 8, 5]), { fill: 'night', edge: 1.4 }),
  shape(blob(trace('216 196, 222 184, 232 184, 238 194, 250 202, 240 212, 226 210, 218 202')), {
    fill: 'night',
    tone: 0.5,
    edge: 1.5,
  }),
  shape(blob(trace('230 198, 242 200, 254 210, 240 210, 232 206')), { fill: 'blue', tone: 0.4, edge: 1.3 }),
  shape(trace('218 188, 208 187, 217 193'), { fill: 'yellow', edge: 1.2 }),
  shape(oval(223, 190, 1.8), { fill: 'white', edge: 0 }),
  ...trace('228 211, 234 211').map(([x, y]) =>
    line(
      [
        [x, y],
        [x, y + 7],
      ],
      1.4,
      'none',
    ),
  ),
]

const pouring = (points: string, widths: readonly number[]): Mark =>
  shape(band(trace(points), widths, { round: true }), {
    fill: 'sky',
    edge: 1.4,
    folds: [fold(curve(trace(points)), 0, 1)],
  })

/** Her hair falls before her. */
const tresses = (): Drawing =>
  ['130 226, 130 260, 138 290, 130 312', '166 226, 172 260, 166 290, 172 314'].map((one) =>
    shape(band(trace(one), [13, 22, 20, 4], { round: true, start: true }), {
      fill: 'yellow',
      tone: 0.5,
      edge: 1.5,
      folds: [fold(curve(trace(one)), 0, 1)],
    }),
  )

/** One knee on the ground, the other raised before her. */
const woman = (): Drawing => [
  ...backHair('yellow', 1.6, HEAD),
  ...limb(trace('170 334, 170 402, 190 418, 216 416'), [36, 30, 22, 13], 'flesh'),
  ...foot([214, 414], false, 0.7),
  neck([HEAD.x, HEAD.y], 50),
  ...trunk({ x: 152, y: 252, scale: 0.56 }),
  shape(
    blob(
      trace(
        '184 326, 186 342, 172 355, 146 356, 128 360, 121 380, 116 400, 112 416, 101 416, 97 396, 93 372, 94 350, 103 334, 122 323, 150 319, 172 317',
      ),
    ),
    { fill: 'flesh', tone: { dark: 0.6, depth: 14 }, edge: 1.7 },
  ),
  ...foot([106, 418], true, 0.75),
  ...limb(trace('129 258, 101 298, 98 332'), [18, 16, 11], 'flesh', { joined: true }),
  ...limb(trace('176 258, 204 288, 212 314'), [18, 16, 11], 'flesh', { joined: true }),
  ...tresses(),
  ...face({ ...HEAD, look: -0.7, eyes: 'lowered' }),
  ...frontHair('yellow', HEAD),
]

export const scene = (): Drawing => [
  ...heaven(),
  ground(trace('0 340, 50 334, 100 350, 170 356, 220 336, 300 326'), 'yellow', 430, 0.4),
  ...tree(50, 344, 100),
  ...tree(244, 340, 126),
  ...bird(),
  ground(trace('0 404, 60 398, 150 404, 240 398, 300 402'), 'green', 470, 0.4),
  ...water(0, 432, 300, 40),
  shape(trace('154 470, 166 444, 196 432, 250 428, 300 426, 300 470'), {
    fill: 'green',
    tone: { base: 0.2, angle: 0.1 },
    edge: 1.7,
  }),
  ...woman(),
  pouring('72 361, 62 384, 63 410, 58 442', [8, 10, 12, 16]),
  pouring('238 340, 250 372, 248 410, 252 446', [8, 10, 12, 16]),
  ...jug('red', { x: 91, y: 348, turn: -2.1, scale: 0.66, flip: true }),
  ...hand('hold', { x: 98, y: 332, scale: 0.52, turn: 2 }),
  ...jug('blue', { x: 220, y: 328, turn: 2.1, scale: 0.66 }),
  ...hand('hold', { x: 211, y: 312, scale: 0.52, turn: 1.1 }),
  ...plant(30, 428, 20),
  ...plant(196, 462, 18),
  ...grass(trace('140 424, 272 442')),
]
