import { trunk } from '../../../../src/ui/art/engraving/kit/bare.ts'
import { drapery, foot, limb, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { beard } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { flame } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, type Mark, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Placing } from '../../../../src/ui/art/engraving/points.ts'

const HEAD = { x: 150, y: 138, scale: 0.5 }
const IMP = { x: 66, y: 336, scale: 0.36 }

/** A bat's wing to the right, from the shoulder at the origin. */
const batWing = (placing: Placing): Drawing =>
  place(
    [
      shape(
        [
          ...curve(trace('-4 4, 10 -40, 36 -72, 62 -84')),
          ...curve(trace('62 -84, 72 -66, 88 -56')),
          ...curve(trace('88 -56, 84 -34, 94 -14')),
          ...curve(trace('94 -14, 80 0, 82 22')),
          ...curve(trace('82 22, 62 20, 48 36')),
          ...curve(trace('48 36, 28 18, -4 22')),
        ],
        {
          fill: 'blue',
          tone: { dark: 0.6, depth: 12 },
          edge: 1.8,
          folds: ['4 -6, 40 -44, 86 -56', '4 0, 44 -18, 92 -14', '4 6, 40 8, 80 21', '2 12, 26 20, 47 34'].map((one) =>
            fold(curve(trace(one)), 5, 1.3),
          ),
        },
      ),
    ],
    placing,
  )

const antler = (flip: boolean): Drawing =>
  place(
    [
      shape(band(trace('10 -40, 26 -66, 34 -96, 50 -118'), [13, 11, 9, 3], { round: true }), {
        fill: 'white',
        tone: 0.5,
        edge: 1.6,
      }),
      shape(band(trace('29 -72, 46 -76, 58 -90'), [9, 8, 3], { round: true }), { fill: 'white', tone: 0.4, edge: 1.5 }),
      shape(band(trace('34 -94, 26 -106, 24 -122'), [8, 7, 3], { round: true }), {
        fill: 'white',
        tone: 0.4,
        edge: 1.5,
      }),
    ],
    { ...HEAD, flip },
  )

const capOf = (at: Placing): Drawing =>
  place(
    [
      shape(blob(trace('-39 -14, -38 -40, -18 -57, 0 -60, 18 -57, 38 -40, 39 -14, 20 -26, 0 -29, -20 -26')), {
        fill: 'red',
        tone: 0.5,
        edge: 2.2,
      }),
    ],
    at,
  )

/** Eyes that look at each other. */
const squint = (): Drawing =>
  place(
    [-1, 1].flatMap((s): Mark[] => [
      shape(oval(15 * s, 0, 8, 4.4), { fill: 'white', edge: 0 }),
      shape(oval(10 * s, 0, 3.6, 3.9), { fill: 'ink', edge: 0 }),
    ]),
    HEAD,
  )

/** What a kit piece has of skin, in the colour of his. */
const dyed = (drawing: Drawing): Drawing =>
  drawing.map((mark) => (mark.kind === 'shape' && mark.fill === 'flesh' ? { ...mark, fill: 'sky' } : mark))

