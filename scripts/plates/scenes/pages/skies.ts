import { moon, rays, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird, fir, reed } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { lettering } from '../../../../src/ui/art/engraving/letters.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'
import { book, candle, desk, land, room, sea, sky, stars, tufts, wheelOfSigns } from '../../kit.ts'
import { bench, tableLamp, windowOf } from '../../things.ts'

/** A large town hall clock with the zodiac signs on its face. */
const signs = (): Drawing => [
  ...sky('sky', 0.3),
  ...bird([60, 50], 12),
  ...bird([420, 66], 12),
  ...bird([446, 84], 9),
  ...wall(116, 40, 248, 280, 'flesh', 24),
  outlined('M100 44 L240 -34 L380 44 Z', { fill: 'red', tone: { dark: 0.6, depth: 30 }, edge: 2 }),
  ...wheelOfSigns({ x: 240, y: 156, scale: 1.02 }, 'night', 'blue'),
  ...rays(240, 156, 20, 38, 16, ['yellow', 'red']),
  shape(oval(240, 156, 20), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  ...strokes('M240 156 L300 104', 3.4, 'end', 'yellow'),
  ...moon(192, 186, 13, 6),
  shape(box(-10, 272, 500, 40), { fill: 'grey', tone: { dark: 0.4, depth: 20 }, edge: 1.9 }),
  ...tree(56, 276, 96),
  ...tree(424, 276, 96),
]

/** Two swans on one water. */
const love = (): Drawing => [
  ...sky('flesh', 0.3),
  ...rays(240, 70, 26, 48, 18, ['red', 'yellow']),
  shape(oval(240, 70, 26), { fill: 'yellow', tone: 0.5, edge: 1.8 }),
  land('-10 150, 90 128, 190 146, 300 130, 400 146, 490 132', 'green', 0.4),
  ...fir(40, 146, 60),
  ...fir(446, 144, 66),
  ...sea(176, 310, 'blue'),
  ...[false, true].flatMap((flip) =>
    place(
      [
        outlined(
          'M-196 214 C-176 190 -150 196 -128 206 C-100 194 -72 204 -62 226 C-72 254 -150 262 -180 244 C-190 236 -196 226 -196 214 Z',
          {
            fill: 'white',
            tone: { dark: 0.6, depth: 18 },
            edge: 2,
          },
        ),
        shape(
          band(trace('-76 232, -56 204, -66 172, -60 140, -34 132, -20 148'), [18, 15, 12, 11, 11, 9], {
            round: true,
            start: true,
          }),
          {
            fill: 'white',
            tone: { dark: 0.4, depth: 6 },
            edge: 1.9,
          },
        ),
        outlined('M-26 146 L-12 166 L-20 166 L-30 156 Z', { fill: 'red', tone: 0.3, edge: 1.5 }),
        shape(oval(-27, 146, 2.2), { fill: 'ink', edge: 0 }),
        ...strokes('M-176 222 Q-150 214 -126 226 M-166 236 Q-140 228 -114 238', 1.5),
      ],
      { x: 240, flip },
    ),
  ),
  ...strokes('M60 262 Q74 256 88 262 M390 266 Q404 260 418 266 M226 262 Q240 256 254 262', 2, 'both', 'white'),
  ...reed(22, 300, 66, 4),
  ...reed(36, 304, 50, -5),
  ...reed(456, 302, 64, -4),
]

/** Two skies laid one over the other. */
const births = (): Drawing => [
  ...room('red'),
  shape(box(-10, 20, 500, 300), { fill: 'brown', tone: { at: (u, v) => 0.4 * u * v, angle: 0.04 }, edge: 2 }),
  ...wheelOfSigns({ x: 166, y: 158, scale: 1.12 }, 'white', 'sky'),
  ...wheelOfSigns({ x: 322, y: 158, scale: 1.12, turn: 0.4 }, 'night', 'blue'),
  ...rays(142, 158, 13, 26, 14, ['yellow', 'red']),
  shape(oval(142, 158, 13), { fill: 'yellow', tone: 0.5, edge: 1.5 }),
  ...moon(346, 158, 16, 9),
  ...strokes('M158 158 L326 158', 1.8, 'none', 'yellow'),
  ...star(244, 158, 17, 'yellow', 8),
]

/** A cradle under the stars of its hour. */
const natal = (): Drawing => [
  ...room('blue'),
  shape(box(-10, 226, 500, 84), { fill: 'brown', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  ...windowOf({ x: 344, y: 104, scale: 1.6 }, 'night', 'red'),
  ...star(322, 72, 11, 'yellow', 8),
  ...star(366, 130, 7, 'yellow', 4),
  ...moon(366, 72, 14, 8),
  ...strokes('M96 262 Q170 292 244 262', 8, 'none'),
  ...strokes('M96 262 Q170 292 244 262', 4.6, 'none', 'brown'),
  outlined('M96 186 L246 196 L232 264 L108 264 Z', { fill: 'yellow', tone: { dark: 0.6, depth: 26 }, edge: 2 }),
  ...strokes('M112 210 L236 216 M110 236 L234 240', 1.6, 'none'),
  outlined('M92 192 C76 128 126 108 152 132 C146 156 146 176 148 192 Z', {
    fill: 'white',
    tone: { dark: 0.5, depth: 20 },
    edge: 2,
  }),
  ...strokes('M104 186 C96 152 112 132 134 130 M120 190 C116 164 122 144 140 138', 1.4),
  outlined('M146 190 C170 176 226 182 248 200 L240 214 C210 204 176 204 144 208 Z', {
    fill: 'red',
    tone: { dark: 0.4, depth: 10 },
    edge: 1.8,
  }),
  ...strokes('M120 -4 L120 56 M88 56 L152 56 M88 56 L88 72 M120 56 L120 64 M152 56 L152 76', 1.5, 'none'),
  ...star(88, 82, 9, 'yellow', 5),
  ...star(120, 75, 10, 'white', 5),
  ...star(152, 86, 9, 'yellow', 5),
]

/** A lectern before the moon of a magic lantern, and rows of empty seats. */
const webinar = (): Drawing => [
  ...room('night'),
  shape(box(86, 26, 240, 150), { fill: 'white', tone: { dark: 0.2, depth: 20 }, edge: 2.2 }),
  ...moon(206, 100, 40, 20),
  shape(box(-10, 206, 500, 30), { fill: 'brown', tone: { dark: 0.5, depth: 14 }, edge: 2 }),
  outlined('M356 130 L436 130 L424 208 L368 208 Z', { fill: 'red', tone: { dark: 0.6, depth: 18 }, edge: 2 }),
  outlined('M346 114 L446 114 L440 132 L352 132 Z', { fill: 'brown', tone: 0.5, edge: 1.8 }),
  ...star(396, 170, 13, 'yellow', 8),
  ...tableLamp({ x: 418, y: 114, scale: 0.56 }, 'yellow'),
  ...[0, 1, 2, 3, 4, 5].flatMap(
    (n): Drawing => [
      outlined(
        `M${12 + n * 78} 316 L${14 + n * 78} 262 C${18 + n * 78} 244 ${64 + n * 78} 244 ${68 + n * 78} 262 L${70 + n * 78} 316 Z`,
        {
          fill: n % 2 ? 'blue' : 'green',
          tone: { dark: 0.6, depth: 14 },
          edge: 1.9,
        },
      ),
    ],
  ),
]

/** A hopscotch chalked on a square, from one to the star. */
const numbers = (): Drawing => {
  const row = (n: number): readonly [number, number] => [290 - n * 42, 1 - n * 0.1]
  const cell = (names: readonly string[], n: number): Drawing => {
    const [y, near] = row(n)
    const [, far] = row(n + 1)
    const [low, high] = [92 * near * names.length, 92 * far * names.length]
    return names.flatMap((name, index): Drawing => {
      const at = (half: number, side: number) => 240 - half / 2 + (half / names.length) * side
      return [
        shape(
          [
            [at(low, index), y],
            [at(low, index + 1), y],
            [at(high, index + 1), y - 42],
            [at(high, index), y - 42],
          ],
          { fill: (['white', 'yellow', 'sky', 'flesh'] as const)[(n + index) % 4] ?? 'white', tone: 0.2, edge: 1.9 },
        ),
        ...lettering(name, (at(low, index + 0.5) + at(high, index + 0.5)) / 2, y - 13, 17),
      ]
    })
  }
  return [
    ...sky('paper', 0.2),
    ...tree(64, 128, 96),
    ...tree(420, 128, 84),
    shape(box(-10, 122, 500, 200), { fill: 'green', tone: { at: (_, v) => 0.35 * v, angle: 0.05 }, edge: 1.9 }),
    ...[['I'], ['II', 'III'], ['IV'], ['V', 'VI']].flatMap((names, n) => cell(names, n)),
    shape(oval(240, 98, 46, 30), { fill: 'night', tone: 0.3, edge: 1.9 }),
    ...star(240, 98, 21, 'yellow', 8),
    shape(oval(206, 272, 15, 10), { fill: 'red', tone: { dark: 0.7, depth: 8 }, edge: 1.7 }),
  ]
}

/** Numbered balls in their cage, and the crank that anybody may turn. */
const draw = (): Drawing => [
  ...room('paper'),
  ...desk(226, 'green'),
  ...strokes('M132 252 L160 122 M348 252 L320 122', 9, 'none'),
  ...strokes('M132 252 L160 122 M348 252 L320 122', 5.6, 'none', 'brown'),
  shape(oval(240, 126, 92), { fill: 'sky', tone: { dark: 0.4, depth: 30 }, edge: 2.2 }),
  ...trace('196 176, 236 190, 278 178, 214 152, 258 158, 300 150, 178 148').flatMap(
    ([x, y], n): Drawing => [
      shape(oval(x, y, 19), {
        fill: (['red', 'yellow', 'white', 'green', 'flesh', 'blue', 'yellow'] as const)[n] ?? 'white',
        tone: { dark: 0.5, depth: 10 },
        edge: 1.7,
      }),
      shape(oval(x, y, 9), { fill: 'white', edge: 1.1 }),
      ...star(x, y, 5.5, 'red', 5),
    ],
  ),
  ...[34, 66, 92].map((wide) => line(oval(240, 126, wide, 92, 0, 6.28), 1.9, 'none')),
  ...strokes('M148 126 L332 126 M160 80 L320 80 M160 172 L320 172', 1.9, 'none'),
  ...strokes('M332 126 L382 126 L382 166', 5, 'none'),
  ...strokes('M332 126 L382 126 L382 166', 2.6, 'none', 'yellow'),
  shape(box(372, 160, 20, 30), { fill: 'red', tone: 0.5, edge: 1.7 }),
  shape(box(112, 246, 256, 16), { fill: 'brown', tone: 0.5, edge: 1.9 }),
]

/** One moon after another over a lake. */
const moons = (): Drawing => [
  ...sky('night', 0.3),
  ...stars('30 40, 110 24, 240 20, 370 26, 452 44, 70 130, 412 132, 180 110, 300 112'),
  ...[-1, -0.66, -0.33, 0, 0.33, 0.66, 1].flatMap((part): Drawing => {
    const [x, y] = [240 + part * 184, 74 + part * part * 62]
    const r = 25 - Math.abs(part) * 6
    const edge = (part === 0 ? 1 : 1 - 2 * Math.abs(part)) * r
    const lit = part < 0 ? 1 : -1
    return [
      shape(oval(x, y, r), {
        fill: part === 0 ? 'white' : 'blue',
        tone: part === 0 ? { dark: 0.4, depth: 12 } : 0.4,
        edge: 1.7,
      }),
      ...(part === 0
        ? [
            shape(oval(x - 7, y - 6, 5), { fill: 'paper', edge: 1 }),
            shape(oval(x + 8, y + 7, 4), { fill: 'paper', edge: 1 }),
          ]
        : [
            shape(
              [
                ...oval(x, y, r, r, -Math.PI / 2, Math.PI / 2).map(([px, py]) => [x + (px - x) * lit, py] as const),
                ...oval(x, y, edge, r, Math.PI / 2, 1.5 * Math.PI).map(([px, py]) => [x + (px - x) * lit, py] as const),
              ],
              { fill: 'white', tone: 0.3, edge: 1.4 },
            ),
          ]),
    ]
  }),
  land('-10 190, 80 166, 170 186, 250 176, 340 160, 420 182, 490 170', 'green', 0.4),
  ...fir(16, 190, 40),
  ...fir(140, 186, 34),
  ...fir(464, 184, 40),
  ...sea(206, 310, 'blue'),
  ...strokes(
    'M214 214 L266 214 M222 228 L258 228 M216 244 L264 244 M228 260 L252 260 M222 276 L258 276',
    3.4,
    'both',
    'yellow',
  ),
]

/** A sundial in a garden. */
const hours = (): Drawing => [
  ...sky('sky', 0.3),
  ...rays(104, 70, 27, 52, 18, ['red', 'yellow']),
  shape(oval(104, 70, 27), { fill: 'yellow', tone: { dark: 0.6, depth: 16 }, edge: 1.8 }),
  land('-10 196, 120 180, 250 192, 370 176, 490 190', 'green', 0.5),
  ...tree(430, 196, 118),
  outlined('M186 304 L204 206 L276 206 L294 304 Z', { fill: 'flesh', tone: { dark: 0.6, depth: 22 }, edge: 2 }),
  shape(box(190, 192, 100, 16), { fill: 'white', tone: 0.5, edge: 1.8 }),
  shape(oval(240, 178, 122, 32), { fill: 'flesh', tone: { dark: 0.6, depth: 16 }, edge: 2 }),
  shape(oval(240, 170, 122, 30), { fill: 'white', tone: { dark: 0.3, depth: 16 }, edge: 2 }),
  ...Array.from({ length: 12 }, (_, n) => {
    const [c, s] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)]
    return line(trace(`${240 + 96 * c} ${170 + 22 * s}, ${240 + 112 * c} ${170 + 27 * s}`), n % 3 ? 1.5 : 3, 'none')
  }),
  outlined('M240 170 L330 182 L318 190 Z', { fill: 'blue', tone: 0.4, edge: 0 }),
  outlined('M206 168 L240 84 L252 172 Z', { fill: 'yellow', tone: { dark: 0.6, depth: 14 }, edge: 1.9 }),
  ...tufts('60 264, 120 286, 350 276, 420 260, 450 290, 40 300'),
]

/** A planet that seems to turn back, drawn night after night from one bench. */
const retrogrades = (): Drawing => [
  ...sky('night', 0.35),
  ...stars('40 60, 96 130, 60 176, 150 30, 420 40, 446 120, 396 170, 250 24, 330 150'),
  line(
    curve(trace('40 150, 120 120, 210 84, 290 58, 330 80, 300 116, 236 118, 214 90, 260 60, 350 44, 450 70')),
    1.5,
    'none',
    'yellow',
  ),
  ...trace('40 150, 120 120, 210 84, 290 58, 330 80, 300 116, 236 118, 350 44, 450 70').map(([x, y], n) =>
    shape(oval(x, y, n === 5 ? 15 : 6.5), { fill: 'red', tone: { dark: 0.6, depth: 8 }, edge: 1.6 }),
  ),
  land('-10 226, 110 206, 240 222, 370 202, 490 220', 'blue', 0.5),
  land('-10 268, 130 252, 260 264, 380 250, 490 262', 'green', 0.5),
  ...bench({ x: 120, y: 276, scale: 0.8 }, 'brown'),
  ...tree(408, 266, 112),
  ...tufts('220 282, 300 280, 350 290, 40 288'),
]

/** The year's tables beside the rings that they are read from. */
const tables = (): Drawing => [
  ...room('green'),
  ...desk(196, 'brown'),
  ...book({ x: 154, y: 236, scale: 1.3 }, 'blue'),
  ...strokes('M84 212 L84 246 M108 208 L108 242 M200 208 L200 242 M226 212 L226 246', 1.1, 'none'),
  outlined('M308 264 C316 244 412 244 420 264 Z', { fill: 'brown', tone: 0.5, edge: 1.9 }),
  shape(box(358, 206, 12, 48), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  shape([oval(364, 126, 84), oval(364, 126, 75)], { fill: 'yellow', tone: { dark: 0.6, depth: 8 }, edge: 1.7 }),
  ...[0.5, -0.5].flatMap((turn) =>
    place([shape([oval(0, 0, 76, 26), oval(0, 0, 69, 19)], { fill: 'yellow', tone: 0.5, edge: 1.6 })], {
      x: 364,
      y: 126,
      turn,
    }),
  ),
  shape([oval(364, 126, 30, 80), oval(364, 126, 23, 74)], { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  ...rays(364, 126, 13, 24, 12, ['red', 'red']),
  shape(oval(364, 126, 13), { fill: 'red', tone: 0.5, edge: 1.6 }),
  ...candle({ x: 40, y: 224, scale: 1.05 }),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  '/astrologie': signs,
  '/compatibilite-amoureuse': love,
  '/compatibilite-amoureuse/naissances': births,
  '/theme-astral': natal,
  '/voyance/webinaire': webinar,
  '/tarots-oracles/la-numerologie': numbers,
  '/tirage-au-sort': draw,
  '/calendrier-lunaire': moons,
  '/ciel-du-jour': hours,
  '/planetes-retrogrades': retrogrades,
  '/ephemerides': tables,
}
