import {
  acanthus,
  bloom,
  bothSides,
  bud,
  leaf,
  rosette,
  stem,
  upAndDown,
} from '../../../../../src/ui/art/engraving/kit/things/flora.ts'
import { longSword } from '../../../../../src/ui/art/engraving/kit/things/long-sword.ts'
import { along, type Strip, weave } from '../../../../../src/ui/art/engraving/kit/things/weave.ts'
import { type Drawing, type Mark, place, shape } from '../../../../../src/ui/art/engraving/marks.ts'
import { oval, path } from '../../../../../src/ui/art/engraving/outlines.ts'
import { type Placing, type Point, placer } from '../../../../../src/ui/art/engraving/points.ts'
import { aceOfSwords } from './ace-of-swords.ts'

const UP = -Math.PI / 2
const MIDDLE = 258
/** Half the height of the almond, and of the curved blades to the ends of their grips. */
const [CROSSING, REACH] = [162, 194]

interface Almond {
  /** Blades on each side. */
  blades: number
  /** Half the breadth of the outermost. */
  half: number
  apart: number
  width: number
}

/** The left blade at a depth, from its point above to its grip below: parallels of one parabola. */
function blade({ half, apart, width }: Almond, depth: number): Strip {
  const at = (part: number): Point => {
    const y = (part * 2 - 1) * REACH
    const slope = (2 * half * y) / CROSSING ** 2
    const long = Math.hypot(1, slope)
    const inward = depth * apart
    return [150 - half * (1 - (y / CROSSING) ** 2) + inward / long, MIDDLE + y - (inward * slope) / long]
  }
  return {
    points: along(at),
    width,
    colours: [
      [0.42, depth % 2 ? 'white' : 'sky'],
      [0.58, 'blue'],
      [0.945, depth % 2 ? 'white' : 'sky'],
      [0.965, 'yellow'],
      [1, 'red'],
    ],
  }
}

const mirrored = (strip: Strip): Strip => ({ ...strip, points: strip.points.map(([x, y]) => [300 - x, y]) })

