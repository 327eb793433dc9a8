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
import { along, knots, passes, piece, type Strip, weave } from '../../../../../src/ui/art/engraving/kit/things/weave.ts'
import { type Drawing, type Mark, place, shape } from '../../../../../src/ui/art/engraving/marks.ts'
import { box, path } from '../../../../../src/ui/art/engraving/outlines.ts'
import { aceOfBatons } from './ace-of-batons.ts'

const UP = -Math.PI / 2
const MIDDLE = 258

interface Lattice {
  /** Poles in each direction. */
  poles: number
  /** Distance between two on the level. */
  apart: number
  width: number
}

const LATTICES: readonly Lattice[] = [
  { poles: 1, apart: 0, width: 19 },
  { poles: 2, apart: 40, width: 17 },
  { poles: 3, apart: 28, width: 15 },
  { poles: 4, apart: 23, width: 13.5 },
]

/** The poles from the upper left to the lower right. */
const slanting = ({ poles, apart, width }: Lattice): Strip[] =>
  Array.from({ length: poles }, (_, index) => {
    const middle = 150 + (index - (poles - 1) / 2) * apart
    const lean = Math.min(186, 226 - (poles - 1) * apart)
    // One colour as far as others are crossed.
    const plain = Math.max(0.2, ((poles - 1) * apart) / (2 * lean) + 0.06)
    return {
      points: along((part) => [middle + (part - 0.5) * lean, MIDDLE + (part - 0.5) * 372]),
      width,
      colours: [
        [0.07, 'yellow'],
        [0.09, 'ink'],
        [0.5 - plain, 'red'],
        [0.5 + plain, 'blue'],
        [0.91, 'red'],
        [0.93, 'ink'],
        [1, 'yellow'],
      ],
    }
  })

const upright = (x: number, width = 17, top = 64): Strip => ({
  points: along((part) => [x, top + part * 2 * (MIDDLE - top)]),
  width,
  colours: [
    [0.06, 'blue'],
    [0.08, 'ink'],
    [0.92, 'yellow'],
    [0.94, 'ink'],
    [1, 'blue'],
  ],
})

const mirrored = (strip: Strip): Strip => ({ ...strip, points: strip.points.map(([x, y]) => [300 - x, y]) })

/** The sawn ends of a pole: its contour under its pieces. */
const ends = ({ points, width }: Strip): Mark[] => {
  const [[x, y] = [0, 0], [x2, y2] = [0, 1]] = [points[0], points.at(-1)]
  const turn = Math.atan2(y2 - y, x2 - x)
  const long = Math.hypot(x2 - x, y2 - y)
  return place([shape(box(-0.6, -width / 2, long + 1.2, width), { fill: 'paper', edge: 1.5 })], { x, y, turn }).filter(
    (mark): mark is Mark => mark.kind === 'shape',
  )
}

function lattice(poles: number): { left: Strip[]; right: Strip[]; drawn: Drawing } {
  const options = LATTICES[poles - 1]
  const left = options ? slanting(options) : []
  const right = left.map(mirrored)
  return { left, right, drawn: [...[...left, ...right].flatMap(ends), ...weave(left, right)] }
}

/** An upright pole over the poles of one direction and under those of the other. */
function woven(strip: Strip, poles: number): Drawing {
  const { left, right } = lattice(poles)
  const over = right.flatMap((other) => passes(other, strip)).flat()
  // Where two slanting poles cross in front of the upright one, their own weaving is drawn again.
  return [...ends(strip), ...piece(strip), ...over, ...knots(left, right)]
}

const vine = (source: string, width = 5): Mark => stem(path(source)[0] ?? [], width)

/** Flowers above and below, leaves on both sides. */
const garden = (ends: Drawing, side: Drawing): Drawing => [...upAndDown(ends), ...bothSides(side)]

const spray = (y: number, scale = 1): Drawing => [
  vine(`M150 ${MIDDLE}L150 ${y + 70}L150 ${y}`, 6),
  ...bothSides(leaf({ x: 151, y: y + 42, scale: 0.7 * scale, turn: -0.75 })),
  ...bloom({ x: 150, y: y + 12, scale: 1.15 * scale, turn: UP }),
]

/** Leaves and a bud beside the poles, `x` where they part, on the right. */
const fan = (x: number, scale = 1, y = MIDDLE, turn = 0): Drawing =>
  place(
    [
      vine('M-60 0L0 0L34 0', 5),
      ...acanthus({ x: 4, y: -1, scale: 0.85, turn: -0.85 }),
      ...place(acanthus({ scale: 0.85, turn: -0.85 }), { x: 4, y: 1, flip: true, turn: Math.PI }),
      ...bud({ x: 30, y: 0, scale: 1.05 }, 'blue'),
    ],
    { x, y, scale, turn },
  )

