import { type Drawing, line, type Mark, place, shape } from '../../marks.ts'
import { box, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Placing } from '../../points.ts'

/** A straight slender sword, point upwards: the middle of its guard at the origin, its blade `long` units. */
export const longSword = (placing: Placing, long: number, blade: Tint = 'sky'): Drawing =>
  place(
    [
      shape(
        [
          [-7, 0],
          [-6, 20 - long],
          [0, -long],
          [6, 20 - long],
          [7, 0],
        ],
        { fill: blade, tone: { dark: 0.5, depth: 6 }, edge: 1.7 },
      ),
      line(
        [
          [0, 14 - long],
          [0, -4],
        ],
        1.2,
      ),
      shape(box(-4.5, 4, 9, 40), { fill: 'red', tone: 0.5, edge: 1.5 }),
      ...[12, 20, 28, 36].map(
        (y): Mark =>
          line(
            [
              [-4, y + 2],
              [4, y - 2],
            ],
            1.1,
          ),
      ),
      shape(
        [
          [-32, -7],
          [-24, -4],
          [24, -4],
          [32, -7],
          [32, 7],
          [24, 4],
          [-24, 4],
          [-32, 7],
        ],
        { fill: 'blue', tone: { dark: 0.5, depth: 6 }, edge: 1.6 },
      ),
      shape(oval(0, 49, 8), { fill: 'blue', tone: { dark: 0.6, depth: 9 }, edge: 1.6 }),
    ],
    placing,
  )
