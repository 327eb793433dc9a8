import { type Drawing, line, place, shape } from '../marks.ts'
import { band, blob, curve, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing, Point, Points } from '../points.ts'
import { drapery, limb, shoe } from './body.ts'
import { trace } from './trace.ts'

// A rider on a horse that goes to the right. The origin is the pit of the neck, the saddle 116 below it.

/** Cloth and saddle, drawn on the horse before its rider. */
export const saddle = (cloth: Tint, fringe: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      drapery(trace('-52 108, -20 114, 20 112, 44 106, 50 136, 44 168, 8 174, -30 172, -56 160, -58 130'), cloth),
      shape(band(trace('-56 158, -30 169, 8 171, 45 165'), [7, 7]), { fill: fringe, tone: 0.4, edge: 1.4 }),
      shape(blob(trace('-48 110, -42 94, -32 108, 0 118, 26 108, 36 92, 42 108, 20 124, -30 124')), {
        fill: 'brown',
        tone: 0.6,
        edge: 1.7,
      }),
    ],
    placing,
  )

interface RiderOptions {
  coat: Tint
  hose: Tint
  boot: Tint
  belt?: Tint
  collar?: Tint | null
}

/** The near leg in its stirrup, the coat and its skirt. */
export function rider({ coat, hose, boot, belt = 'yellow', collar = 'yellow' }: RiderOptions, placing: Placing = {}) {
  const drawn: Drawing = [
    ...limb(trace('2 112, 34 138, 26 196'), [40, 31, 16], hose),
    shape(band(trace('31 158, 29 176, 26 198'), [27, 23, 17]), {
      fill: boot,
      tone: { dark: 0.6, depth: 9 },
      edge: 1.6,
    }),
    shoe([25, 202], boot, false, 0.8),
    shape(band(trace('10 216, 30 219, 52 214'), [4, 4]), { fill: 'yellow', edge: 1.3 }),
    line(curve(trace('30 216, 40 190, 34 150')), 1.2),
    drapery(
      trace(
        '-32 2, 0 -6, 32 2, 43 24, 33 58, 35 80, 50 108, 58 134, 30 140, 0 136, -30 142, -52 130, -42 100, -35 80, -33 58, -43 24',
      ),
      coat,
      [
        trace('-16 12, -22 36, -15 60'),
        trace('17 12, 22 36, 15 60'),
        trace('-24 86, -32 110, -36 134'),
        trace('-4 88, -6 110, -4 134'),
        trace('18 86, 28 108, 36 134'),
      ],
    ),
    shape(blob(trace('-34 62, 0 69, 34 62, 35 74, 0 81, -35 74')), { fill: belt, tone: 0.5, edge: 1.6 }),
    ...(collar
      ? [
          shape(blob(trace('-24 -3, 0 -10, 24 -3, 19 9, 0 16, -19 9')), {
            fill: collar,
            tone: { dark: 0.5, depth: 10 },
            edge: 1.6,
          }),
        ]
      : []),
  ]
  return place(drawn, placing)
}

/** Reins along points, two thongs. */
export const reins = (points: Points, tint: Tint = 'red'): Drawing => [
  shape(band(points, [4, 4]), { fill: tint, edge: 1.2 }),
]

/** A round plate of armour with a face on it, as the masks on shoulders, radius 17 around the origin. */
export const mask = (placing: Placing = {}, tint: Tint = 'yellow', mouth: 'glad' | 'grave' = 'glad'): Drawing =>
  place(
    [
      shape(oval(0, 0, 17, 18), { fill: tint, tone: { dark: 0.6, depth: 12 }, edge: 1.7 }),
      line(curve(trace('-9 -6, -6 -8, -2 -6')), 1.5),
      line(curve(trace('3 -6, 7 -8, 10 -6')), 1.5),
      shape(oval(-5.5, -2.6, 1.6), { fill: 'ink', edge: 0 }),
      shape(oval(6.5, -2.6, 1.6), { fill: 'ink', edge: 0 }),
      line(curve(trace('1 -5, 0 2, 2 4, -2 5')), 1.3),
      line(curve(mouth === 'glad' ? trace('-6 8, 0 12, 7 8') : trace('-6 11, 0 8.4, 7 11')), 1.6),
    ],
    placing,
  )

/** A tournament cloth that leaves only head and hooves of a horse of the same place to be seen. */
export const caparison = (tint: Tint, border: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      drapery(
        trace(
          '-96 -78, -84 -108, -50 -114, -10 -106, 14 -118, 36 -146, 54 -160, 64 -150, 68 -128, 74 -106, 88 -78, 98 -44, 92 -26, 66 -22, 40 -28, 10 -20, -20 -28, -50 -18, -80 -26, -104 -18, -108 -46',
        ),
        tint,
        [
          trace('-84 -94, -90 -64, -94 -24'),
          trace('-60 -74, -64 -48, -60 -24'),
          trace('-28 -78, -32 -52, -28 -30'),
          trace('6 -76, 4 -50, 8 -26'),
          trace('36 -94, 40 -60, 38 -30'),
          trace('58 -106, 70 -66, 72 -26'),
          trace('54 -146, 50 -124, 36 -104'),
        ],
      ),
      shape(band(trace('-106 -24, -80 -32, -50 -25, -20 -34, 10 -27, 40 -34, 66 -28, 94 -32'), [8, 8]), {
        fill: border,
        tone: 0.4,
        edge: 1.5,
      }),
      shape(band(trace('58 -156, 66 -138, 70 -118'), [7, 7]), { fill: border, tone: 0.4, edge: 1.4 }),
    ],
    placing,
  )

/** Riders are large on their horses: a rider drawn with the saddle at a point, bigger. */
export const onSaddle = ([x, y]: Point, drawing: Drawing, scale = 1.13): Drawing =>
  place(drawing, { x: x * (1 - scale), y: y * (1 - scale), scale })