/** Point and pommel of a blade. */
function ends({ points, width, colours }: Strip): Mark[] {
  const [end, before] = [points.at(-1) ?? [0, 0], points.at(-4) ?? [0, 0]]
  const [top, next] = [points[0] ?? [0, 0], points[3] ?? [0, 0]]
  const half = width / 2
  const tip: Placing = { x: top[0], y: top[1], turn: Math.atan2(top[1] - next[1], top[0] - next[0]) }
  const pommel: Placing = { x: end[0], y: end[1], turn: Math.atan2(end[1] - before[1], end[0] - before[0]) }
  const [[, fill] = [0, 'sky' as const]] = colours
  return [
    shape(
      [
        [-0.6, -half],
        [18, 0],
        [-0.6, half],
      ].map(([x = 0, y = 0]) => placer(tip)([x, y])),
      { fill, tone: { dark: 0.4, depth: 4 }, edge: 1.4 },
    ),
    shape(oval(3, 0, half * 0.95, half).map(placer(pommel)), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  ]
}

function almond(options: Almond): Drawing {
  const left = Array.from({ length: options.blades }, (_, depth) => blade(options, depth))
  const right = left.map(mirrored)
  return [...[...left, ...right].flatMap(ends), ...weave(left, right)]
}

const ALMONDS: readonly Almond[] = [
  { blades: 1, half: 98, apart: 0, width: 16 },
  { blades: 2, half: 104, apart: 22, width: 15 },
  { blades: 3, half: 106, apart: 19, width: 13 },
  { blades: 4, half: 104, apart: 17, width: 11.5 },
]

const vine = (source: string, width = 5): Mark => stem(path(source)[0] ?? [], width)

/** A flower in each corner, of a size that follows the room there. */
const corners = (flower: Drawing, scale = 1): Drawing => upAndDown(bothSides(place(flower, { x: 256, y: 84, scale })))

const SPRIG: Drawing = [
  vine('M22 -30C14 -18 6 -12 -4 2', 4),
  ...leaf({ x: 10, y: -16, scale: 0.6, turn: 0.5 }),
  ...leaf({ x: 10, y: -16, scale: 0.6, turn: 2.9 }),
  ...rosette({ x: -6, y: 6, scale: 0.72 }, 'red', 'yellow'),
]

const BUDS: Drawing = [
  vine('M22 -28C16 -18 10 -12 2 -2', 3.5),
  ...leaf({ x: 13, y: -16, scale: 0.45, turn: 0.6 }),
  ...bud({ x: 4, y: -4, scale: 0.85, turn: 2.2 }, 'blue'),
]

const two = (): Drawing => [
  ...corners(SPRIG, 1.15),
  ...upAndDown([
    vine('M150 258L150 200L150 176', 6),
    ...bothSides([...acanthus({ x: 152, y: 216, scale: 0.72, turn: -0.9 })]),
    ...bud({ x: 150, y: 182, scale: 1.2, turn: UP }, 'blue'),
  ]),
  ...bothSides([...leaf({ x: 152, y: 258, scale: 1.7, turn: -0.06 })]),
  ...rosette({ x: 150, y: 258, scale: 2.3 }, 'red', 'yellow', 8),
  ...rosette({ x: 150, y: 258, scale: 1.1 }, 'yellow', 'red', 6),
]

const three = (): Drawing => [
  ...corners(SPRIG),
  ...bothSides([
    vine('M160 384C206 340 208 200 176 150', 5),
    ...[350, 312, 272, 232, 196].flatMap((y, index) => [
      ...leaf({ x: 191 - (index - 2) ** 2 * 2, y, scale: 0.62, turn: -2.2 }),
      ...leaf({ x: 192 - (index - 2) ** 2 * 2, y, scale: 0.62, turn: -0.9 }),
    ]),
    ...bud({ x: 177, y: 154, scale: 0.9, turn: -2.1 }),
  ]),
]

const four = (): Drawing => [
  ...corners(SPRIG),
  vine('M150 340L150 290L150 236', 6),
  // Cut clean, at a slant.
  shape(path('M145.5 336L154.5 330L155 341L145 344Z'), { fill: 'white', edge: 1.3 }),
  ...bothSides([
    ...leaf({ x: 151, y: 318, scale: 0.9, turn: -0.7 }),
    ...acanthus({ x: 151, y: 282, scale: 0.72, turn: -0.6 }),
  ]),
  ...bloom({ x: 150, y: 252, scale: 1.9, turn: UP }),
]

const six = (): Drawing => [
  ...corners(BUDS, 1.2),
  vine('M150 348L150 290L150 208', 6),
  ...bothSides([
    ...leaf({ x: 151, y: 334, scale: 0.7, turn: -0.7 }),
    ...leaf({ x: 151, y: 306, scale: 0.75, turn: -0.7 }),
    ...leaf({ x: 151, y: 214, scale: 0.7, turn: -0.9 }),
  ]),
  ...rosette({ x: 150, y: 256, scale: 1.7 }, 'red', 'yellow', 8),
  ...bud({ x: 150, y: 206, scale: 1.3, turn: UP }, 'blue'),
]

const eight = (): Drawing => [
  ...corners(BUDS, 1.1),
  vine('M150 292L150 276L150 262', 4),
  ...bothSides(leaf({ x: 150, y: 284, scale: 0.5, turn: -0.7 })),
  ...rosette({ x: 150, y: 254, scale: 0.85 }, 'red', 'yellow', 6),
]

const straight = (blade: 'sky' | 'yellow' = 'sky') => longSword({ x: 150, y: 392 }, 322, blade)

const ten = (): Drawing => [
  ...longSword({ x: 98, y: 392, turn: 0.325 }, 172, 'yellow'),
  ...longSword({ x: 202, y: 392, turn: -0.325 }, 172, 'yellow'),
]

const within = (blades: number): Drawing => {
  const options = ALMONDS[blades - 1]
  return options ? almond(options) : []
}

const PIPS: readonly (() => Drawing)[] = [
  aceOfSwords,
  () => [...two(), ...within(1)],
  () => [...three(), ...within(1), ...straight()],
  () => [...four(), ...within(2)],
  () => [...corners(BUDS, 1.25), ...within(2), ...straight('yellow')],
  () => [...six(), ...within(3)],
  () => [...corners(BUDS), ...within(3), ...straight('yellow')],
  () => [...eight(), ...within(4)],
  () => [...within(4), ...straight('yellow')],
  () => [...within(4), ...ten()],
]

export const pip = (number: number): Drawing => PIPS[number - 1]?.() ?? []
