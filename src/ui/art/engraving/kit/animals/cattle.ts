import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing } from '../../points.ts'
import { trace } from '../trace.ts'

const leg = (points: string, tint: Tint): Mark =>
  shape(band(trace(points), [22, 13, 11]), { fill: tint, tone: { dark: 0.6, depth: 8 }, edge: 1.6 })
const hoof = (x: number): Mark =>
  shape(blob(trace(`${x - 7} -7, ${x + 6} -7, ${x + 9} 0, ${x - 8} 0`)), { fill: 'night', edge: 1.4 })

/**
 * A bull or cow in profile to the right, its feet on y = 0, 120 units high and from -92 (tail) to 112 (muzzle). The horns
 * reach further forward with `reach` 1 than with 0.
 */
export function cattle(tint: Tint, reach: number, placing: Placing = {}): Drawing {
  const horn = (x: number, y: number): Mark =>
    shape(
      band(
        [
          [x, y],
          [x + 10 + 8 * reach, y - 8],
          [x + 20 + 22 * reach, y - 18 - 4 * reach],
          [x + 18 + 34 * reach, y - 34 - 10 * reach],
        ],
        [10, 9, 6, 2],
      ),
      { fill: 'white', tone: { dark: 0.5, depth: 5 }, edge: 1.6 },
    )
  return place(
    [
      leg('-46 -50, -38 -26, -42 -6', tint),
      leg('36 -46, 40 -24, 38 -6', tint),
      hoof(-41),
      hoof(39),
      shape(band(trace('-80 -94, -92 -80, -90 -54, -94 -34'), [6, 5, 4, 9]), { fill: tint, tone: 0.4, edge: 1.5 }),
      horn(62, -102),
      shape(
        blob(
          trace(
            '-82 -98, -50 -104, -10 -100, 24 -116, 52 -112, 74 -98, 66 -62, 52 -40, 20 -34, -20 -32, -52 -40, -78 -48, -88 -74',
          ),
        ),
        {
          fill: tint,
          tone: { dark: 0.7, depth: 26 },
          edge: 2,
          folds: [
            fold(curve(trace('-52 -96, -42 -72, -50 -46')), -6, 1.2),
            fold(curve(trace('26 -108, 18 -76, 26 -44')), 6, 1.2),
            fold(curve(trace('50 -100, 46 -72, 52 -50')), 0, 1),
          ],
        },
      ),
      leg('-64 -54, -58 -28, -62 -6', tint),
      leg('20 -48, 22 -24, 20 -6', tint),
      hoof(-61),
      hoof(21),
      shape(blob(trace('58 -106, 76 -106, 90 -90, 104 -66, 112 -54, 106 -44, 92 -44, 78 -54, 64 -70, 56 -88')), {
        fill: tint,
        tone: { dark: 0.6, depth: 14 },
        edge: 1.9,
      }),
      shape(blob(trace('99 -66, 111 -56, 107 -44, 94 -44, 92 -54')), { fill: 'flesh', tone: 0.4, edge: 1.4 }),
      shape(blob(trace('58 -100, 46 -106, 36 -100, 46 -92, 58 -92')), { fill: tint, tone: 0.5, edge: 1.5 }),
      horn(72, -106),
      shape(oval(84, -84, 3, 2.6), { fill: 'ink', edge: 0 }),
      shape(oval(105, -54, 1.8, 1.4), { fill: 'ink', edge: 0 }),
      line(curve(trace('92 -48, 99 -49, 105 -47')), 1.3),
    ],
    placing,
  )
}
