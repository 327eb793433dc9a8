import { leapingDog } from '../../../../src/ui/art/engraving/kit/animals/leaping-dog.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, limb, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../../../src/ui/art/engraving/palette.ts'

const HEAD = { x: 156, y: 134, scale: 0.62, turn: -0.14 }

const bells = (places: string): Drawing =>
  trace(places).flatMap(([x, y]) => [
    shape(oval(x, y, 4.4), { fill: 'yellow', tone: { dark: 0.4, depth: 4 }, edge: 1.3 }),
    line(
      [
        [x - 2, y + 1.5],
        [x + 2, y + 1.5],
      ],
      1,
    ),
  ])

/** Cloth cut in points, with a bell at each. */
const pointed = (top: string, points: string, fill: Tint): Drawing => [
  shape(trace(`${top}, ${points}`), { fill, tone: { dark: 0.5, depth: 10 }, edge: 1.7 }),
]

const legs = (): Drawing => [
  shoe([94, 430], 'red', false, 0.85),
  ...limb(trace('142 312, 118 366, 94 426'), [36, 26, 14], 'blue'),
  // Torn where the beast has pulled.
  shape(blob(trace('108 346, 116 342, 124 347, 122 358, 116 366, 107 367, 103 360')), {
    fill: 'flesh',
    tone: 0.3,
    edge: 1.5,
  }),
  ...['118 344, 122 338', '123 353, 129 351', '119 364, 124 368', '108 367, 107 374'].map((points) =>
    line(trace(points), 1.4),
  ),
  shape(trace('112 350, 101 347, 104 355'), { fill: 'blue', edge: 1.3 }),
  shoe([202, 434], 'red', false, 0.85),
  ...limb(trace('164 312, 186 364, 202 430'), [36, 26, 14], 'blue'),
]

const coat = (): Drawing => [
  ...pointed(
    '118 278, 192 278',
    '210 330, 194 352, 182 332, 168 358, 154 334, 138 358, 124 330, 112 344, 103 322',
    'red',
  ),
  ...['136 284, 128 304, 126 326', '153 286, 152 304, 154 326', '172 284, 180 304, 181 326'].map((points) =>
    line(curve(trace(points)), 1.3),
  ),
  drapery(trace('122 196, 152 188, 182 196, 192 220, 184 256, 190 284, 152 292, 118 284, 126 256, 114 222'), 'yellow', [
    trace('136 204, 134 230, 138 256'),
    trace('170 204, 174 230, 168 256'),
  ]),
  shape(blob(trace('122 258, 154 264, 188 258, 189 270, 154 277, 121 270')), { fill: 'green', tone: 0.5, edge: 1.6 }),
  ...bells('138 362, 168 362, 194 356, 130 272, 154 276, 178 272'),
]

const collar = (): Drawing => [
  ...pointed(
    '128 186, 152 194, 178 186',
    '202 204, 184 212, 178 228, 164 214, 152 232, 140 214, 126 226, 120 210, 102 204',
    'white',
  ),
  ...bells('103 207, 126 230, 152 236, 178 232, 202 208'),
]

/** The fool's cap with two horns, over a head of 100 units. */
const foolsCap = (): Drawing => [
  shape(blob(trace('-34 -46, -60 -58, -82 -44, -90 -18, -82 -16, -70 -32, -52 -28, -40 -14')), {
    fill: 'red',
    tone: { dark: 0.5, depth: 9 },
    edge: 1.7,
  }),
  shape(blob(trace('-46 -10, -44 -44, -22 -68, 8 -74, 34 -62, 46 -36, 44 -14, 34 -30, 0 -38, -30 -28')), {
    fill: 'yellow',
    tone: { dark: 0.5, depth: 14 },
    edge: 1.8,
    folds: [fold(curve(trace('0 -72, -4 -56, 0 -40')), -7, 1.1)],
  }),
  shape(blob(trace('18 -66, 44 -84, 70 -78, 84 -56, 78 -50, 62 -60, 46 -54, 36 -44')), {
    fill: 'green',
    tone: { dark: 0.5, depth: 9 },
    edge: 1.7,
  }),
  shape(oval(-87, -12, 8), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  shape(oval(84, -46, 8), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
]

const perch = shape(band(trace('192 226, 56 132'), [5.4, 5.4], { straight: true, round: true, start: true }), {
  fill: 'brown',
  tone: 0.4,
  edge: 1.5,
})

const sack = (): Drawing => [
  shape(blob(trace('58 140, 68 150, 86 168, 84 190, 62 198, 42 190, 40 168, 52 150')), {
    fill: 'sky',
    tone: { dark: 0.6, depth: 14 },
    edge: 1.7,
    folds: [fold(curve(trace('58 150, 54 168, 56 190')), -7, 1.1), fold(curve(trace('64 152, 72 166, 74 186')), -6, 1)],
  }),
  shape(blob(trace('50 132, 60 124, 72 134, 70 148, 60 152, 50 146')), { fill: 'sky', tone: 0.4, edge: 1.6 }),
  shape(band(trace('50 148, 60 151, 71 147'), [5, 5]), { fill: 'red', edge: 1.4 }),
]

const staff = shape(band(trace('222 218, 214 300, 216 370, 210 444'), [9, 7, 7, 6], { round: true, start: true }), {
  fill: 'brown',
  tone: 0.5,
  edge: 1.6,
})

const carrying = arm({ points: trace('124 212, 120 264, 156 238'), fill: 'blue', turn: -0.9 })
const walking = arm({ points: trace('182 212, 214 250, 206 290'), fill: 'blue', turn: 0.25 })

export const scene = (): Drawing => [
  ground(trace('0 422, 80 414, 150 420, 220 413, 300 422'), 'yellow', 470, 0.5),
  ...plant(30, 460, 24),
  ...plant(262, 458, 26),
  ...leapingDog('sky', 'red', { x: 50, y: 434, scale: 0.9 }),
  ...legs(),
  ...coat(),
  neck([HEAD.x, HEAD.y], 62),
  ...collar(),
  perch,
  ...face({ ...HEAD, look: 0.8 }),
  ...frontHair('brown', HEAD),
  ...place(foolsCap(), HEAD),
  ...sack(),
  ...carrying.sleeve,
  ...carrying.hand,
  staff,
  ...walking.sleeve,
  ...walking.hand,
  ...grass(trace('150 450, 236 448')),
]
