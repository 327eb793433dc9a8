import {
  acanthus,
  bloom,
  bothSides,
  bud,
  leaf,
  rosette,
  scroll,
  stem,
  upAndDown,
} from '../../../../../src/ui/art/engraving/kit/things/flora.ts'
import { coin } from '../../../../../src/ui/art/engraving/kit/things/tools.ts'
import { type Drawing, type Mark, place, shape } from '../../../../../src/ui/art/engraving/marks.ts'
import { band, oval, path } from '../../../../../src/ui/art/engraving/outlines.ts'
import type { Point } from '../../../../../src/ui/art/engraving/points.ts'

const UP = -Math.PI / 2

const coins = (middles: readonly Point[], radius: number): Drawing =>
  middles.flatMap(([x, y]) => coin({ x, y, scale: radius / 50 }))

/** Pairs of places, mirrored beside the middle. */
const pair = (x: number, ...ys: number[]): Point[] =>
  ys.flatMap((y): Point[] => [
    [x, y],
    [300 - x, y],
  ])

const vine = (source: string, width = 5): Mark => stem(path(source)[0] ?? [], width)

const ace = (): Drawing => [
  ...upAndDown([
    ...bothSides([
      ...scroll({ x: 152, y: 130, scale: 0.95, turn: -0.35 }, 'blue', 'white'),
      ...acanthus({ x: 152, y: 164, scale: 1.05, turn: -0.5 }),
      ...leaf({ x: 222, y: 186, scale: 0.9, turn: -0.7 }),
    ]),
    vine('M150 190L150 140L150 104', 6),
    ...bloom({ x: 150, y: 112, scale: 1.25, turn: UP }),
  ]),
  shape(oval(150, 258, 104), { fill: 'yellow', tone: { dark: 0.8, depth: 26 }, edge: 2.2 }),
  ...beads(40, 94, 3.6),
  shape(oval(150, 258, 84), { fill: 'red', tone: { dark: 0.5, depth: 10 }, edge: 1.8 }),
  shape(oval(150, 258, 76), { fill: 'yellow', tone: { dark: 0.7, depth: 22 }, edge: 1.6 }),
  ...Array.from({ length: 8 }, (_, index) =>
    place(leaf({ x: 34 }), { x: 150, y: 258, turn: ((index + 0.5) / 8) * 2 * Math.PI }),
  ).flat(),
  ...rosette({ x: 150, y: 258, scale: 3.2 }, 'blue', 'white', 8),
  ...rosette({ x: 150, y: 258, scale: 1.75 }, 'red', 'yellow', 6),
]

const beads = (count: number, radius: number, size: number): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return shape(oval(150 + radius * Math.cos(angle), 258 + radius * Math.sin(angle), size), {
      fill: 'white',
      edge: 1.2,
    })
  })

/** The cutter's ribbon, from above the upper coin to below the lower one. */
const RIBBON: readonly Point[] = [
  [246, 176],
  [232, 100],
  [150, 66],
  [70, 104],
  [68, 184],
  [112, 236],
  [188, 280],
  [232, 332],
  [230, 412],
  [150, 450],
  [68, 416],
  [54, 340],
]

const two = (): Drawing => [
  ...upAndDown([
    vine('M286 246C262 238 240 246 222 258', 5),
    ...acanthus({ x: 262, y: 242, scale: 0.62, turn: -2.6 }),
    ...leaf({ x: 256, y: 243, scale: 0.62, turn: 1.3 }),
    ...leaf({ x: 272, y: 244, scale: 0.5, turn: -1.2 }),
    ...rosette({ x: 218, y: 262, scale: 0.8 }, 'red', 'yellow'),
    ...acanthus({ x: 24, y: 62, scale: 0.62, turn: 0.35 }),
    ...leaf({ x: 26, y: 66, scale: 0.7, turn: 1.35 }),
    ...bud({ x: 28, y: 64, scale: 1, turn: 0.85 }, 'blue'),
    ...leaf({ x: 276, y: 62, scale: 0.7, turn: 2.6 }),
    ...leaf({ x: 274, y: 64, scale: 0.7, turn: 1.9 }),
  ]),
  shape(band(RIBBON, [17, 17]), { fill: 'white', tone: { dark: 0.5, depth: 8 }, edge: 1.7 }),
  shape(band(RIBBON, [10, 10]), { fill: 'red', tone: { dark: 0.4, depth: 5 }, edge: 1.1 }),
  ...coins(
    [
      [150, 146],
      [150, 370],
    ],
    58,
  ),
]

