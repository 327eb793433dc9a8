import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { trunk } from '../../../../src/ui/art/engraving/kit/bare.ts'
import { drapery, limb, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, beard, curls, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { cloud } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { wing } from '../../../../src/ui/art/engraving/kit/wing.ts'
import { type Drawing, fold, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Point } from '../../../../src/ui/art/engraving/points.ts'

const ANGEL = { x: 150, y: 104, scale: 0.5 }

const blower = arm({
  points: trace('126 160, 107 176, 110 188, 130 178'),
  fill: 'red',
  widths: [22, 20, 13],
  size: 0.52,
  turn: -0.2,
})
const holder = arm({
  points: trace('174 160, 193 176, 191 189, 166 192'),
  fill: 'red',
  widths: [22, 20, 13],
  size: 0.52,
  turn: 3,
  flip: true,
})

/** Straight down from the mouth, with its flag of a cross. */
const trumpet = (): Drawing => [
  shape(box(153, 196, 34, 32), { fill: 'white', tone: { dark: 0.4, depth: 8 }, edge: 1.5 }),
  shape(box(166, 196, 8, 32), { fill: 'yellow', edge: 1.1 }),
  shape(box(153, 208, 34, 8), { fill: 'yellow', edge: 1.1 }),
  shape(band(trace('150 121, 150 180, 150 222, 150 242'), [4, 6, 8, 12, 30]), { fill: 'yellow', tone: 0.6, edge: 1.6 }),
  shape(oval(150, 242, 15, 4), { fill: 'red', tone: 0.4, edge: 1.5 }),
  shape(box(145.5, 152, 9, 5), { fill: 'red', edge: 1.2 }),
]

const ring = (rx: number, ry: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return [150 + rx * Math.cos(angle), 138 + ry * Math.sin(angle)]
  })

const angel = (): Drawing => [
  ...ring(94, 86, 22).flatMap((at, index) => cloud([at], index % 2 ? 20 : 26)),
  shape(oval(150, 138, 82, 75), { fill: 'paper', edge: 1.5 }),
  ...wing('green', { x: 128, y: 156, scale: 0.74, flip: true }),
  ...wing('green', { x: 172, y: 156, scale: 0.74 }),
  drapery(trace('124 156, 150 148, 176 156, 184 180, 180 212, 150 220, 120 212, 116 180'), 'blue', [
    trace('132 166, 130 186, 134 208'),
    trace('168 166, 172 186, 166 208'),
  ]),
  ...cloud(trace('98 204, 202 204, 120 214, 180 214, 150 220'), 20),
  ...backHair('yellow', 0.4, ANGEL),
  neck([ANGEL.x, ANGEL.y], 50),
  ...face({ ...ANGEL, look: 0, eyes: 'lowered' }),
  ...curls('yellow', ANGEL),
  ...blower.sleeve,
  ...holder.sleeve,
  ...trumpet(),
  ...blower.hand,
  ...holder.hand,
]

/** Seen from behind: anybody. */
const riser = (): Drawing => [
  ...limb(trace('124 352, 114 384, 132 398'), [18, 16, 11], 'flesh'),
  ...limb(trace('176 352, 186 384, 168 398'), [18, 16, 11], 'flesh'),
  ...place([neck([0, 0], 48)], { x: 150, y: 314 }),
  ...trunk({ x: 150, y: 348, scale: 0.54 }, { behind: true }),
  shape(
    blob(
      trace(
        '128 308, 136 292, 150 286, 164 292, 172 308, 172 330, 178 348, 164 352, 150 348, 136 352, 122 348, 128 330',
      ),
    ),
    {
      fill: 'yellow',
      tone: 0.5,
      edge: 1.5,
      folds: [
        '150 290, 138 306, 136 326, 131 346',
        '150 290, 150 312, 149 344',
        '150 290, 162 306, 164 326, 169 346',
      ].map((one) => fold(curve(trace(one)), 0, 1)),
    },
  ),
]

const tub = (): Drawing => [
  shape(trace('94 408, 206 408, 200 462, 100 462'), { fill: 'sky', tone: { dark: 0.6, depth: 30 }, edge: 1.8 }),
  shape(box(88, 400, 124, 12), { fill: 'blue', tone: { dark: 0.5, depth: 18 }, edge: 1.7 }),
  ...['104 424, 150 427, 196 424', '106 444, 150 447, 194 444'].map((one) => line(curve(trace(one)), 1.1)),
]

/** The man on the left, the woman on the right, hands joined. */
const man = (): Drawing => [
  neck([66, 318], 46),
  ...trunk({ x: 66, y: 352, scale: 0.5 }),
  ...face({ x: 66, y: 318, scale: 0.46, look: 0.8, old: true }),
  ...beard('sky', 22, { x: 66, y: 318, scale: 0.46, look: 0.8 }),
  ...curls('sky', { x: 66, y: 318, scale: 0.46 }),
  ...limb(trace('86 362, 97 378, 97 391, 80 397'), [14, 13, 10], 'flesh', { joined: true }),
  ...limb(trace('49 365, 43 392, 52 402, 76 392'), [16, 15, 10], 'flesh', { joined: true }),
  ...hand('pray', { x: 78, y: 391, scale: 0.5, turn: -0.9 }),
]

const woman = (): Drawing =>
  place(
    [
      ...backHair('yellow', 1, { x: 66, y: 318, scale: 0.46 }),
      neck([66, 318], 46),
      ...trunk({ x: 66, y: 352, scale: 0.48 }),
      ...face({ x: 66, y: 318, scale: 0.46, look: 0.8 }),
      ...frontHair('yellow', { x: 66, y: 318, scale: 0.46 }),
      ...limb(trace('85 362, 95 376, 95 388, 80 393'), [14, 13, 10], 'flesh', { joined: true }),
      ...limb(trace('49 365, 44 390, 52 399, 76 388'), [15, 14, 10], 'flesh', { joined: true }),
      ...hand('pray', { x: 78, y: 387, scale: 0.48, turn: -0.9 }),
    ],
    { x: 300, flip: true },
  )

const larger = (drawing: Drawing): Drawing => place(drawing, { x: -15, y: -44, scale: 1.1 })

export const scene = (): Drawing => [
  ...place(angel(), { x: -15, y: -12, scale: 1.1 }),
  ground(trace('0 372, 60 360, 150 368, 240 360, 300 372'), 'yellow', 440, 0.4),
  ...larger([...man(), ...woman()]),
  ...place(larger(riser()), { y: 12 }),
  ...larger(tub()),
  ground(trace('0 420, 40 424, 84 440, 150 456, 216 440, 260 424, 300 420'), 'green', 470, 0.5),
  ...plant(38, 460, 24),
  ...plant(262, 460, 24),
  ...grass(trace('84 458, 150 464, 214 458')),
]