const devil = (): Drawing => [
  ...batWing({ x: 122, y: 196, flip: true }),
  ...batWing({ x: 178, y: 196 }),
  ...limb(trace('137 250, 130 284, 132 312'), [24, 17, 12], 'sky'),
  ...dyed(foot([131, 308], true, 0.8)),
  ...limb(trace('163 250, 170 284, 168 312'), [24, 17, 12], 'sky'),
  ...dyed(foot([169, 308], false, 0.8)),
  ...dyed([neck([HEAD.x, HEAD.y], 50)]),
  ...trunk({ x: 150, y: 178, scale: 0.5 }, { tint: 'sky' }),
  drapery(trace('125 238, 150 246, 175 238, 178 262, 162 272, 150 264, 138 272, 122 262'), 'red', [
    trace('140 246, 138 256, 138 268'),
    trace('160 246, 162 256, 160 266'),
  ]),
  shape(blob(trace('126 236, 150 243, 174 236, 175 244, 150 252, 125 244')), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  ...antler(false),
  ...antler(true),
  ...face({ ...HEAD, look: 0, mouth: 'smile' }),
  ...squint(),
  ...beard('yellow', 18, HEAD),
  ...capOf(HEAD),
  ...limb(trace('128 190, 98 216, 84 186'), [17, 15, 10], 'sky', { joined: true }),
  shape(band(trace('88 214, 80 168, 76 140'), [6, 8, 11]), { fill: 'brown', tone: 0.6, edge: 1.5 }),
  ...flame(75, 146, 44),
  ...dyed(hand('hold', { x: 84, y: 188, scale: 0.58, turn: -1.8 })),
  ...limb(trace('172 190, 204 212, 216 176'), [17, 15, 10], 'sky', { joined: true }),
  ...place(dyed(hand('open', { scale: 0.58, turn: 1.3 })), { x: 217, y: 174, flip: true, turn: Math.PI }),
]

const pedestal = (): Drawing => [
  shape(box(112, 322, 76, 26), { fill: 'red', tone: { dark: 0.7, depth: 26 }, edge: 1.7 }),
  shape(blob(trace('100 352, 104 344, 150 348, 196 344, 200 352, 196 360, 150 364, 104 360')), {
    fill: 'yellow',
    tone: 0.5,
    edge: 1.7,
  }),
  shape(oval(150, 320, 46, 9), { fill: 'yellow', tone: { dark: 0.5, depth: 14 }, edge: 1.7 }),
]

const ring = (): Mark => shape([oval(150, 340, 8), oval(150, 340, 4.6)], { fill: 'yellow', edge: 1.4 })

/** Horned and tailed, with a rope so wide that nothing keeps it there. */
const imp = (): Drawing => [
  shape(band(trace('58 404, 38 414, 30 396, 36 382'), [6, 6, 5, 2]), { fill: 'red', tone: 0.4, edge: 1.4 }),
  ...limb(trace('58 404, 54 428, 56 450'), [16, 12, 9], 'flesh'),
  ...foot([55, 450], true, 0.56),
  ...limb(trace('75 404, 80 428, 78 452'), [16, 12, 9], 'flesh'),
  ...foot([78, 452], false, 0.56),
  ...limb(trace('52 366, 38 384, 56 396'), [11, 10, 8], 'flesh'),
  ...limb(trace('81 366, 95 384, 78 396'), [11, 10, 8], 'flesh'),
  neck([IMP.x, IMP.y], 36),
  ...trunk({ x: 66, y: 362, scale: 0.33 }),
  drapery(trace('50 396, 66 401, 83 396, 87 412, 76 418, 66 412, 56 418, 46 412'), 'green', [
    trace('60 402, 58 408, 58 414'),
    trace('73 402, 74 408, 74 414'),
  ]),
  ...[-1, 1].map(
    (s): Mark =>
      shape(band(trace(`${66 + 8 * s} 322, ${66 + 16 * s} 312, ${66 + 15 * s} 298`), [7, 6, 2], { round: true }), {
        fill: 'white',
        tone: 0.4,
        edge: 1.4,
      }),
  ),
  ...face({ ...IMP, look: 0.7, mouth: 'smile' }),
  ...capOf(IMP),
  shape(band(trace('50 360, 54 376, 68 382, 82 374, 84 360'), [4, 4, 4, 4, 4], { round: true, start: true }), {
    fill: 'white',
    tone: 0.4,
    edge: 1.3,
  }),
  shape(band(trace('76 379, 96 392, 124 376, 144 344'), [4, 4, 4, 4]), { fill: 'white', tone: 0.4, edge: 1.3 }),
]

export const scene = (): Drawing => [
  ground(trace('0 428, 70 420, 150 426, 230 418, 300 426'), 'yellow', 470, 0.5),
  shape(trace('122 356, 178 356, 186 442, 114 442'), { fill: 'flesh', tone: { dark: 0.7, depth: 24 }, edge: 1.8 }),
  shape(box(106, 438, 88, 12), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  ...devil(),
  ...pedestal(),
  ...imp(),
  ...place(imp(), { x: 300, flip: true }),
  ring(),
  ...grass(trace('32 446, 112 462, 150 460, 188 462, 270 446')),
]
