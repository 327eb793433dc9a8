import { type Drawing, line, place, shape } from '../marks.ts'
import { blob, box, curve, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { drapery } from './body.ts'
import { hand } from './hand.ts'
import { trace } from './trace.ts'

/** The Pope's cross with three bars, held at the origin, 150 above and 60 below. */
export const papalCross = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(box(-2.6, -146, 5.2, 206), { fill: tint, tone: { dark: 0.4, depth: 3 }, edge: 1.4 }),
      ...[
        [-134, 12],
        [-118, 18],
        [-100, 24],
      ].map(([y = 0, half = 0]) => shape(box(-half, y, half * 2, 6), { fill: tint, tone: 0.4, edge: 1.4 })),
      shape(oval(0, -148, 4.4), { fill: tint, edge: 1.4 }),
    ],
    placing,
  )

/** A tonsured man seen from behind, kneeling on y = 0, 130 units high, his hand raised or lowered on the right. */
export function disciple(robe: Tint, hood: Tint, placing: Placing, raised: boolean): Drawing {
  const wrist = raised ? { x: 40, y: -74, turn: -0.9 } : { x: 44, y: -44, turn: 0.5 }
  return place(
    [
      ...hand('open', { ...wrist, scale: 0.5 }),
      drapery(trace('-24 -88, 0 -94, 24 -88, 38 -66, 42 -30, 48 4, -48 4, -44 -30, -38 -66'), robe, [
        trace('-18 -60, -24 -30, -22 0'),
        trace('2 -56, 0 -30, 4 0'),
        trace('22 -60, 26 -30, 24 0'),
      ]),
      drapery(
        raised
          ? trace('20 -82, 34 -78, 46 -82, 48 -68, 38 -58, 26 -58')
          : trace('22 -82, 36 -74, 48 -50, 44 -38, 34 -42, 26 -58'),
        robe,
      ),
      drapery(trace('-26 -88, -12 -98, 12 -98, 26 -88, 22 -72, 0 -58, -22 -72'), hood, [trace('0 -94, 1 -80, 0 -64')]),
      shape(blob(trace('-20 -112, -16 -130, 0 -136, 16 -130, 20 -112, 14 -96, 0 -92, -14 -96')), {
        fill: 'brown',
        tone: { dark: 0.6, depth: 10 },
        edge: 1.7,
      }),
      ...[
        '-14 -112, -12 -104, -11 -97',
        '-5 -108, -5 -102, -4 -94',
        '5 -108, 5 -102, 4 -94',
        '14 -112, 12 -104, 11 -97',
      ].map((points) => line(curve(trace(points)), 1)),
      shape(oval(0, -122, 12.5, 9), { fill: 'flesh', tone: { dark: 0.4, depth: 6, step: 2.4 }, edge: 1.5 }),
    ],
    placing,
  )
}
