import { star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, line, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../src/ui/art/engraving/outlines.ts'
import type { Point } from '../../../src/ui/art/engraving/points.ts'

const TURN = 2 * Math.PI

/** The third house: two rosettes of a banknote's lathe on a lattice, in a square frame. */
export function drawGuilloche(): Drawing {
  return [
    shape(box(0, 0, 300, 520), { fill: 'paper', edge: 0 }),
    ...lattice(),
    ...[150, 370].flatMap((y) => [
      shape(oval(150, y, 101), { fill: 'night', edge: 1.8 }),
      ...rosette(y),
      shape(oval(150, y, 34), { fill: 'night', edge: 1.4 }),
    ]),
    ...medal,
    ...place(medal, { x: 300, y: 520, turn: Math.PI }),
    shape([box(0, 0, 300, 520), box(30, 30, 240, 460)], { fill: 'paper', edge: 0 }),
    ...[8, 13, 25, 30].map((inset, at) =>
      shape(box(inset, inset, 300 - 2 * inset, 520 - 2 * inset), { fill: null, edge: at % 3 ? 0.9 : 2.2 }),
    ),
    ...beads(),
  ]
}

const crescent: Drawing = [
  shape(
    [
      ...oval(0, 0, 24, 24, -1.2, 1.2),
      ...curve([
        [8.7, 22.4],
        [14.5, 13],
        [16.7, 0],
        [14.5, -13],
        [8.7, -22.4],
      ]),
    ],
    { fill: 'yellow', edge: 1.4 },
  ),
]

const medal: Drawing = [
  ...place(crescent, { x: 150, y: 150 }),
  ...place(crescent, { x: 150, y: 150, turn: Math.PI }),
  ...star(150, 150, 11),
]

/** A line that a lathe draws round a centre, swinging `swings` times between two distances. */
const turned = (y: number, { middle, swing, swings, late }: Record<'middle' | 'swing' | 'swings' | 'late', number>) =>
  Array.from({ length: 241 }, (_, step): Point => {
    const angle = (step / 240) * TURN
    const r = middle + swing * Math.cos(swings * angle + late)
    return [150 + r * Math.cos(angle), y + r * Math.sin(angle)]
  })

const rosette = (y: number): Drawing => [
  ...[0, 1, 2, 3].map((part) =>
    line(turned(y, { middle: 66, swing: 29, swings: 12, late: (part * TURN) / 4 }), 1, 'none'),
  ),
  ...[0, 1].map((part) => line(turned(y, { middle: 43, swing: 6, swings: 24, late: (part * TURN) / 2 }), 0.9, 'none')),
]

/** Lozenges, each with a point in it. */
function lattice(): Drawing {
  const slanted = Array.from({ length: 48 }, (_, index) => (index - 16) * 17)
  return [
    ...slanted.map((x) =>
      line(
        [
          [x, 0],
          [x + 300, 520],
        ],
        0.8,
        'none',
      ),
    ),
    ...slanted.map((x) =>
      line(
        [
          [x, 520],
          [x + 300, 0],
        ],
        0.8,
        'none',
      ),
    ),
  ]
}

/** Pearls between the rules of the frame. */
function beads(): Drawing {
  const pearl = (x: number, y: number) => shape(oval(x, y, 2.6), { fill: 'yellow', edge: 1 })
  const across = Array.from({ length: 25 }, (_, index) => 19 + (index * 262) / 24)
  const down = Array.from({ length: 45 }, (_, index) => 19 + (index * 482) / 44)
  return [
    ...across.flatMap((x) => [pearl(x, 19), pearl(x, 501)]),
    ...down.slice(1, -1).flatMap((y) => [pearl(19, y), pearl(281, y)]),
  ]
}
