import { flame, star } from '../../src/ui/art/engraving/kit/things/heaven.ts'
import { trace } from '../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, line, type Mark, place, shape } from '../../src/ui/art/engraving/marks.ts'
import { blob, box, curve, oval } from '../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../src/ui/art/engraving/palette.ts'
import type { Placing } from '../../src/ui/art/engraving/points.ts'
import { outlined, strokes } from '../../src/ui/art/engraving/strokes.ts'

/** Size of a plate in its own units. */
export const PLATE = { width: 480, height: 300 }

/** A sky that fills the plate, darker upwards. */
export const sky = (tint: Tint, dark = 0.35): Drawing => [
  shape(box(0, 0, PLATE.width, PLATE.height), {
    fill: tint,
    tone: { at: (_, v) => dark * (1 - v * 1.5), angle: 0.05 },
    edge: 0,
  }),
]

/** Small stars at 'x y, x y', one in three with eight rays. */
export const stars = (places: string, tint: Tint = 'yellow'): Drawing =>
  trace(places).flatMap(([x, y], index) =>
    index % 3 ? [shape(oval(x, y, 1.7), { fill: tint, edge: 0 })] : star(x, y, 6.5, tint, 4),
  )

/** Land over the plate's width under a curve. */
export const land = (points: string, tint: Tint, dark = 0.6): Mark =>
  shape([...curve(trace(points)), [490, 310], [-10, 310]], {
    fill: tint,
    tone: { at: (_, v) => 0.05 + dark * v * v, angle: 0.1 },
    edge: 1.8,
  })

