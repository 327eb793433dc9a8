import { horse } from '../../../../src/ui/art/engraving/kit/animals/horse.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { drapery, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { rod, wheel } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 150, y: 150, scale: 0.54, look: -0.7 }
const LOOSE = { x: HEAD.x, y: HEAD.y, scale: HEAD.scale }

const post = (x: number): Drawing => [
  shape(box(x - 5, 96, 10, 190), { fill: 'yellow', tone: { dark: 0.6, depth: 6 }, edge: 1.6 }),
  shape(box(x - 7, 180, 14, 8), { fill: 'red', edge: 1.4 }),
]

/** Valance and fringe of the canopy on its four posts. */
const canopy = (): Drawing => [
  shape(blob(trace('44 86, 60 70, 104 58, 150 55, 196 58, 240 70, 256 86, 150 94')), {
    fill: 'red',
    tone: { dark: 0.5, depth: 16 },
    edge: 1.8,
  }),
  ...Array.from({ length: 8 }, (_, index) => {
    const x = 44 + index * 26.5
    return shape(
      blob([
        [x, 84],
        [x + 26.5, 84],
        [x + 24, 100],
        [x + 13, 108],
        [x + 2, 100],
      ]),
      {
        fill: index % 2 ? 'yellow' : 'blue',
        tone: { dark: 0.4, depth: 7 },
        edge: 1.5,
      },
    )
  }),
  shape(box(42, 80, 216, 8), { fill: 'yellow', tone: 0.4, edge: 1.6 }),
]

/** A face on each shoulder. */
const mask = (x: number, flip: boolean): Drawing => [
  shape(oval(x, 206, 15, 16), { fill: 'yellow', tone: { dark: 0.4, depth: 9 }, edge: 1.5 }),
  ...face({ x, y: 206, scale: 0.26, look: flip ? -0.8 : 0.8 }),
]

const prince = (): Drawing => [
  ...backHair('yellow', 0.6, LOOSE),
  drapery(trace('118 200, 150 192, 182 200, 192 222, 182 262, 184 300, 116 300, 118 262, 108 222'), 'sky', [
    trace('132 214, 130 236, 136 256'),
    trace('168 214, 170 236, 164 256'),
  ]),
  shape(blob(trace('118 250, 150 258, 182 250, 183 262, 150 270, 117 262')), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  line(curve(trace('128 222, 140 232, 150 226, 160 232, 172 222')), 1.3),
  line(trace('150 204, 150 250'), 1.2),
  neck([HEAD.x, HEAD.y], 54),
  ...face(HEAD),
  ...frontHair('yellow', LOOSE),
  ...crown(LOOSE),
]

const car = (): Drawing => [
  shape(box(66, 280, 168, 136), { fill: 'flesh', tone: { dark: 0.5, depth: 18 }, edge: 1.8 }),
  shape(box(60, 274, 180, 12), { fill: 'yellow', tone: 0.4, edge: 1.7 }),
  shape(trace('134 304, 166 304, 166 324, 150 340, 134 324'), {
    fill: 'red',
    tone: { dark: 0.5, depth: 8 },
    edge: 1.6,
  }),
  shape(oval(150, 318, 7), { fill: 'yellow', edge: 1.3 }),
]

const left = arm({
  points: trace('118 212, 86 236, 100 262'),
  fill: 'blue',
  gesture: 'rest',
  turn: 0.5,
  size: 0.6,
  widths: [24, 21, 15],
})
const right = arm({
  points: trace('182 212, 218 250, 231 216'),
  fill: 'red',
  flip: true,
  turn: Math.PI + 0.7,
  size: 0.6,
  widths: [24, 21, 15],
})

export const scene = (): Drawing => [
  ...post(82),
  ...post(218),
  ...place(wheel({}, 'yellow'), { x: 50, y: 372, scale: 1 }),
  ...place(wheel({}, 'yellow'), { x: 250, y: 372, scale: 1 }),
  ...prince(),
  ...left.sleeve,
  ...right.sleeve,
  ...rod({ x: 234, y: 178, scale: 0.9, turn: 0.06 }),
  ...right.hand,
  ...mask(110, true),
  ...mask(190, false),
  ...car(),
  ...left.hand,
  ...post(54),
  ...post(246),
  ...canopy(),
  ground(trace('0 420, 80 414, 150 418, 220 413, 300 420'), 'yellow', 470, 0.5),
  ...horse('sky', { x: 141, y: 450, scale: 0.86, flip: true }, { forehand: true, bridle: 'red' }),
  ...horse('red', { x: 159, y: 450, scale: 0.86 }, { forehand: true, back: true, bridle: 'yellow' }),
  ...grass(trace('150 448, 40 452')),
]
