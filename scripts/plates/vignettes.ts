import { lantern } from '../../src/ui/art/engraving/kit/lantern.ts'
import { leaf } from '../../src/ui/art/engraving/kit/things/garden.ts'
import { moon, rays, star } from '../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree } from '../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, type Mark, place, shape } from '../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../src/ui/art/engraving/strokes.ts'
import { book, candle, hourglass, key, letter, quill } from './kit.ts'
import {
  bench,
  closedBook,
  compassRose,
  door,
  magnifier,
  padlock,
  scales,
  sheet,
  tableLamp,
  telescope,
  windowOf,
} from './things.ts'

/** Just under a full turn: an outline of a full turn is left open by a line. */
const WHOLE = 6.28

/** A ground for one thing, with a floor below a height if there is one. */
const ground = (tint: Tint, floor?: readonly [number, Tint]): Drawing => [
  shape(box(0, 0, 160, 160), { fill: tint, tone: { at: (_, v) => 0.32 * (1 - v), angle: 0.05 }, edge: 0 }),
  ...(floor
    ? [
        shape(box(-10, floor[0], 180, 170 - floor[0]), {
          fill: floor[1],
          tone: { at: (_, v) => 0.5 * v, angle: 0.03 },
          edge: 1.7,
        }),
      ]
    : []),
]

const lights = (places: string): Drawing => trace(places).flatMap(([x, y], n) => star(x, y, n % 2 ? 4 : 6, 'yellow', 4))