/** A table's top from a height down. */
export const desk = (top: number, tint: Tint = 'brown'): Drawing => [
  shape(box(-10, top, 500, 320 - top), { fill: tint, tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  ...strokes(`M-10 ${top + 34} L490 ${top + 31} M-10 ${top + 72} L490 ${top + 70}`, 1.1),
]

/** The wall of a room behind a desk. */
export const room = (tint: Tint = 'paper'): Drawing => [
  shape(box(0, 0, PLATE.width, PLATE.height), {
    fill: tint,
    tone: { at: (u) => 0.32 * (u - 0.4), angle: 1.35 },
    edge: 0,
  }),
]

/** An open book seen from above its lower edge, 160 wide around the origin. */
export const book = (placing: Placing = {}, cover: Tint = 'red', written = true): Drawing => {
  const page = (side: number): Drawing => [
    outlined(
      `M0 -18 C${side * 24} -34 ${side * 56} -34 ${side * 74} -26 L${side * 82} 26 C${side * 56} 16 ${side * 24} 18 0 34 Z`,
      { fill: 'white', tone: { dark: 0.4, depth: 14 }, edge: 1.7 },
    ),
    ...(written
      ? [-14, -4, 6, 15].flatMap((y, row) =>
          strokes(
            `M${side * 10} ${y - 3} C${side * 28} ${y - 13} ${side * 46} ${y - 13} ${side * (row === 3 ? 44 : 66)} ${y - 8}`,
            1,
          ),
        )
      : []),
  ]
  return place(
    [
      outlined('M-80 -26 L0 -12 L80 -26 L92 34 L0 46 L-92 34 Z', { fill: cover, tone: 0.5, edge: 1.8 }),
      ...page(-1),
      ...page(1),
      ...strokes('M0 -18 L0 34', 1.6, 'none'),
    ],
    placing,
  )
}

/** A candle in its dish, standing on the origin, 90 high with its flame. */
export const candle = (placing: Placing = {}, wax: Tint = 'white'): Drawing =>
  place(
    [
      shape(oval(0, -2, 26, 7), { fill: 'yellow', tone: { dark: 0.6, depth: 10 }, edge: 1.6 }),
      outlined('M-9 -4 L-9 -58 C-6 -62 6 -62 9 -58 L9 -4 Z', { fill: wax, tone: { dark: 0.5, depth: 9 }, edge: 1.6 }),
      ...strokes('M-5 -56 C-5 -44 -6 -40 -4 -34', 1.4, 'end'),
      ...strokes('M0 -60 L1 -68', 1.4, 'none'),
      ...flame(1, -63, 28),
    ],
    placing,
  )

/** A playing card 60 × 100 around the origin with a drawing on it. */
export const card = (placing: Placing = {}, picture: Drawing = [], fill: Tint = 'white'): Drawing =>
  place(
    [
      outlined(
        'M-28 -50 L28 -50 Q31 -50 31 -46 L31 46 Q31 50 28 50 L-28 50 Q-31 50 -31 46 L-31 -46 Q-31 -50 -28 -50 Z',
        {
          fill,
          tone: { dark: 0.3, depth: 8 },
          edge: 1.7,
        },
      ),
      shape(box(-25, -44, 50, 88), { fill: null, edge: 1 }),
      ...picture,
    ],
    placing,
  )

/** The back of a card. */
export const back = (placing: Placing = {}, tint: Tint = 'night'): Drawing =>
  card(placing, [
    shape(box(-25, -44, 50, 88), { fill: tint, tone: { dark: 0.4, depth: 14 }, edge: 1.2 }),
    ...star(0, 0, 16),
    ...star(-14, -32, 5, 'yellow', 4),
    ...star(14, 32, 5, 'yellow', 4),
  ])

/** A quill whose point is the origin, leaning to the upper right, 90 long. */
export const quill = (placing: Placing = {}, tint: Tint = 'white'): Drawing =>
  place(
    [
      outlined('M14 -18 C10 -44 26 -78 62 -92 C66 -62 48 -30 20 -14 Z', {
        fill: tint,
        tone: { dark: 0.5, depth: 10 },
        edge: 1.6,
        folds: [fold(trace('30 -54, 20 -50'), 0, 1), fold(trace('44 -50, 54 -56'), 0, 1)],
      }),
      ...strokes('M0 0 C14 -26 30 -52 58 -88', 2.2, 'none'),
    ],
    placing,
  )

/** An hourglass standing on the origin, 100 high. */
export const hourglass = (placing: Placing = {}, frame: Tint = 'brown'): Drawing =>
  place(
    [
      outlined(
        'M-24 -90 C-24 -66 -4 -58 -3 -50 C-4 -42 -24 -34 -24 -10 L24 -10 C24 -34 4 -42 3 -50 C4 -58 24 -66 24 -90 Z',
        {
          fill: 'white',
          tone: { dark: 0.3, depth: 10 },
          edge: 1.6,
        },
      ),
      outlined('M-17 -68 C-10 -60 -4 -56 0 -50 C4 -56 10 -60 17 -68 Z', { fill: 'yellow', tone: 0.4, edge: 1.2 }),
      outlined('M-22 -10 C-14 -24 -4 -30 0 -32 C4 -30 14 -24 22 -10 Z', { fill: 'yellow', tone: 0.5, edge: 1.2 }),
      ...strokes('M0 -50 L0 -32', 1.3, 'none'),
      ...[-30, 26].map((x) => shape(box(x, -92, 4, 84), { fill: frame, tone: 0.5, edge: 1.3 })),
      shape(box(-34, -100, 68, 10), { fill: frame, tone: 0.5, edge: 1.6 }),
      shape(box(-34, -10, 68, 10), { fill: frame, tone: 0.5, edge: 1.6 }),
    ],
    placing,
  )

/** A key lying along +x, 90 long, its ring around the origin. */
export const key = (placing: Placing = {}, tint: Tint = 'yellow'): Drawing =>
  place(
    [
      shape([oval(0, 0, 16), oval(0, 0, 8)], { fill: tint, tone: { dark: 0.6, depth: 6 }, edge: 1.5 }),
      shape(box(16, -4, 62, 8), { fill: tint, tone: 0.6, edge: 1.4 }),
      outlined('M58 4 L58 22 L65 22 L65 12 L70 12 L70 20 L77 20 L77 4 Z', { fill: tint, tone: 0.5, edge: 1.4 }),
      shape(oval(20, 0, 4, 7), { fill: tint, tone: null, edge: 1.3 }),
    ],
    placing,
  )

/** A closed letter, 70 × 46 around the origin. */
export const letter = (placing: Placing = {}, seal: Tint = 'red'): Drawing =>
  place(
    [
      shape(box(-35, -23, 70, 46), { fill: 'white', tone: { dark: 0.3, depth: 10 }, edge: 1.6 }),
      ...strokes('M-35 23 L-8 -1 M35 23 L8 -1', 1.1),
      outlined('M-35 -23 L0 8 L35 -23 Z', { fill: 'white', tone: { dark: 0.4, depth: 8 }, edge: 1.5 }),
      shape(oval(0, 4, 7), { fill: seal, tone: { dark: 0.5, depth: 5 }, edge: 1.4 }),
    ],
    placing,
  )

/** The wheel of the zodiac around the origin: a band with twelve parts and its degrees, radius 100. */
export const wheelOfSigns = (placing: Placing = {}, fill: Tint = 'white', ring: Tint = 'sky'): Drawing => {
  const spoke = (angle: number, from: number, to: number, width: number): Mark =>
    line(
      [
        [from * Math.cos(angle), from * Math.sin(angle)],
        [to * Math.cos(angle), to * Math.sin(angle)],
      ],
      width,
      'none',
    )
  return place(
    [
      shape(oval(0, 0, 100), { fill: ring, tone: { dark: 0.5, depth: 22 }, edge: 2.2 }),
      ...Array.from({ length: 12 }, (_, sign) => spoke(((sign + 0.4) * Math.PI) / 6, 74, 99, 1.5)),
      ...Array.from({ length: 12 }, (_, sign): Drawing => {
        const angle = ((sign + 0.9) * Math.PI) / 6
        return star(86.5 * Math.cos(angle), 86.5 * Math.sin(angle), 7, 'yellow', sign % 2 ? 4 : 6)
      }).flat(),
      shape(oval(0, 0, 74), { fill, tone: { dark: 0.3, depth: 20 }, edge: 1.8 }),
      ...Array.from({ length: 72 }, (_, tick) => spoke((tick * Math.PI) / 36, tick % 6 ? 70 : 66, 73, 0.9)),
    ],
    placing,
  )
}

/** A house of one storey with a lit window, standing on the origin, 90 wide. */
export const house = (placing: Placing = {}, roof: Tint = 'red', lit: Tint = 'yellow'): Drawing =>
  place(
    [
      shape(box(22, -104, 14, 34), { fill: 'brown', tone: 0.5, edge: 1.5 }),
      shape(box(-40, -58, 80, 58), { fill: 'white', tone: { dark: 0.5, depth: 26 }, edge: 1.7 }),
      outlined('M-52 -56 L0 -100 L52 -56 Z', {
        fill: roof,
        tone: { dark: 0.7, depth: 24 },
        edge: 1.8,
        folds: [fold(trace('-34 -64, 34 -64'), 0, 1), fold(trace('-20 -76, 22 -76'), 0, 1)],
      }),
      outlined('M-26 0 L-26 -28 Q-15 -42 -4 -28 L-4 0 Z', { fill: 'brown', tone: 0.6, edge: 1.5 }),
      shape(box(8, -42, 22, 22), { fill: lit, tone: null, edge: 1.5 }),
      ...strokes('M19 -42 L19 -20 M8 -31 L30 -31', 1.2, 'none'),
    ],
    placing,
  )

/** A lawn's tufts at 'x y, x y'. */
export const tufts = (places: string, size = 9): Drawing =>
  trace(places).flatMap(([x, y]) =>
    [-0.5, 0, 0.55].map((lean) =>
      line(
        curve([
          [x + lean * 4, y],
          [x + lean * size, y - size],
        ]),
        1.5,
        'end',
      ),
    ),
  )

/** Waves in rows between two heights. */
export const sea = (top: number, bottom = 310, tint: Tint = 'blue'): Drawing => [
  shape(box(-10, top, 500, bottom - top), { fill: tint, tone: { at: (u) => 0.25 * u, angle: 0 }, edge: 1.7 }),
  ...Array.from({ length: Math.floor((bottom - top) / 12) }, (_, row) =>
    Array.from({ length: 12 }, (_, index) => {
      const [x, y] = [index * 44 - (row % 2) * 20, top + 10 + row * 12]
      return line(
        curve(trace(`${x} ${y}, ${x + 8} ${y - 3}, ${x + 16} ${y}, ${x + 24} ${y + 2.4}, ${x + 31} ${y - 1}`)),
        1.4,
      )
    }),
  ).flat(),
]

/** Stones of a shore or a way at 'x y, x y'. */
export const stones = (places: string, tint: Tint = 'grey', size = 9): Drawing =>
  trace(places).map(([x, y], index) =>
    shape(
      blob(
        trace(
          `${x - size} ${y}, ${x - size * 0.3} ${y - size * 0.8}, ${x + size * 0.8} ${y - size * 0.5}, ${x + size} ${y + 2}, ${x} ${y + size * (0.3 + 0.1 * (index % 3))}`,
        ),
      ),
      {
        fill: tint,
        tone: { dark: 0.6, depth: size },
        edge: 1.4,
      },
    ),
  )
