import { star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, line, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../src/ui/art/engraving/outlines.ts'
import type { Point } from '../../../src/ui/art/engraving/points.ts'

const WATER = 260

/** An arch that stands at this level. */
const arch = (half: number, foot: number, spring: number): Point[] => [
  [150 - half, foot],
  ...oval(150, spring, half, half, Math.PI, 2 * Math.PI),
  [150 + half, foot],
]

/** The second house: a window on the evening star, and its reflection in the sea. */
export function drawWindows(): Drawing {
  const half: Drawing = [
    ...bricks(),
    shape(arch(112, WATER, 168), { fill: 'white', edge: 2 }),
    shape(arch(104, WATER, 168), { fill: 'night', edge: 1.2 }),
    ...[96, 90].map((half) => line(arch(half, WATER, 168), 0.8, 'none')),
    ...glow(),
    ...star(150, 158, 46, 'yellow', 8),
    ...star(96, 132, 9, 'yellow', 6),
    ...star(204, 132, 9, 'yellow', 6),
    ...star(112, 206, 6),
    ...star(188, 206, 6),
    ...waves(),
    ...star(150, 40, 8, 'yellow', 4),
  ]
  return [
    shape(box(0, 0, 300, 520), { fill: 'paper', edge: 0 }),
    ...half,
    ...place(half, { x: 300, y: 520, turn: Math.PI }),
    line(
      [
        [38, WATER],
        [262, WATER],
      ],
      1.6,
      'none',
    ),
    shape([box(0, 0, 300, 520), rounded(18, 18, 264, 484, 34)], { fill: 'paper', edge: 0 }),
    shape(rounded(9, 9, 282, 502, 40), { fill: null, edge: 2.2 }),
    shape(rounded(18, 18, 264, 484, 34), { fill: null, edge: 1.1 }),
  ]
}

/** Rays of the star, long and short by turns. */
const glow = (): Drawing =>
  Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI
    const far = [86, 64, 74, 60][index % 4] ?? 60
    const at = (r: number): Point => [150 + r * Math.cos(angle), 158 + r * Math.sin(angle)]
    return line([at(52), at(far)], 1, 'end')
  })

/** The sea below the star, calmer the nearer it is. */
const waves = (): Drawing =>
  Array.from({ length: 5 }, (_, row) => {
    const y = 226 + row * 7.5
    const reach = 34 + row * 14
    const points = Array.from(
      { length: 9 },
      (_, index): Point => [150 - reach + (index * reach) / 4, y + (index % 2 ? 2.4 : -2.4)],
    )
    return line(curve(points), 1.2)
  })

/** Courses of small arches, as tiles on the wall round the window. */
const bricks = (): Drawing =>
  Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 15 }, (_, column) => [10 + column * 20 + (row % 2) * 10, 24 + row * 15] as const),
  )
    .flat()
    .filter(([x, y]) => Math.hypot(x - 150, y - 40) > 17)
    .flatMap(([x, y]) => [
      line(oval(x, y + 8, 9, 11, Math.PI, 2 * Math.PI), 1.1, 'none'),
      line(
        [
          [x, y + 1],
          [x, y + 6],
        ],
        0.8,
        'end',
      ),
    ])

const rounded = (left: number, top: number, width: number, height: number, radius: number): Point[] => {
  const [right, bottom] = [left + width, top + height]
  const corner = (x: number, y: number, turn: number) =>
    oval(x, y, radius, radius, (turn * Math.PI) / 2, ((turn + 1) * Math.PI) / 2)
  return [
    ...corner(left + radius, top + radius, 2),
    ...corner(right - radius, top + radius, 3),
    ...corner(right - radius, bottom - radius, 0),
    ...corner(left + radius, bottom - radius, 1),
  ]
}
