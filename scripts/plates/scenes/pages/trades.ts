import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { cloud, moon, rays, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { column, tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { lettering } from '../../../../src/ui/art/engraving/letters.ts'
import { type Drawing, line, type Mark, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'
import { back, book, candle, card, desk, land, quill, room, sky, stars, tufts } from '../../kit.ts'
import { closedBook, portrait, roundTable, telescope } from '../../things.ts'

/** A window open on the sea at night: whoever sees far sits at it. */
const seers = (): Drawing => [
  ...room('brown'),
  shape(box(108, 26, 264, 190), { fill: 'night', tone: { at: (_, v) => 0.3 * (1 - v), angle: 0.05 }, edge: 2 }),
  ...trace('140 60, 190 44, 236 84, 330 52, 350 110, 158 110').flatMap(([x, y], n) =>
    star(x, y, n % 2 ? 4 : 7, 'yellow', 4),
  ),
  ...moon(282, 84, 24, 13),
  shape(box(108, 160, 264, 56), { fill: 'blue', tone: { at: (u) => 0.25 * u, angle: 0 }, edge: 1.7 }),
  ...strokes('M262 172 L302 172 M268 184 L296 184 M272 198 L292 198', 3, 'both', 'yellow'),
  ...strokes('M130 182 Q142 176 154 182 M330 180 Q342 174 354 180 M180 200 Q192 194 204 200', 1.7, 'both', 'white'),
  ...[100, 366].map((x) => shape(box(x, 18, 14, 206), { fill: 'paper', tone: 0.4, edge: 1.8 })),
  shape(box(90, 12, 300, 14), { fill: 'paper', tone: 0.4, edge: 1.8 }),
  outlined('M100 26 L40 40 L40 236 L100 220 Z', { fill: 'green', tone: { dark: 0.5, depth: 16 }, edge: 1.9 }),
  outlined('M380 26 L440 40 L440 236 L380 220 Z', { fill: 'green', tone: { dark: 0.5, depth: 16 }, edge: 1.9 }),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
    strokes(`M50 ${58 + n * 24} L90 ${48 + n * 25} M390 ${48 + n * 25} L430 ${58 + n * 24}`, 1.6, 'none'),
  ),
  shape(box(76, 220, 328, 16), { fill: 'paper', tone: 0.5, edge: 1.9 }),
  ...desk(250, 'red'),
  shape(oval(240, 216, 38), { fill: 'sky', tone: { dark: 0.7, depth: 26 }, edge: 2 }),
  ...star(240, 218, 13, 'yellow', 8),
  ...strokes('M216 204 Q222 192 234 188', 3, 'both', 'white'),
  outlined('M206 262 C212 244 268 244 274 262 L282 276 L198 276 Z', { fill: 'yellow', tone: 0.5, edge: 1.8 }),
]

/** A bird of light comes in over a table where a candle burns. */
const mediums = (): Drawing => [
  ...room('blue'),
  outlined('M148 216 L148 96 C148 14 332 14 332 96 L332 216 Z', {
    fill: 'paper',
    tone: { dark: 0.3, depth: 18 },
    edge: 2,
  }),
  outlined('M164 216 L164 98 C164 34 316 34 316 98 L316 216 Z', {
    fill: 'sky',
    tone: { dark: 0.2, depth: 18 },
    edge: 1.8,
  }),
  ...rays(240, 96, 26, 50, 20, ['yellow', 'yellow']),
  ...place(
    [
      outlined('M-40 6 C-24 -12 6 -16 24 -4 C30 -10 40 -8 44 -2 L54 2 L44 6 C36 18 6 22 -10 14 L-44 20 Z', {
        fill: 'white',
        tone: { dark: 0.5, depth: 8 },
        edge: 1.8,
      }),
      outlined('M-6 -4 C-24 -30 -44 -40 -62 -40 C-50 -26 -44 -6 -14 10 Z', {
        fill: 'white',
        tone: { dark: 0.5, depth: 8 },
        edge: 1.7,
      }),
      outlined('M4 -8 C2 -34 14 -52 30 -58 C32 -38 28 -18 20 -4 Z', {
        fill: 'white',
        tone: { dark: 0.5, depth: 8 },
        edge: 1.7,
      }),
      shape(oval(39, -1, 1.9), { fill: 'ink', edge: 0 }),
    ],
    { x: 240, y: 104, scale: 1.05 },
  ),
  ...roundTable({ x: 240, y: 214, scale: 1.35 }, 'night', 'blue'),
  ...candle({ x: 146, y: 222, scale: 0.9 }),
  ...candle({ x: 334, y: 222, scale: 0.9 }),
  ...book({ x: 240, y: 216, scale: 0.62 }, 'red', false),
]

/** An observer's balcony, the sky written on a great dial. */
const astrologers = (): Drawing => [
  ...sky('night', 0.3),
  ...stars('40 40, 90 110, 52 176, 430 46, 452 130, 402 96, 240 24, 180 62'),
  shape(oval(318, 116, 88), { fill: 'blue', tone: { dark: 0.5, depth: 26 }, edge: 2.1 }),
  shape(oval(318, 116, 64), { fill: 'night', tone: null, edge: 1.7 }),
  ...Array.from({ length: 12 }, (_, n) => {
    const [c, s] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)]
    return line(trace(`${318 + 64 * c} ${116 + 64 * s}, ${318 + 88 * c} ${116 + 88 * s}`), 1.5, 'none')
  }),
  ...Array.from({ length: 12 }, (_, n) => {
    const angle = ((n + 0.5) * Math.PI) / 6
    return star(318 + 76 * Math.cos(angle), 116 + 76 * Math.sin(angle), 6.5, 'yellow', n % 2 ? 4 : 6)
  }).flat(),
  ...rays(318, 116, 16, 32, 12, ['yellow', 'red']),
  shape(oval(318, 116, 16), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  line(oval(318, 116, 46), 1.4, 'none', 'yellow'),
  shape(oval(358, 94, 7), { fill: 'red', tone: 0.5, edge: 1.4 }),
  shape(oval(280, 142, 8), { fill: 'sky', tone: 0.5, edge: 1.4 }),
  shape(box(-10, 262, 500, 48), { fill: 'paper', tone: { dark: 0.4, depth: 22 }, edge: 2 }),
  ...[20, 74, 128, 182, 236, 290, 344, 398, 452].map((x) =>
    outlined(
      `M${x - 8} 264 C${x - 18} 248 ${x - 4} 238 ${x - 5} 222 L${x + 5} 222 C${x + 4} 238 ${x + 18} 248 ${x + 8} 264 Z`,
      {
        fill: 'white',
        tone: { dark: 0.5, depth: 7 },
        edge: 1.6,
      },
    ),
  ),
  shape(box(-10, 208, 500, 16), { fill: 'paper', tone: { dark: 0.5, depth: 12 }, edge: 1.9 }),
  ...telescope({ x: 120, y: 270, scale: 1.25 }),
]

/** Cards laid in a cross, the last still face down. */
const tarologists = (): Drawing => [
  ...room('red'),
  shape(box(-10, -10, 500, 330), { fill: 'green', tone: { at: (u, v) => 0.3 * u * v, angle: 0.1 }, edge: 0 }),
  shape(box(22, 22, 436, 256), { fill: null, edge: 1.2 }),
  ...card(
    { x: 132, y: 152, scale: 0.98, turn: -0.03 },
    [...rays(0, 0, 11, 22, 12, ['yellow', 'red']), shape(oval(0, 0, 11), { fill: 'yellow', edge: 1.4 })],
    'white',
  ),
  ...card(
    { x: 240, y: 92, scale: 0.98, turn: 0.02 },
    [...star(0, -6, 18, 'yellow', 8), ...strokes('M-18 28 Q-9 22 0 28 Q9 34 18 28', 1.6)],
    'sky',
  ),
  ...card({ x: 348, y: 152, scale: 0.98, turn: 0.04 }, moon(0, 0, 18, 9), 'white'),
  ...card(
    { x: 240, y: 212, scale: 0.98, turn: -0.02 },
    [
      shape(box(-12, -12, 24, 44), { fill: 'flesh', tone: 0.5, edge: 1.5 }),
      outlined('M-16 -12 L0 -30 L16 -12 Z', { fill: 'red', edge: 1.5 }),
    ],
    'paper',
  ),
  ...back({ x: 416, y: 232, scale: 0.9, turn: 0.22 }),
  ...back({ x: 408, y: 226, scale: 0.9, turn: 0.1 }),
  ...candle({ x: 64, y: 108, scale: 0.95 }),
  ...hand('point', { x: 44, y: 262, scale: 1.5, turn: -0.55 }),
  outlined('M-10 250 L34 232 L58 282 L30 310 L-10 310 Z', { fill: 'blue', tone: 0.5, edge: 1.8 }),
]

const inChalk = (mark: Mark): Mark => (mark.kind === 'shape' ? { ...mark, fill: 'white' } : mark)

/** An abacus and a slate with the magic square of nine. */
const numerologists = (): Drawing => [
  ...room('paper'),
  ...desk(226, 'brown'),
  shape(box(52, 56, 168, 184), { fill: 'brown', tone: { dark: 0.6, depth: 20 }, edge: 2 }),
  shape(box(66, 70, 140, 156), { fill: 'night', tone: { dark: 0.4, depth: 20 }, edge: 1.7 }),
  ...strokes('M113 74 L113 222 M159 74 L159 222 M70 122 L202 122 M70 174 L202 174', 1.8, 'both', 'yellow'),
  ...['IV', 'IX', 'II', 'III', 'V', 'VII', 'VIII', 'I', 'VI'].flatMap((number, n) =>
    lettering(number, 90 + (n % 3) * 46, 106 + Math.floor(n / 3) * 52, 17).map((mark) => inChalk(mark)),
  ),
  shape(box(262, 84, 12, 158), { fill: 'red', tone: 0.5, edge: 1.7 }),
  shape(box(420, 84, 12, 158), { fill: 'red', tone: 0.5, edge: 1.7 }),
  ...[0, 1, 2, 3, 4].flatMap((row): Drawing => {
    const y = 106 + row * 28
    const left = [2, 4, 1, 5, 3][row] ?? 0
    return [
      ...strokes(`M272 ${y} L422 ${y}`, 2, 'none'),
      ...Array.from({ length: 6 }, (_, n) =>
        shape(oval(n < left ? 286 + n * 15 : 408 - (5 - n) * 15, y, 7.4, 10), {
          fill: (['yellow', 'blue', 'green', 'red', 'white'] as const)[row] ?? 'yellow',
          tone: { dark: 0.5, depth: 5 },
          edge: 1.4,
        }),
      ),
    ]
  }),
  shape(box(254, 76, 186, 12), { fill: 'red', tone: 0.5, edge: 1.8 }),
  shape(box(254, 236, 186, 12), { fill: 'red', tone: 0.5, edge: 1.8 }),
  ...quill({ x: 214, y: 282, scale: 0.72 }, 'white'),
]

/** Five portraits in a row over a shelf of their books. */
const greatSeers = (): Drawing => [
  ...room('green'),
  ...(
    [
      ['red', 'ink'],
      ['blue', 'white'],
      ['brown', 'red'],
      ['night', 'yellow'],
    ] as const
  ).flatMap(([coat, hair], n) => portrait({ x: 78 + n * 108, y: 94 + (n % 2) * 10, scale: 1.22 }, coat, hair)),
  ...strokes('M78 12 L78 46 M186 12 L186 56 M294 12 L294 46 M402 12 L402 56', 1.4, 'none'),
  shape(box(28, 252, 424, 16), { fill: 'brown', tone: 0.5, edge: 1.9 }),
  ...(['red', 'yellow', 'blue', 'paper', 'red', 'night', 'brown', 'yellow'] as const).map((tint, n) =>
    shape(box(48 + n * 21, 182 + ((n * 7) % 5) * 5, 19, 70 - ((n * 7) % 5) * 5), {
      fill: tint,
      tone: { dark: 0.5, depth: 6 },
      edge: 1.6,
    }),
  ),
  ...closedBook({ x: 282, y: 252, scale: 1 }, 'blue'),
  ...closedBook({ x: 278, y: 230, scale: 0.9 }, 'red'),
  shape(oval(396, 216, 25), { fill: 'sky', tone: { dark: 0.6, depth: 18 }, edge: 1.8 }),
  ...strokes('M380 206 Q384 198 392 196', 2.4, 'both', 'white'),
  outlined('M374 252 C378 236 414 236 418 252 Z', { fill: 'yellow', tone: 0.5, edge: 1.7 }),
]

/** A temple on its rock above the clouds, smoke rising from the tripod. */
const greatMediums = (): Drawing => [
  ...sky('paper', 0.2),
  ...rays(92, 66, 20, 38, 14, ['yellow', 'red']),
  shape(oval(92, 66, 20), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  land('-10 190, 90 160, 180 178, 300 150, 400 168, 490 150', 'sky', 0.4),
  outlined('M110 310 L138 236 L160 214 L336 214 L366 240 L400 310 Z', {
    fill: 'flesh',
    tone: { dark: 0.7, depth: 40 },
    edge: 2,
  }),
  ...strokes('M152 240 L140 290 M196 236 L190 280 M320 240 L336 292 M262 250 L266 296', 1.5),
  shape(box(152, 200, 192, 16), { fill: 'white', tone: 0.5, edge: 1.8 }),
  shape(box(164, 190, 168, 12), { fill: 'white', tone: 0.4, edge: 1.7 }),
  shape(box(176, 106, 144, 84), { fill: 'night', tone: { dark: 0.5, depth: 30 }, edge: 1.6 }),
  ...strokes('M234 190 L240 158 L246 190 M240 158 L240 190', 2, 'none', 'yellow'),
  outlined('M228 150 L252 150 C250 162 230 162 228 150 Z', { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  ...strokes('M240 146 C230 136 248 130 240 118 M246 146 C242 138 254 134 248 124', 2.2, 'both', 'white'),
  ...[182, 217, 263, 298].flatMap((x) => column(x, 192, 17, 88, 'white')),
  outlined('M160 106 L248 58 L336 106 Z', { fill: 'red', tone: { dark: 0.6, depth: 18 }, edge: 2 }),
  ...star(248, 88, 10, 'yellow', 8),
  ...cloud(
    [
      [26, 268],
      [56, 252],
      [88, 250],
      [118, 268],
      [72, 272],
    ],
    24,
    'white',
  ),
  ...cloud(
    [
      [366, 270],
      [396, 254],
      [428, 252],
      [458, 268],
      [412, 274],
    ],
    24,
    'white',
  ),
  ...bird([382, 70], 12),
  ...bird([410, 88], 9),
  ...tree(132, 222, 44),
  ...tree(362, 226, 48),
]

/** The dome of an observatory on its hill, open on the stars. */
const observatory = (): Drawing => [
  ...sky('night', 0.35),
  ...stars('50 60, 96 30, 150 80, 60 130, 330 40, 420 50, 446 110, 396 138, 456 176, 24 180'),
  ...strokes('M300 30 L352 64 L404 46 L440 92', 1, 'none', 'yellow'),
  ...trace('300 30, 352 64, 404 46, 440 92').flatMap(([x, y]) => star(x, y, 8, 'yellow', 6)),
  land('-10 236, 100 232, 240 214, 380 230, 490 226', 'blue', 0.5),
  shape(box(140, 150, 176, 90), { fill: 'white', tone: { dark: 0.6, depth: 44 }, edge: 2 }),
  outlined('M128 152 C128 30 328 30 328 152 Z', { fill: 'sky', tone: { dark: 0.7, depth: 50 }, edge: 2.1 }),
  outlined('M214 66 C232 58 252 58 270 68 L288 152 L226 152 Z', { fill: 'ink', tone: null, edge: 1.6 }),
  outlined('M238 140 L268 52 L292 60 L264 148 Z', { fill: 'yellow', tone: { dark: 0.6, depth: 9 }, edge: 1.8 }),
  outlined('M264 52 L272 36 L302 46 L296 62 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  shape(box(126, 146, 204, 14), { fill: 'yellow', tone: 0.5, edge: 1.8 }),
  ...[172, 284].map((x) =>
    outlined(`M${x - 12} 214 L${x - 12} 188 Q${x} 172 ${x + 12} 188 L${x + 12} 214 Z`, {
      fill: 'yellow',
      tone: null,
      edge: 1.6,
    }),
  ),
  outlined('M210 242 L210 196 Q228 174 246 196 L246 242 Z', { fill: 'brown', tone: 0.6, edge: 1.7 }),
  outlined('M210 240 C206 262 150 280 130 310 L230 310 C226 290 250 262 248 240 Z', {
    fill: 'paper',
    tone: 0.3,
    edge: 1.6,
  }),
  ...tree(72, 252, 74),
  ...tree(392, 248, 82),
  ...tree(436, 254, 60),
  ...tufts('40 284, 300 280, 360 290, 440 284'),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  '/voyance/voyants': seers,
  '/voyance/mediums': mediums,
  '/voyance/astrologues': astrologers,
  '/voyance/tarologues': tarologists,
  '/voyance/numerologues': numerologists,
  '/grands-voyants-histoire': greatSeers,
  '/grands-mediums-histoire': greatMediums,
  '/cosmospace': observatory,
}