const THINGS: Readonly<Record<string, () => Drawing>> = {
  // A bench that nobody has sat on yet.
  consultations: () => [
    ...ground('night', [112, 'green']),
    ...lights('36 50, 62 34, 126 66'),
    ...moon(106, 46, 14, 8),
    ...tree(38, 122, 66),
    ...bench({ x: 86, y: 132, scale: 0.7 }, 'brown'),
  ],
  // A bud that has not opened.
  favorites: () => [
    ...ground('flesh', [116, 'brown']),
    ...strokes('M80 92 Q84 66 80 46', 3.4, 'none', 'green'),
    ...leaf({ x: 82, y: 74, scale: 1.2, turn: -0.6 }),
    ...leaf({ x: 81, y: 82, scale: 1.2, turn: -2.5 }),
    outlined('M80 22 C92 32 92 48 80 54 C68 48 68 32 80 22 Z', {
      fill: 'red',
      tone: { dark: 0.7, depth: 9 },
      edge: 1.8,
    }),
    ...strokes('M80 24 C74 34 76 46 80 52', 1.4),
    outlined('M66 88 L94 88 C92 96 100 104 100 116 C100 132 60 132 60 116 C60 104 68 96 66 88 Z', {
      fill: 'blue',
      tone: { dark: 0.7, depth: 14 },
      edge: 1.8,
    }),
    ...strokes('M61 110 Q80 116 99 110', 1.4),
  ],
  // A bottle whose letter has not come ashore.
  questions: () => [
    ...ground('sky', [78, 'blue']),
    ...rays(112, 48, 9, 17, 12, ['yellow', 'yellow']),
    shape(oval(112, 48, 9), { fill: 'yellow', edge: 1.4 }),
    ...place(
      [
        outlined('M-16 40 L-16 0 C-16 -14 -7 -12 -7 -24 L7 -24 C7 -12 16 -14 16 0 L16 40 Z', {
          fill: 'white',
          tone: { dark: 0.4, depth: 10 },
          edge: 1.8,
        }),
        shape(box(-6, -34, 12, 12), { fill: 'brown', tone: 0.5, edge: 1.5 }),
        shape(box(-8, 4, 16, 30), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
        ...strokes('M-8 18 L8 18', 2.4, 'none', 'red'),
      ],
      { x: 76, y: 88, scale: 1.15, turn: 0.55 },
    ),
    shape(trace('-10 118, 30 112, 60 118, 96 112, 130 118, 170 112, 170 170, -10 170'), {
      fill: 'blue',
      tone: 0.4,
      edge: 1.7,
    }),
    ...strokes('M40 132 Q50 127 60 132 M92 138 Q102 133 112 138', 1.8, 'both', 'white'),
  ],
  // A letterbox with its flag down.
  texts: () => [
    ...ground('paper', [122, 'green']),
    shape(box(75, 84, 10, 46), { fill: 'brown', tone: 0.6, edge: 1.7 }),
    outlined('M38 90 L38 62 C38 44 66 44 66 62 L66 90 Z', { fill: 'night', edge: 1.8 }),
    outlined('M52 48 L112 48 C126 50 126 60 126 66 L126 90 L66 90 L66 62 C66 52 60 48 52 48 Z', {
      fill: 'red',
      tone: { dark: 0.6, depth: 14 },
      edge: 1.9,
    }),
    outlined('M36 92 L66 92 L62 104 L32 104 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
    ...strokes('M98 68 L122 76', 3.4, 'none'),
    shape(trace('112 64, 130 70, 126 82, 109 76'), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  ],
  // The page of a day with nothing on it.
  appointments: () => [
    ...ground('green', [120, 'brown']),
    shape(box(40, 44, 80, 80), { fill: 'white', tone: { dark: 0.3, depth: 12 }, edge: 1.9 }),
    shape(box(40, 44, 80, 20), { fill: 'red', tone: 0.4, edge: 1.7 }),
    ...[58, 102].map((x) => shape(box(x - 3, 36, 6, 16), { fill: 'yellow', tone: 0.4, edge: 1.5 })),
    ...rays(80, 94, 9, 18, 12, ['yellow', 'yellow']),
    shape(oval(80, 94, 9), { fill: 'yellow', edge: 1.4 }),
    outlined('M120 104 L120 124 L100 124 Z', { fill: 'sky', tone: 0.4, edge: 1.5 }),
  ],
  waits: () => [...ground('blue', [118, 'brown']), ...hourglass({ x: 80, y: 132, scale: 1.02 }, 'red')],
  charts: () => [
    ...ground('night', [126, 'blue']),
    ...lights('40 56, 58 34, 96 28, 124 84'),
    ...strokes('M58 34 L96 28 L124 84', 0.9, 'none', 'yellow'),
    ...telescope({ x: 76, y: 136, scale: 0.74 }),
  ],
  // A closed diary and its candle, lit for whoever begins.
  journal: () => [
    ...ground('brown', [112, 'paper']),
    ...candle({ x: 112, y: 120, scale: 0.86 }),
    ...closedBook({ x: 66, y: 128, scale: 0.86 }, 'blue'),
    ...quill({ x: 62, y: 110, scale: 0.7 }, 'white'),
  ],
  figures: () => [...ground('sky', [120, 'green']), ...scales({ x: 80, y: 132, scale: 0.74 })],
  lottery: () => [
    ...ground('red', [118, 'brown']),
    outlined('M56 56 C38 72 38 116 58 126 L102 126 C122 116 122 72 104 56 Z', {
      fill: 'white',
      tone: { dark: 0.4, depth: 16 },
      edge: 1.9,
    }),
    shape(oval(80, 56, 25, 7), { fill: 'sky', tone: { dark: 0.3, depth: 8 }, edge: 1.8 }),
    ...strokes('M52 78 C48 92 50 106 56 114', 2.4, 'both', 'sky'),
    ...place([shape(box(-13, -6, 26, 12), { fill: 'yellow', tone: 0.3, edge: 1.5 })], { x: 80, y: 114, turn: -0.15 }),
  ],
  webinar: () => [...ground('flesh'), ...windowOf({ x: 80, y: 76, scale: 1.05 }, 'yellow', 'blue', true)],
  notes: () => [
    ...ground('green'),
    ...sheet({ x: 72, y: 80, scale: 1.12, turn: -0.08 }, null, 0),
    ...quill({ x: 78, y: 104, scale: 0.86 }, 'red'),
  ],
  guide: () => [...ground('sky'), ...compassRose({ x: 80, y: 80, scale: 1.12 })],
  // A lantern held out to a road where nobody comes.
  psychics: () => [
    ...ground('night'),
    ...lights('38 60, 122 48, 116 116, 46 112'),
    ...rays(80, 84, 36, 52, 18, ['yellow', 'yellow']),
    ...lantern({ x: 80, y: 40, scale: 1.12 }),
    ...strokes('M80 0 L80 42', 2, 'none', 'yellow'),
  ],
  search: () => [
    ...ground('paper'),
    ...sheet({ x: 66, y: 84, scale: 1.2, turn: 0.06 }),
    ...magnifier({ x: 92, y: 74, scale: 0.98 }),
  ],
  glossary: () => [
    ...ground('blue', [104, 'brown']),
    ...book({ x: 80, y: 100, scale: 0.64 }, 'red', false),
    ...lights('80 40, 52 56, 108 56'),
  ],
  magazine: () => [
    ...ground('yellow', [120, 'brown']),
    ...closedBook({ x: 80, y: 130, scale: 0.92 }, 'red'),
    ...closedBook({ x: 84, y: 110, scale: 0.84 }, 'blue'),
    ...closedBook({ x: 78, y: 91, scale: 0.8 }, 'green'),
    ...tableLamp({ x: 80, y: 74, scale: 0.5 }, 'white'),
  ],
  agenda: () => [...ground('sky', [124, 'grey']), ...door({ x: 80, y: 132, scale: 0.84 }, 'red')],
  // Five stars waiting for their first words.
  reviews: () => [
    ...ground('night', [112, 'paper']),
    ...[0, 1, 2, 3, 4].flatMap((n) => star(44 + n * 18, 52 - 7 * Math.sin((n * Math.PI) / 4), 8, 'white', 5)),
    outlined('M56 128 L60 100 L96 100 L100 128 Z', { fill: 'sky', tone: { dark: 0.6, depth: 10 }, edge: 1.8 }),
    outlined('M59 110 L97 110 L99 126 L57 126 Z', { fill: 'red', tone: 0.4, edge: 1.2 }),
    shape(box(66, 92, 24, 9), { fill: 'white', tone: 0.4, edge: 1.6 }),
    ...quill({ x: 76, y: 94, scale: 0.56 }, 'yellow'),
  ],
  // A key that is not of this lock.
  receipt: () => [
    ...ground('blue'),
    ...padlock({ x: 80, y: 74, scale: 1.05 }, 'yellow'),
    ...key({ x: 38, y: 126, scale: 0.86, turn: -0.12 }, 'white'),
  ],
  exchanges: () => [
    ...ground('red'),
    ...letter({ x: 80, y: 84, scale: 1.35, turn: -0.08 }, 'yellow'),
    ...lights('42 42, 118 42'),
  ],
  // A trunk with no paper in it yet.
  proofs: () => [
    ...ground('paper', [116, 'green']),
    outlined('M36 76 L44 42 L116 42 L124 76 Z', { fill: 'brown', tone: { dark: 0.6, depth: 14 }, edge: 1.8 }),
    shape(box(40, 76, 80, 50), { fill: 'brown', tone: { dark: 0.6, depth: 16 }, edge: 1.9 }),
    outlined('M42 76 L48 66 L112 66 L118 76 Z', { fill: 'night', edge: 1.4 }),
    ...[54, 98].map((x) => shape(box(x, 76, 8, 50), { fill: 'yellow', tone: 0.4, edge: 1.4 })),
    shape(oval(80, 88, 5), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  ],
}

const ring = (radius: number, width: number, tint: Tint): Mark =>
  line(oval(80, 80, radius, radius, 0, WHOLE), width, 'none', tint)

/** What stands in the round of an empty state: one thing, on its own ground, in a ring of gold. */
export const vignettes: ReadonlyMap<string, () => Drawing> = new Map(
  Object.entries(THINGS).map(([name, thing]) => [
    name,
    () => [...thing(), ring(77, 2.4, 'yellow'), ring(74, 1, 'ink')],
  ]),
)
