import { type Drawing, fold, line, place, shape } from '../marks.ts'
import { blob, curve, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { trace } from './trace.ts'

// Sized for a head of 100 units centred at the origin (see face.ts): give both the same place.

/** A helmet with a raised visor and a plume, the face open. */
export const helmet = (placing: Placing = {}, tint: Tint = 'sky', plume: Tint = 'red'): Drawing =>
  place(
    [
      shape(blob(trace('-20 -66, -40 -84, -66 -80, -84 -58, -88 -30, -74 -40, -66 -56, -48 -58, -30 -50')), {
        fill: plume,
        tone: 0.6,
        edge: 1.7,
        folds: [fold(curve(trace('-30 -62, -54 -70, -78 -46')), 0, 1.1)],
      }),
      shape(
        blob(
          trace(
            '-46 -8, -48 -36, -32 -62, 0 -72, 30 -64, 46 -40, 47 -22, 30 -32, 0 -36, -22 -28, -32 -8, -33 20, -24 42, -34 50, -44 34',
          ),
        ),
        { fill: tint, tone: { dark: 0.7, depth: 16 }, edge: 1.8 },
      ),
      shape(blob(trace('-44 -30, -20 -46, 8 -50, 36 -44, 58 -28, 48 -20, 26 -30, 0 -34, -22 -28, -40 -14')), {
        fill: 'yellow',
        tone: 0.5,
        edge: 1.7,
      }),
      line(curve(trace('-2 -71, 2 -60, 6 -50')), 1.4),
      shape(oval(-38, -20, 6), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
    ],
    placing,
  )

/** A broad-brimmed hat with a crown of points round its dome. */
export const crownedHat = (
  placing: Placing = {},
  top: Tint = 'red',
  brim: Tint = 'blue',
  under: Tint = 'yellow',
): Drawing =>
  place(
    [
      shape(blob(trace('-86 -30, -50 -46, 0 -50, 50 -46, 86 -30, 60 -20, 30 -30, 0 -33, -30 -30, -60 -20')), {
        fill: under,
        tone: { dark: 0.6, depth: 12 },
        edge: 1.7,
      }),
      shape(blob(trace('-36 -46, -32 -80, -14 -96, 14 -96, 32 -80, 36 -46, 0 -40')), {
        fill: top,
        tone: { dark: 0.7, depth: 18 },
        edge: 1.8,
      }),
      shape(
        trace('-38 -44, -44 -74, -29 -60, -22 -80, -10 -62, 0 -84, 10 -62, 22 -80, 29 -60, 44 -74, 38 -44, 0 -39'),
        {
          fill: 'yellow',
          tone: { dark: 0.5, depth: 10 },
          edge: 1.7,
        },
      ),
      ...trace('-44 -77, -22 -83, 0 -87, 22 -83, 44 -77').map(([x, y]) =>
        shape(oval(x, y, 4), { fill: 'white', edge: 1.3 }),
      ),
      shape(
        blob(
          trace(
            '-88 -32, -60 -48, -30 -48, 0 -44, 30 -48, 60 -48, 88 -32, 84 -25, 58 -37, 28 -37, 0 -34, -28 -37, -58 -37, -84 -25',
          ),
        ),
        {
          fill: brim,
          tone: { dark: 0.5, depth: 8 },
          edge: 1.7,
        },
      ),
    ],
    placing,
  )
