import { drapery, limb, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { grass, ground, plant, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, type Mark, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../../../src/ui/art/engraving/palette.ts'

const window = (x: number, y: number): Mark =>
  shape([...oval(x, y, 9, 9, Math.PI, 2 * Math.PI), [x + 9, y + 20], [x - 9, y + 20]], {
    fill: 'blue',
    tone: { base: 0.3, angle: 0.4 },
    edge: 1.6,
  })

const house = (): Drawing => [
  ...wall(106, 178, 88, 258, 'flesh', 20),
  shape(box(99, 172, 102, 12), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  shape(box(99, 424, 102, 14), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  window(150, 216),
  window(130, 276),
  window(170, 276),
]

/** The battlements, lifted in one piece like a crown. */
const top = (): Drawing =>
  place(
    [
      shape(
        trace(
          '-48 20, -54 -22, -36 -22, -34 -8, -22 -8, -20 -24, -2 -25, -1 -9, 10 -9, 12 -24, 30 -22, 29 -8, 42 -7, 44 -22, 58 -20, 48 20',
        ),
        {
          fill: 'yellow',
          tone: { dark: 0.6, depth: 14 },
          edge: 1.8,
        },
      ),
      shape(band(trace('-49 14, 0 20, 49 14'), [12, 13, 12]), { fill: 'red', tone: 0.5, edge: 1.6 }),
    ],
    { x: 142, y: 132, turn: -0.34 },
  )

const PLUMES: readonly (readonly [string, Tint])[] = [
  ['238 40, 222 66, 196 78, 170 104, 142 134', 'blue'],
  ['264 40, 248 76, 214 88, 180 116, 150 146', 'red'],
  ['290 62, 254 92, 228 102, 194 130, 160 152', 'yellow'],
  ['292 98, 262 112, 238 130, 204 146, 170 156', 'red'],
]

const plume = (): Drawing =>
  PLUMES.map(([points, fill]) =>
    shape(band(trace(points), [26, 20, 24, 17, 5], { round: true }), {
      fill,
      tone: { dark: 0.6, depth: 9 },
      edge: 1.6,
      folds: [fold(curve(trace(points)), 0, 1)],
    }),
  )

/** Head down, hands first to the grass. */
const tumbler = (): Drawing => [
  ...limb(trace('86 288, 96 250, 66 232'), [20, 16, 9], 'red', {}),
  ...place([shoe([0, 0], 'yellow', false, 0.56)], { x: 64, y: 231, turn: -2.7 }),
  ...limb(trace('72 290, 58 256, 36 262'), [20, 16, 9], 'red'),
  ...place([shoe([0, 0], 'yellow', false, 0.56)], { x: 33, y: 262, turn: -3 }),
  drapery(trace('60 356, 56 330, 58 306, 50 284, 76 278, 104 284, 96 308, 98 332, 92 356, 76 362'), 'blue', [
    trace('66 288, 68 304, 68 320'),
    trace('88 288, 86 304, 88 322'),
    trace('72 330, 72 342, 74 354'),
  ]),
  shape(blob(trace('58 308, 77 313, 97 307, 97 315, 77 321, 57 316')), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  ...place(backHair('yellow', 0.1, {}), { x: 76, y: 390, scale: 0.42, turn: Math.PI }),
  ...place([neck([0, 0], 42)], { x: 76, y: 390, turn: Math.PI }),
  ...place([...face({ look: 0.6 }), ...frontHair('yellow')], { x: 76, y: 390, scale: 0.42, turn: Math.PI }),
  ...limb(trace('62 352, 42 372, 42 400'), [17, 14, 10], 'blue'),
  ...hand('rest', { x: 42, y: 402, scale: 0.46, turn: 1.7 }),
  ...limb(trace('92 352, 110 372, 108 400'), [17, 14, 10], 'blue'),
  ...place(hand('rest', { scale: 0.46, turn: -1.7 }), { x: 108, y: 402, flip: true, turn: Math.PI }),
]

/** The other, still half in the building. */
const leaver = (): Drawing => [
  ...limb(trace('206 376, 208 400, 203 422'), [15, 13, 9], 'red'),
  ...hand('rest', { x: 203, y: 424, scale: 0.46, turn: 1.6 }),
  ...place([neck([0, 0], 48)], { x: 250, y: 388, turn: 2 }),
  drapery(trace('180 342, 200 340, 220 346, 234 360, 238 374, 226 388, 206 390, 180 384'), 'red', [
    trace('192 346, 200 362, 202 384'),
  ]),
  ...place([...backHair('sky', 0.1), ...face({ look: 0.6 }), ...frontHair('sky')], {
    x: 252,
    y: 388,
    scale: 0.42,
    turn: 2,
  }),
  ...limb(trace('224 370, 234 402, 228 424'), [17, 14, 10], 'red'),
  ...hand('rest', { x: 228, y: 426, scale: 0.46, turn: 1.5 }),
]

const BALLS =
  '44 84, 70 108, 40 130, 88 76, 66 152, 84 166, 36 176, 60 204, 86 216, 34 216, 222 168, 250 158, 270 186, 236 194, 214 212, 262 218, 240 236, 218 252, 270 250, 250 272, 226 290, 268 296, 246 318, 222 326, 270 336'
const TINTS = ['red', 'blue', 'yellow', 'white', 'green'] as const

export const scene = (): Drawing => [
  ...plume(),
  ...trace(BALLS).map(([x, y], index) =>
    shape(oval(x, y, 6), { fill: TINTS[index % TINTS.length] ?? 'red', tone: { dark: 0.5, depth: 6 }, edge: 1.4 }),
  ),
  ground(trace('0 424, 60 418, 150 426, 240 417, 300 424'), 'green', 470, 0.5),
  ...leaver(),
  ...house(),
  ...top(),
  ...tumbler(),
  ...plant(40, 458, 22),
  ...plant(150, 460, 22),
  ...plant(262, 458, 24),
  ...grass(trace('96 446, 200 448')),
]
