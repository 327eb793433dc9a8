import { type Drawing, fold, line, type Mark, place, shape } from '../../marks.ts'
import { band, blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing } from '../../points.ts'
import { trace } from '../trace.ts'

const LOCKS = [
  '2 -142, -16 -150, -30 -140',
  '-8 -130, -30 -132, -42 -116',
  '-10 -116, -34 -110, -42 -92',
  '-6 -104, -26 -92, -32 -72',
  '4 -108, -8 -82, -12 -60',
  '14 -106, 8 -78, 8 -58',
  '22 -108, 24 -82, 30 -62',
  '10 -148, 2 -160, -12 -164',
]

/**
 * A lion seated in profile to the right like a dog, its mouth open at (46, -118); 160 units high, its feet on y = 0.
 */
export const lion = (tint: Tint, mane: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      shape(band(trace('-72 -10, -100 -16, -108 -44, -94 -62'), [10, 10, 9, 6]), { fill: tint, tone: 0.6, edge: 1.6 }),
      shape(blob(trace('-96 -56, -100 -76, -86 -90, -82 -72, -88 -56')), { fill: mane, tone: 0.5, edge: 1.5 }),
      shape(band(trace('6 -66, 12 -34, 8 -4'), [24, 17, 14]), { fill: tint, tone: 0.8, edge: 1.6 }),
      paw(10, tint),
      shape(blob(trace('-66 -4, -80 -24, -72 -54, -48 -78, -24 -104, 8 -116, 30 -96, 32 -64, 18 -38, 0 -22, -14 -4')), {
        fill: tint,
        tone: { dark: 0.7, depth: 22 },
        edge: 1.8,
        folds: [
          fold(curve(trace('-62 -34, -48 -50, -26 -46, -16 -26, -22 -6')), 7, 1.3),
          fold(curve(trace('-44 -78, -36 -66, -32 -54')), -6, 1),
        ],
      }),
      paw(-24, tint),
      shape(band(trace('18 -72, 25 -36, 22 -4'), [27, 18, 15]), {
        fill: tint,
        tone: { dark: 0.6, depth: 10 },
        edge: 1.7,
      }),
      paw(25, tint),
      ...LOCKS.map(
        (one): Mark =>
          shape(band(trace(one), [26, 23, 3], { round: true }), {
            fill: mane,
            tone: { dark: 0.5, depth: 9 },
            edge: 1.5,
            folds: [fold(curve(trace(one)), 0, 1)],
          }),
      ),
      shape(blob(trace('14 -112, 26 -100, 42 -96, 52 -102, 50 -110, 36 -116, 20 -122')), {
        fill: tint,
        tone: 0.5,
        edge: 1.6,
      }),
      shape(blob(trace('26 -124, 44 -122, 56 -122, 50 -109, 38 -105, 26 -112')), { fill: 'red', tone: 0.4, edge: 1.2 }),
      ...['50 -124, 52 -116, 47 -122', '46 -103, 48 -111, 43 -105'].map(
        (one): Mark => shape(trace(one), { fill: 'white', edge: 1.1 }),
      ),
      shape(
        blob(
          trace(
            '-4 -140, 6 -154, 22 -158, 36 -150, 44 -142, 58 -138, 62 -130, 56 -122, 42 -122, 28 -120, 16 -106, 2 -112, -6 -124',
          ),
        ),
        {
          fill: tint,
          tone: { dark: 0.5, depth: 12 },
          edge: 1.8,
        },
      ),
      shape(blob(trace('55 -139, 63 -137, 63 -130, 58 -131')), { fill: 'brown', edge: 1.2 }),
      shape(oval(30, -141, 5, 3.4), { fill: 'white', edge: 0 }),
      shape(oval(31.5, -141, 2.7, 3), { fill: 'ink', edge: 0 }),
      line(curve(trace('23 -139, 29 -146, 37 -143')), 2),
      line(curve(trace('36 -132, 46 -134, 54 -131')), 1),
      ...['44 -128, 46 -129', '49 -127, 51 -128', '46 -125, 48 -126'].map((one): Mark => line(trace(one), 1.4, 'none')),
      shape(blob(trace('-2 -150, -8 -162, 4 -166, 12 -154, 6 -148')), { fill: tint, tone: 0.5, edge: 1.5 }),
    ],
    placing,
  )

const paw = (x: number, tint: Tint): Mark =>
  shape(blob(trace(`${x - 9} -8, ${x + 4} -10, ${x + 18} -5, ${x + 19} 2, ${x - 8} 3`)), {
    fill: tint,
    tone: 0.5,
    edge: 1.6,
  })