const three = (): Drawing => [
  vine('M150 450L150 330L150 212', 7),
  ...bothSides([
    ...scroll({ x: 152, y: 300, scale: 1.15, turn: -0.25 }, 'blue', 'white'),
    vine('M150 262C190 250 226 200 214 130', 5),
    ...leaf({ x: 196, y: 226, scale: 0.85, turn: 0.2 }),
    ...leaf({ x: 212, y: 186, scale: 0.85, turn: -0.5 }),
    ...acanthus({ x: 214, y: 134, scale: 0.75, turn: -2.1 }),
    ...leaf({ x: 152, y: 436, scale: 0.8, turn: -0.8 }),
    ...leaf({ x: 152, y: 346, scale: 0.8, turn: 0.5 }),
  ]),
  ...rosette({ x: 150, y: 300, scale: 1.1 }, 'red', 'yellow', 8),
  ...bud({ x: 150, y: 216, scale: 1.1, turn: UP }, 'blue'),
  ...coins(
    [
      [150, 138],
      [84, 386],
      [216, 386],
    ],
    50,
  ),
]

const shield = (): Drawing => [
  shape(path('M104 204L196 204L196 262C194 290 172 306 150 316C128 306 106 290 104 262Z'), {
    fill: 'sky',
    tone: { dark: 0.6, depth: 18 },
    edge: 2,
  }),
  shape(path('M112 211L188 211L188 260C186 283 168 296 150 306C132 296 114 283 112 260Z'), { fill: null, edge: 1 }),
  // A lily.
  ...[false, true].flatMap((flip) => place(LILY_SIDE, { x: 150, y: 256, flip })),
  shape(path('M150 220C162 236 162 248 154 264L146 264C138 248 138 236 150 220Z'), {
    fill: 'yellow',
    tone: 0.5,
    edge: 1.5,
  }),
  shape(path('M147 264L153 264L160 286L150 280L140 286Z'), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  shape(path('M130 260L170 260L170 267L130 267Z'), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
]

const LILY_SIDE: Drawing = [
  shape(path('M5 6C8 -10 16 -22 28 -18C37 -14 34 0 26 2C28 -6 22 -8 18 0C14 8 10 8 5 6Z'), {
    fill: 'yellow',
    tone: 0.5,
    edge: 1.5,
  }),
]

const four = (): Drawing => [
  ...upAndDown([
    vine('M150 240L150 180L150 108', 6),
    ...bothSides([
      ...scroll({ x: 152, y: 190, scale: 0.86, turn: 0.06 }, 'red', 'white'),
      ...leaf({ x: 151, y: 150, scale: 0.75, turn: -0.75 }),
    ]),
    ...bloom({ x: 150, y: 116, scale: 1.15, turn: UP }, 'blue', 'red'),
  ]),
  ...shield(),
  ...coins([...pair(72, 116, 400)], 42),
]

const five = (): Drawing => [
  ...upAndDown([
    vine('M150 200L150 150L150 92', 6),
    ...bothSides([
      vine('M150 182C196 176 222 210 222 258', 5),
      ...acanthus({ x: 184, y: 184, scale: 0.72, turn: -0.3 }),
      ...leaf({ x: 212, y: 214, scale: 0.75, turn: -0.5 }),
      ...leaf({ x: 151, y: 146, scale: 0.75, turn: -0.7 }),
    ]),
    ...rosette({ x: 150, y: 182, scale: 0.85 }, 'red'),
    ...bud({ x: 150, y: 98, scale: 1.3, turn: UP }, 'blue'),
  ]),
  ...bothSides(rosette({ x: 222, y: 258, scale: 0.8 }, 'blue', 'white')),
  ...coins([...pair(74, 112, 404), [150, 258]], 42),
]

const six = (): Drawing => [
  ...upAndDown([
    vine('M150 258L150 200L150 150', 6),
    ...bothSides([
      vine('M150 186C190 184 208 140 222 92', 5),
      ...leaf({ x: 186, y: 172, scale: 0.8, turn: 0.15 }),
      ...leaf({ x: 206, y: 138, scale: 0.8, turn: 0.1 }),
      ...leaf({ x: 196, y: 158, scale: 0.7, turn: -1.9 }),
      ...bloom({ x: 220, y: 98, scale: 0.95, turn: -1.2 }, 'red', 'yellow'),
    ]),
  ]),
  ...bothSides([...leaf({ x: 152, y: 258, scale: 0.6, turn: -0.3 })]),
  ...rosette({ x: 150, y: 258, scale: 0.95 }, 'blue', 'yellow', 8),
  ...coins([[150, 114], ...pair(92, 216, 300), [150, 402]], 38),
]

const seven = (): Drawing => [
  vine('M150 440L150 300L150 120', 6),
  ...bothSides([
    vine('M150 250C178 262 210 256 240 236', 5),
    ...leaf({ x: 186, y: 256, scale: 0.7, turn: 0.6 }),
    ...leaf({ x: 204, y: 252, scale: 0.7, turn: -1 }),
    ...bloom({ x: 236, y: 240, scale: 0.75, turn: -0.5 }, 'red', 'yellow'),
    ...acanthus({ x: 152, y: 214, scale: 0.62, turn: -0.7 }),
    ...acanthus({ x: 152, y: 376, scale: 0.62, turn: -0.6 }),
    ...leaf({ x: 151, y: 440, scale: 0.62, turn: -0.7 }),
    ...leaf({ x: 151, y: 320, scale: 0.55, turn: -0.7 }),
  ]),
  ...rosette({ x: 150, y: 250, scale: 0.95 }, 'blue', 'yellow', 8),
  ...coins([[150, 104], ...pair(72, 168, 316, 414)], 38),
]

const eight = (): Drawing => [
  vine('M150 448L150 258L150 72', 6),
  ...bothSides(
    [156, 258, 360].flatMap((y) => [
      ...acanthus({ x: 152, y: y + 6, scale: 0.68, turn: -0.25 }),
      ...leaf({ x: 152, y: y + 44, scale: 0.55, turn: -0.7 }),
      vine(`M150 ${y}C176 ${y + 8} 200 ${y + 4} 218 ${y - 1}`, 4),
      ...bud({ x: 216, y, scale: 0.8, turn: -0.1 }, 'yellow'),
    ]),
  ),
  ...[156, 258, 360].flatMap((y, index) => rosette({ x: 150, y, scale: 0.8 }, index === 1 ? 'blue' : 'red')),
  ...bud({ x: 150, y: 84, scale: 1.1, turn: UP }),
  ...coins(pair(82, 105, 207, 309, 411), 40),
]

const nine = (): Drawing => [
  ...upAndDown([
    vine('M150 220L150 150L150 80', 5),
    ...bothSides([
      vine('M150 216C190 214 216 232 218 258', 5),
      ...leaf({ x: 186, y: 222, scale: 0.62, turn: -0.2 }),
      ...leaf({ x: 210, y: 236, scale: 0.7, turn: -0.5 }),
      ...leaf({ x: 151, y: 124, scale: 0.5, turn: -0.7 }),
      ...leaf({ x: 151, y: 190, scale: 0.5, turn: -0.7 }),
    ]),
    ...rosette({ x: 150, y: 138, scale: 0.72 }, 'red'),
    ...bud({ x: 150, y: 92, scale: 1, turn: UP }, 'blue'),
  ]),
  ...bothSides(rosette({ x: 222, y: 258, scale: 0.72 }, 'blue', 'white')),
  ...coins([...pair(82, 94, 178, 338, 422), [150, 258]], 36),
]

const ten = (): Drawing => [
  ...upAndDown([
    vine('M150 258L150 170L150 84', 5),
    ...bothSides([
      ...leaf({ x: 151, y: 124, scale: 0.6, turn: -0.6 }),
      ...leaf({ x: 151, y: 222, scale: 0.5, turn: -0.5 }),
    ]),
    ...bud({ x: 150, y: 96, scale: 1, turn: UP }, 'blue'),
  ]),
  ...bothSides([
    vine('M150 258C178 250 200 262 226 256', 4),
    ...leaf({ x: 184, y: 256, scale: 0.5, turn: -0.8 }),
    ...leaf({ x: 184, y: 257, scale: 0.5, turn: 0.8 }),
    ...bud({ x: 222, y: 256, scale: 0.9 }),
  ]),
  ...rosette({ x: 150, y: 258, scale: 0.9 }, 'blue', 'yellow', 8),
  ...coins([...pair(72, 100, 212, 304, 416), [150, 156], [150, 360]], 38),
]

const PIPS = [ace, two, three, four, five, six, seven, eight, nine, ten]

export const pip = (number: number): Drawing => PIPS[number - 1]?.() ?? []
