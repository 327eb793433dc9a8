import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A cracked bowl held by metal staples, full of cherries; a hand drill and a coil of wire beside it. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 300), {
    fill: 'paper',
    tone: { at: (u, v) => 0.4 * (v - 0.55) + 0.12 * Math.abs(u - 0.5), angle: 0 },
    edge: 0,
  }),
  outlined('M17 344 L283 336 L283 470 L17 470 Z', {
    fill: 'green',
    tone: { at: (_, v) => 0.4 * v, angle: 0.05 },
    edge: 1.9,
  }),
  ...cherries,
  bowl,
  outlined('M104 358 L182 358 L176 374 L110 374 Z', { fill: 'white', tone: 0.7, edge: 1.8 }),
  ...strokes('M54 208 C76 222 216 222 236 206', 1.6, 'none', 'blue'),
  ...[78, 112, 148, 184, 212].map((x, index) =>
    shape(oval(x, 236 + (index % 2) * 3, 5), { fill: 'blue', tone: 0.4, edge: 1.3 }),
  ),
  // The crack, and the staples across it.
  ...strokes('M128 198 L136 224 L124 250 L140 276 L130 304 L144 330 L136 356', 2.2, 'none'),
  ...[
    [131, 214],
    [131, 240],
    [133, 266],
    [136, 292],
    [138, 320],
  ].flatMap(([x = 0, y = 0], index) => staple(x, y, index % 2 ? 0.2 : -0.16)),
  ...drill,
  ...[16, 11, 6].map((r) => shape(oval(80, 424, r * 1.6, r), { fill: null, edge: 2 })),
  ...strokes('M106 424 Q122 428 130 414', 1.8, 'none'),
]

const bowl = outlined('M44 200 C46 290 90 360 144 360 C198 360 242 290 246 198 C196 216 94 216 44 200 Z', {
  fill: 'white',
  tone: { dark: 0.8, depth: 52 },
  edge: 2.2,
})

const staple = (x: number, y: number, turn: number): Drawing =>
  place(
    [
      ...strokes('M-15 4 L-15 -2 L15 -2 L15 4', 4.4, 'none'),
      ...strokes('M-15 4 L-15 -2 L15 -2 L15 4', 2, 'none', 'grey'),
    ],
    { x, y, turn },
  )

const cherry = (x: number, y: number): Drawing => [
  shape(oval(x, y, 17), { fill: 'red', tone: { dark: 0.75, depth: 14 }, edge: 1.7 }),
  ...strokes(`M${x - 8} ${y - 6} Q${x - 6} ${y - 11} ${x - 1} ${y - 11}`, 2.2, 'both', 'white'),
]

const cherries: Drawing = [
  ...strokes('M108 152 Q120 110 150 92 M156 150 Q154 116 150 92 M196 160 Q196 124 214 108', 1.9, 'none', 'green'),
  outlined('M150 92 C164 72 190 74 202 86 C188 100 166 102 150 92 Z', {
    fill: 'green',
    tone: 0.5,
    edge: 1.6,
    folds: [
      fold(
        curve([
          [152, 92],
          [176, 86],
          [198, 86],
        ]),
        0,
        1,
      ),
    ],
  }),
  ...[
    [108, 168],
    [156, 166],
    [198, 176],
    [132, 184],
    [178, 188],
    [82, 190],
    [222, 192],
    [104, 200],
    [150, 204],
    [200, 204],
  ].flatMap(([x = 0, y = 0]) => cherry(x, y)),
]

const drill: Drawing = [
  shape(box(214, 340, 10, 84), { fill: 'brown', tone: 0.6, edge: 1.6 }),
  outlined('M216 424 L222 424 L219 448 Z', { fill: 'grey', tone: null, edge: 1.4 }),
  shape(oval(219, 334, 9), { fill: 'red', tone: 0.5, edge: 1.6 }),
  outlined('M178 378 L260 378 L260 388 L178 388 Z', { fill: 'brown', tone: 0.5, edge: 1.6 }),
  ...strokes('M219 344 L182 380 M219 344 L256 380', 1.6, 'none'),
  shape(oval(219, 410, 13, 8), { fill: 'grey', tone: { dark: 0.6, depth: 8 }, edge: 1.6 }),
]
