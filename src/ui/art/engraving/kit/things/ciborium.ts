import { type Drawing, fold, line, type Mark, shape } from '../../marks.ts'
import { box, curve, oval, path } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import { rosette } from './flora.ts'

const points = (source: string) => path(source)[0] ?? []

const part = (source: string, fill: Tint, depth = 16): Mark =>
  shape(points(source), { fill, tone: { dark: 0.75, depth }, edge: 1.8 })

/** A pointed turret with a ball, standing on (x, bottom). */
function turret(x: number, bottom: number, width: number, height: number, roof: Tint): Drawing {
  const half = width / 2
  const eaves = bottom - height * 0.55
  return [
    shape(box(x - half, eaves, width, bottom - eaves), { fill: 'flesh', tone: { dark: 0.75, depth: half }, edge: 1.6 }),
    shape(
      [
        ...oval(x, eaves + 20, half * 0.36, half * 0.4, Math.PI, 2 * Math.PI),
        [x + half * 0.36, bottom - 8],
        [x - half * 0.36, bottom - 8],
      ],
      {
        fill: 'night',
        tone: { base: 0.5 },
        edge: 1.4,
      },
    ),
    shape(
      [
        [x - half - 4, eaves + 2],
        [x, bottom - height],
        [x + half + 4, eaves + 2],
      ],
      { fill: roof, tone: { dark: 0.7, depth: half }, edge: 1.7 },
    ),
    shape(oval(x, bottom - height - 3, 4.4), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  ]
}

/** The ace's cup: a covered vessel built like a small town, as high as the panel. */
export const ciborium = (): Drawing => [
  // The foot.
  part('M62 442C64 424 92 414 120 404L132 384L168 384L180 404C208 414 236 424 238 442L238 452L62 452Z', 'yellow', 22),
  part('M54 450L246 450L246 460L54 460Z', 'red', 8),
  line(curve(points('M84 430L120 418L150 415L180 418L216 430')), 1.4),
  ...[96, 150, 204].flatMap((x) => rosette({ x, y: x === 150 ? 434 : 440, scale: 0.5 }, 'red', 'white')),
  // The stem and its knot.
  part('M130 330L170 330L164 352L168 386L132 386L136 352Z', 'yellow', 14),
  part('M112 358C116 346 184 346 188 358C184 371 116 371 112 358Z', 'blue', 12),
  ...[126, 150, 174].map((x) => shape(oval(x, 358, 5), { fill: 'yellow', tone: 0.4, edge: 1.4 })),
  // The closed bowl.
  shape(points('M44 222C46 286 92 334 150 336C208 334 254 286 256 222Z'), {
    fill: 'yellow',
    tone: { dark: 0.8, depth: 40 },
    edge: 2,
    folds: [
      fold(curve(points('M84 236L98 284L134 328')), -7, 1.3),
      fold(curve(points('M216 236L202 284L166 328')), -7, 1.3),
    ],
  }),
  ...rosette({ x: 150, y: 272, scale: 1.6 }, 'red', 'white', 8),
  ...rosette({ x: 76, y: 254, scale: 0.6 }, 'blue', 'white'),
  ...rosette({ x: 224, y: 254, scale: 0.6 }, 'blue', 'white'),
  part('M36 210L264 210L258 230L42 230Z', 'red', 12),
  ...[62, 91, 120, 150, 180, 209, 238].map((x) => shape(oval(x, 220, 4.6), { fill: 'white', edge: 1.4 })),
  // The lid: walls and turrets.
  ...turret(150, 150, 46, 92, 'red'),
  ...turret(98, 178, 32, 78, 'blue'),
  ...turret(202, 178, 32, 78, 'blue'),
  part('M74 176L226 176L232 200L68 200Z', 'flesh', 40),
  ...[96, 132, 168, 204].map((x) =>
    line(
      [
        [x, 179],
        [x - 1, 198],
      ],
      1,
    ),
  ),
  line(
    [
      [71, 188],
      [229, 188],
    ],
    1,
    'none',
  ),
  part('M110 150L190 150L194 176L106 176Z', 'flesh', 24),
  ...[124, 150, 176].map((x) =>
    shape([...oval(x, 162, 5, 5, Math.PI, 2 * Math.PI), [x + 5, 174], [x - 5, 174]], {
      fill: 'night',
      tone: { base: 0.5 },
      edge: 1.4,
    }),
  ),
  ...turret(58, 208, 26, 72, 'red'),
  ...turret(242, 208, 26, 72, 'red'),
  part('M44 198L256 198L260 212L40 212Z', 'yellow', 14),
]