const two = (): Drawing => [
  ...garden(spray(104, 1.2), [
    ...fan(192, 1.1),
    ...leaf({ x: 216, y: 257, scale: 0.8, turn: -0.45 }),
    ...leaf({ x: 216, y: 259, scale: 0.8, turn: 0.45 }),
  ]),
  ...lattice(1).drawn,
]

const three = (): Drawing => [
  ...bothSides([
    ...fan(186, 1.2),
    ...leaf({ x: 210, y: 257, scale: 0.9, turn: -0.4 }),
    ...leaf({ x: 210, y: 259, scale: 0.9, turn: 0.55 }),
    ...upAndDown([
      ...leaf({ x: 158, y: 130, scale: 0.8, turn: -1.05 }),
      ...bud({ x: 158, y: 150, scale: 0.9, turn: -0.9 }),
    ]),
  ]),
  ...lattice(1).drawn,
  ...woven(upright(150, 19), 1),
]

const four = (): Drawing => [
  ...garden([...spray(108, 1.15), ...bothSides(bud({ x: 152, y: 150, scale: 1.05, turn: -0.9 }, 'blue'))], fan(206)),
  ...lattice(2).drawn,
]

const five = (): Drawing => [
  // Leaves pushed about: no two sides alike.
  ...fan(214, 0.95, 236, -0.3),
  ...place(fan(214, 0.95, 284, 0.28), { x: 300, flip: true }),
  ...upAndDown(bothSides(leaf({ x: 156, y: 116, scale: 0.7, turn: -1 }))),
  ...lattice(2).drawn,
  ...woven(upright(150, 15), 2),
]

const six = (): Drawing => [
  ...upAndDown([
    vine('M150 200L150 150L150 104', 6),
    ...bothSides([
      ...leaf({ x: 151, y: 152, scale: 0.7, turn: -0.95 }),
      ...leaf({ x: 151, y: 128, scale: 0.6, turn: -0.5 }),
    ]),
    ...rosette({ x: 150, y: 98, scale: 1.25 }, 'red', 'yellow', 8),
  ]),
  ...bothSides(fan(212, 0.85)),
  ...lattice(3).drawn,
]

const seven = (): Drawing => [
  ...bothSides([
    vine('M150 258L210 258L252 258', 4),
    ...leaf({ x: 222, y: 257, scale: 0.85, turn: -0.6 }),
    ...leaf({ x: 222, y: 259, scale: 0.85, turn: 0.6 }),
    ...bud({ x: 248, y: 258, scale: 0.9 }, 'blue'),
    ...upAndDown([
      vine('M238 258C258 276 258 302 248 326', 3.5),
      ...leaf({ x: 254, y: 296, scale: 0.5, turn: 0.4 }),
      ...bud({ x: 249, y: 322, scale: 0.9, turn: 1.9 }),
    ]),
  ]),
  ...lattice(3).drawn,
  ...woven(upright(150, 15, 58), 3),
]

const eight = (): Drawing => [
  ...garden(
    [
      vine('M150 180L150 140L150 112', 5),
      ...bothSides(leaf({ x: 151, y: 136, scale: 0.55, turn: -1 })),
      ...rosette({ x: 150, y: 102, scale: 0.95 }, 'red', 'yellow', 8),
    ],
    [
      vine('M180 258L220 258L262 258', 4),
      ...leaf({ x: 226, y: 257, scale: 0.8, turn: -0.7 }),
      ...leaf({ x: 226, y: 259, scale: 0.8, turn: 0.7 }),
      ...leaf({ x: 244, y: 258, scale: 0.7, turn: -0.05 }),
    ],
  ),
  ...lattice(4).drawn,
]

const nine = (): Drawing => {
  const axis = upright(150, 15, 60)
  return [...ends(axis), ...piece(axis), ...lattice(4).drawn]
}

const ten = (): Drawing => [
  ...bothSides([
    vine('M262 392C258 376 256 364 258 348', 3.5),
    ...leaf({ x: 258, y: 378, scale: 0.5, turn: -0.5 }, 'white'),
    ...leaf({ x: 258, y: 374, scale: 0.5, turn: -2.6 }, 'white'),
    ...rosette({ x: 258, y: 342, scale: 0.6 }, 'white', 'yellow', 6),
  ]),
  ...lattice(4).drawn,
  ...[129, 171].flatMap((x) => woven(upright(x, 15, 60), 4)),
]

const PIPS = [aceOfBatons, two, three, four, five, six, seven, eight, nine, ten]

export const pip = (number: number): Drawing => PIPS[number - 1]?.() ?? []
