import { type Drawing, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing } from '../../points.ts'
import { trace } from '../trace.ts'

/** A dog on its hind legs in profile to the right, feet at the origin, 100 high; its forepaws reach (66, -66). */
export function leapingDog(tint: Tint, collar: Tint, placing: Placing = {}): Drawing {
  const part = (points: string, widths: number[], step = 3.1): Mark =>
    shape(band(trace(points), widths, { round: true, start: true }), {
      fill: tint,
      tone: { dark: 0.6, depth: 8, step },
      edge: 1.6,
    })
  return place(
    [
      part('-6 -30, -22 -36, -32 -52, -24 -66', [9, 8, 7, 4]),
      part('4 -26, 18 -18, 12 -6, 24 -3', [18, 12, 9, 9]),
      part('30 -60, 48 -56, 66 -66', [13, 10, 9]),
      shape(blob(trace('-12 -28, -4 -44, 10 -58, 18 -78, 34 -84, 44 -72, 40 -54, 26 -38, 14 -22, -4 -16')), {
        fill: tint,
        tone: { dark: 0.7, depth: 13 },
        edge: 1.7,
      }),
      part('-2 -28, 8 -12, -4 -4, 8 0', [22, 14, 9, 9]),
      part('28 -64, 46 -68, 62 -78', [14, 11, 9]),
      shape(blob(trace('18 -84, 20 -100, 32 -108, 44 -102, 58 -96, 64 -89, 58 -83, 46 -82, 38 -76, 24 -74')), {
        fill: tint,
        tone: { dark: 0.5, depth: 9 },
        edge: 1.7,
      }),
      shape(blob(trace('20 -98, 30 -104, 32 -92, 26 -78, 18 -82')), { fill: tint, tone: 0.6, edge: 1.6 }),
      shape(band(trace('16 -76, 28 -70, 42 -74'), [6, 6, 6]), { fill: collar, tone: 0.3, edge: 1.4 }),
      shape(oval(42, -97, 2.2), { fill: 'ink', edge: 0 }),
      shape(oval(63, -92, 2.8, 2.2), { fill: 'ink', edge: 0 }),
      line(curve(trace('61 -86, 52 -87, 45 -90')), 1.4),
    ],
    placing,
  )
}
