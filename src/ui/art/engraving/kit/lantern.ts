import { type Drawing, line, place, shape } from '../marks.ts'
import { box, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing } from '../points.ts'
import { flame } from './things/heaven.ts'
import { trace } from './trace.ts'

/** A lantern hung from the origin, 74 high. */
export const lantern = (placing: Placing = {}, tint: Tint = 'yellow', roof: Tint = 'red'): Drawing =>
  place(
    [
      shape([oval(0, 5, 6), oval(0, 5, 3)], { fill: tint, edge: 1.3 }),
      shape(box(-17, 28, 34, 38), { fill: 'white', tone: { dark: 0.3, depth: 10 }, edge: 1.6 }),
      ...flame(0, 64, 26),
      ...[-17, -6, 6, 17].map((x) =>
        line(
          [
            [x, 28],
            [x, 66],
          ],
          x * x > 100 ? 2.6 : 1.6,
          'none',
        ),
      ),
      line(trace('-17 47, 17 47'), 1.3, 'none'),
      shape(trace('-5 12, 5 12, 20 28, -20 28'), { fill: roof, tone: { dark: 0.6, depth: 10 }, edge: 1.6 }),
      shape(box(-20, 66, 40, 6), { fill: tint, tone: 0.5, edge: 1.5 }),
    ],
    placing,
  )
