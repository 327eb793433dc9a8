import { branch, flower, leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A plain ring hangs on a branch of wild rose, with one open flower and thorns. */
export const scene = (): Drawing => [
  ...rays(150, 252, 82, 122, 28, ['sky', 'yellow']),
  shape(oval(150, 252, 80), { fill: 'white', tone: { base: 0.02, dark: 0.2, depth: 22 }, edge: 1.7 }),
  ...branch(
    [
      [30, 452],
      [58, 372],
      [52, 300],
      [76, 222],
      [138, 168],
      [206, 158],
      [276, 108],
    ],
    8,
    [
      { x: 54, y: 340, turn: -0.4, scale: 1.5 },
      { x: 52, y: 312, turn: 3.5, scale: 1.2 },
      { x: 66, y: 254, turn: 3.7, scale: 1.4 },
      { x: 200, y: 158, turn: 0.9, scale: 1.4 },
      { x: 232, y: 146, turn: -1.9, scale: 1.5 },
      { x: 250, y: 132, turn: 0.8, scale: 1.2 },
    ],
  ),
  ...branch(
    [
      [54, 350],
      [110, 396],
      [186, 400],
      [262, 352],
    ],
    6,
    [
      { x: 110, y: 396, turn: 1.3, scale: 1.3 },
      { x: 140, y: 403, turn: -1.2, scale: 1.2 },
      { x: 188, y: 400, turn: 1.1, scale: 1.4 },
      { x: 262, y: 352, turn: -0.6, scale: 1.3 },
      { x: 262, y: 352, turn: -2, scale: 1.1 },
    ],
  ),
  ...thorns,
  ...leaf({ x: 92, y: 200, turn: -2.2, scale: 1.5 }),
  ...flower({ x: 84, y: 132, scale: 1.65 }, 'red'),
  ...strokes('M104 172 Q98 182 100 196', 2.4, 'none', 'green'),
  ...bud,
  // The ring hangs over the branch: it is drawn in two parts.
  shape([oval(152, 224, 46, 58), oval(152, 224, 35, 47)], { fill: 'yellow', tone: { dark: 0.85, depth: 10 }, edge: 2 }),
  ...branch(
    [
      [120, 180],
      [138, 168],
      [168, 162],
      [190, 160],
    ],
    8,
    [],
  ),
  ...strokes('M114 216 Q116 196 128 186', 2.4, 'both', 'white'),
]

const thorns: Drawing = [
  [214, 386, 1],
  [162, 404, 1],
  [232, 372, -1],
  [56, 288, -1],
  [178, 160, -1],
  [80, 376, -1],
].map(([x = 0, y = 0, side = 1]) =>
  outlined(`M${x - 6} ${y} L${x + 5} ${y - 18 * side} L${x + 7} ${y} Z`, { fill: 'brown', tone: null, edge: 1.5 }),
)

const bud: Drawing = [
  ...strokes('M244 364 Q246 340 236 322', 2.4, 'none', 'green'),
  outlined('M236 322 C222 312 224 292 236 282 C248 292 250 312 236 322 Z', { fill: 'red', tone: 0.6, edge: 1.6 }),
  outlined(
    'M236 326 C226 318 226 306 230 300 C234 306 236 312 236 318 C238 312 240 306 244 302 C248 310 246 320 236 326 Z',
    { fill: 'green', tone: 0.4, edge: 1.4 },
  ),
]
