import { type Drawing, fold, line, place, shape } from '../../marks.ts'
import { blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing, Point } from '../../points.ts'
import { outlined, strokes } from '../../strokes.ts'
import { trace } from '../trace.ts'

/** A range of hills behind everything, from the panel's left to its right. */
export const hills = (points: string, tint: Tint, bottom: number): Drawing => [
  shape([...curve(trace(points)), [300, bottom], [0, bottom]], {
    fill: tint,
    tone: { base: 0.16, angle: 0.05 },
    edge: 1.5,
  }),
]

/** A fir on (x, bottom). */
export const fir = (x: number, bottom: number, height: number, tint: Tint = 'green'): Drawing => [
  outlined(
    `M${x - 4} ${bottom} L${x - 4} ${bottom - height * 0.2} L${x + 4} ${bottom - height * 0.2} L${x + 4} ${bottom} Z`,
    { fill: 'brown', edge: 1.4 },
  ),
  ...[0, 1, 2].map((tier) => {
    const [foot, top, wide] = [
      bottom - height * (0.14 + tier * 0.25),
      bottom - height * (0.52 + tier * 0.24),
      height * (0.27 - tier * 0.06),
    ]
    return outlined(
      `M${x - wide} ${foot} L${x} ${top} L${x + wide} ${foot} L${x + wide * 0.4} ${foot - 4} L${x} ${foot + 1} L${x - wide * 0.4} ${foot - 4} Z`,
      {
        fill: tint,
        tone: { dark: 0.7, depth: wide * 0.7 },
        edge: 1.5,
      },
    )
  }),
]

/** An ear of corn whose stalk begins at the origin and rises 80 units. */
export const ear = (placing: Placing = {}): Drawing =>
  place(
    [
      ...strokes('M0 0 C2 -24 0 -44 0 -62', 2, 'none', 'brown'),
      ...[-42, -50, -58, -66].flatMap((y) => [
        shape(blob(trace(`0 ${y}, -8 ${y - 6}, -7 ${y - 14}, -1 ${y - 8}`)), { fill: 'yellow', tone: 0.4, edge: 1.3 }),
        shape(blob(trace(`0 ${y}, 8 ${y - 6}, 7 ${y - 14}, 1 ${y - 8}`)), { fill: 'yellow', tone: 0.5, edge: 1.3 }),
      ]),
      shape(blob(trace('0 -68, -4 -78, 0 -86, 4 -78')), { fill: 'yellow', tone: 0.4, edge: 1.3 }),
      ...strokes('M-6 -78 L-12 -94 M0 -84 L0 -100 M6 -78 L12 -94', 1.1, 'end'),
    ],
    placing,
  )

/** A flying bird seen from afar. */
export const bird = ([x, y]: Point, size = 12): Drawing =>
  strokes(
    `M${x - size} ${y - size * 0.3} Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y} Q${x + size * 0.5} ${y - size * 0.7} ${x + size} ${y - size * 0.4}`,
    1.8,
  )

/** Snow lying in a soft heap. */
export const snow = (points: string): Drawing => [
  shape(blob(trace(points)), { fill: 'white', tone: { dark: 0.3, depth: 10 }, edge: 1.6 }),
]

/** A reed of the shore, its foot at (x, y). */
export const reed = (x: number, y: number, height: number, lean = 0): Drawing => [
  ...strokes(`M${x} ${y} Q${x + lean * 0.3} ${y - height * 0.6} ${x + lean} ${y - height}`, 2.2, 'none', 'green'),
  shape(oval(x + lean, y - height, 4.2, 12), { fill: 'brown', tone: 0.6, edge: 1.4 }),
  line(
    [
      [x + lean, y - height - 12],
      [x + lean * 1.1, y - height - 24],
    ],
    1.4,
    'end',
  ),
]

/** A torch of `height` whose foot is the origin; its flame is drawn apart. */
export const torch = (height: number, placing: Placing = {}): Drawing =>
  place(
    [
      outlined(`M-5 0 L-8 ${-height} L8 ${-height} L5 0 Z`, {
        fill: 'brown',
        tone: { dark: 0.6, depth: 7 },
        edge: 1.7,
      }),
      outlined(`M-11 ${-height + 12} L-15 ${-height - 14} L15 ${-height - 14} L11 ${-height + 12} Z`, {
        fill: 'yellow',
        tone: 0.6,
        edge: 1.7,
        folds: [
          fold(
            [
              [-13, -height - 2],
              [13, -height - 2],
            ],
            0,
            1.2,
          ),
        ],
      }),
    ],
    placing,
  )
