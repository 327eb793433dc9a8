import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { lantern } from '../../../../src/ui/art/engraving/kit/lantern.ts'
import { moon, rays, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird, fir } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { coin } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'
import { back, book, candle, desk, house, land, letter, quill, room, sea, sky, stars, tufts } from '../../kit.ts'
import {
  armchair,
  bell,
  bench,
  door,
  padlock,
  roundTable,
  scales,
  sheet,
  streetLamp,
  tableLamp,
  telephone,
  windowOf,
} from '../../things.ts'

/** Three stepping stones over a brook, to the lit door. */
const how = (): Drawing => [
  ...sky('paper', 0.2),
  ...bird([90, 50], 11),
  ...bird([126, 66], 8),
  land('-10 150, 110 128, 230 142, 350 120, 490 138', 'green', 0.5),
  ...tree(52, 148, 92),
  ...fir(430, 140, 76),
  ...fir(456, 144, 58),
  ...house({ x: 330, y: 142, scale: 1.1 }, 'red'),
  shape(trace('-10 176, 490 164, 490 262, -10 276'), {
    fill: 'blue',
    tone: { at: (u) => 0.25 * u, angle: 0 },
    edge: 1.9,
  }),
  ...strokes(
    'M20 200 Q34 194 48 200 Q62 206 76 200 M400 190 Q414 184 428 190 Q442 196 456 190 M390 244 Q404 238 418 244 Q432 250 446 244 M30 250 Q44 244 58 250',
    1.8,
    'both',
    'white',
  ),
  ...(
    [
      [150, 256, 1.15],
      [226, 222, 0.95],
      [286, 190, 0.75],
    ] as const
  ).flatMap(
    ([x, y, scale], index): Drawing => [
      ...place(
        [
          shape(oval(0, 6, 46, 18), { fill: 'grey', tone: { dark: 0.7, depth: 14 }, edge: 1.8 }),
          shape(oval(0, 0, 46, 16), { fill: 'white', tone: { dark: 0.3, depth: 14 }, edge: 1.8 }),
          ...strokes(
            ['M0 -7 L0 7', 'M-5 -7 L-5 7 M5 -7 L5 7', 'M-9 -7 L-9 7 M0 -7 L0 7 M9 -7 L9 7'][index] ?? '',
            3,
            'none',
          ),
        ],
        { x, y, scale },
      ),
    ],
  ),
  land('-10 278, 120 268, 250 280, 370 268, 490 262', 'green', 0.5),
  ...tufts('60 294, 330 288, 420 282'),
]

/** Coins weighed before a locked strongbox. */
const payment = (): Drawing => [
  ...room('paper'),
  ...desk(206, 'green'),
  shape(box(250, 96, 176, 132), { fill: 'brown', tone: { dark: 0.6, depth: 30 }, edge: 2 }),
  outlined('M242 98 C250 40 426 40 434 98 Z', { fill: 'red', tone: { dark: 0.6, depth: 26 }, edge: 2 }),
  ...[276, 388].map((x) => shape(box(x, 60, 14, 168), { fill: 'yellow', tone: { dark: 0.5, depth: 6 }, edge: 1.6 })),
  shape(box(242, 94, 192, 12), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  ...padlock({ x: 338, y: 132, scale: 0.95 }, 'yellow'),
  ...scales({ x: 126, y: 244, scale: 1.28 }, 'yellow'),
  ...coin({ x: 204, y: 188, scale: 0.2 }),
  ...coin({ x: 216, y: 262, scale: 0.42 }),
  ...coin({ x: 262, y: 268, scale: 0.36 }, 'white'),
]

/** One table, four ways to be heard: a letter, the telephone, a line of chat, an hour in the diary. */
const ways = (): Drawing => [
  ...room('flesh'),
  shape(box(184, 40, 110, 96), { fill: 'white', tone: { dark: 0.3, depth: 16 }, edge: 1.9 }),
  shape(box(184, 40, 110, 22), { fill: 'red', tone: 0.4, edge: 1.7 }),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((day) =>
      shape(box(194 + day * 19, 70 + row * 21, 14, 14), {
        fill: row === 1 && day === 3 ? 'yellow' : 'paper',
        edge: 1.2,
      }),
    ),
  ),
  ...desk(188, 'brown'),
  ...telephone({ x: 118, y: 248, scale: 1.5 }, 'night'),
  ...letter({ x: 246, y: 240, scale: 1.25, turn: -0.1 }),
  ...quill({ x: 292, y: 262, scale: 0.8 }, 'white'),
  outlined(
    'M328 128 L436 128 Q444 128 444 136 L444 236 Q444 244 436 244 L328 244 Q320 244 320 236 L320 136 Q320 128 328 128 Z',
    {
      fill: 'night',
      tone: { dark: 0.4, depth: 16 },
      edge: 2,
    },
  ),
  shape(box(328, 138, 108, 84), { fill: 'sky', tone: { dark: 0.2, depth: 20 }, edge: 1.5 }),
  outlined('M336 148 L396 148 L396 170 L352 170 L342 178 L344 170 L336 170 Z', { fill: 'white', edge: 1.5 }),
  outlined('M428 184 L372 184 L372 206 L412 206 L422 214 L420 206 L428 206 Z', { fill: 'yellow', edge: 1.5 }),
  ...strokes('M344 156 L386 156 M344 163 L372 163 M380 192 L420 192 M380 199 L408 199', 1.3, 'none'),
  ...[354, 382, 410].map((x) => shape(oval(x, 233, 4), { fill: 'yellow', edge: 1 })),
]

/** Two armchairs face one another behind a drawn curtain. */
const privately = (): Drawing => [
  ...room('night'),
  shape(box(-10, 232, 500, 80), { fill: 'red', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  ...windowOf({ x: 240, y: 84, scale: 0.9 }, 'sky', 'brown'),
  ...armchair({ x: 160, y: 256, scale: 1.15 }, 'green'),
  ...armchair({ x: 320, y: 256, scale: 1.15 }, 'green'),
  ...roundTable({ x: 240, y: 206, scale: 0.36 }, 'paper'),
  ...candle({ x: 240, y: 206, scale: 0.72 }),
  ...[false, true].flatMap((flip) =>
    place(
      [
        outlined('M-250 -10 L-120 -10 C-128 70 -150 120 -168 150 C-150 200 -160 260 -150 310 L-250 310 Z', {
          fill: 'blue',
          tone: { dark: 0.6, depth: 26 },
          edge: 2,
          folds: [],
        }),
        ...strokes(
          'M-214 -6 C-216 80 -206 130 -196 150 M-172 -6 C-176 60 -180 110 -184 146 M-204 160 C-202 220 -210 260 -206 306 M-180 158 C-174 220 -182 260 -178 306',
          1.5,
          'both',
        ),
        outlined('M-250 140 L-164 144 L-166 160 L-250 158 Z', { fill: 'yellow', tone: 0.5, edge: 1.6 }),
      ],
      { x: 240, flip },
    ),
  ),
]

/** Dividers, a rule and a level bubble: what is measured, not claimed. */
const serious = (): Drawing => [
  ...room('blue'),
  ...desk(150, 'paper'),
  shape(box(60, 108, 250, 178), { fill: 'white', tone: { dark: 0.25, depth: 26 }, edge: 1.9 }),
  shape(oval(184, 198, 70), { fill: 'sky', tone: { dark: 0.3, depth: 22 }, edge: 1.7 }),
  ...strokes('M184 118 L184 278 M104 198 L264 198 M128 142 L240 254 M240 142 L128 254', 1.1, 'none'),
  ...star(184, 198, 30, 'yellow', 8),
  ...strokes('M330 64 L254 198', 11, 'none'),
  ...strokes('M330 64 L254 198', 7.4, 'none', 'yellow'),
  ...strokes('M330 64 L366 218', 11, 'none'),
  ...strokes('M330 64 L366 218', 7.4, 'none', 'yellow'),
  ...strokes('M254 196 L248 210 M366 216 L370 232', 3.4, 'end'),
  shape(oval(330, 62, 13), { fill: 'red', tone: 0.5, edge: 1.8 }),
  shape(box(324, 34, 12, 18), { fill: 'yellow', tone: 0.4, edge: 1.6 }),
  shape(box(290, 252, 160, 26), { fill: 'brown', tone: 0.5, edge: 1.8 }),
  ...Array.from({ length: 15 }, (_, n) =>
    line(trace(`${299 + n * 10} 252, ${299 + n * 10} ${n % 5 ? 260 : 266}`), 1.3, 'none'),
  ),
]

/** One window is lit in a street that sleeps. */
const live = (): Drawing => [
  ...sky('night', 0.35),
  ...stars('40 40, 120 26, 300 30, 446 44, 214 46, 376 70'),
  ...moon(256, 44, 18, 10),
  ...(
    [
      [-14, 108, 112, 'blue'],
      [98, 80, 108, 'flesh'],
      [206, 116, 96, 'sky'],
      [302, 132, 112, 'blue'],
      [414, 104, 90, 'flesh'],
    ] as const
  ).flatMap(([x, y, wide, tint]) => [
    shape(box(x, y, wide, 190), { fill: tint, tone: { dark: 0.7, depth: 34 }, edge: 1.9 }),
    outlined(`M${x - 6} ${y} L${x + 14} ${y - 36} L${x + wide - 14} ${y - 36} L${x + wide + 6} ${y} Z`, {
      fill: 'red',
      tone: { dark: 0.6, depth: 20 },
      edge: 1.9,
    }),
  ]),
  ...windowOf({ x: 42, y: 160, scale: 0.5 }, 'night', 'green', true),
  ...rays(152, 140, 50, 74, 18, ['yellow', 'yellow']),
  shape(oval(152, 140, 50), { fill: 'yellow', tone: null, edge: 0 }),
  ...windowOf({ x: 152, y: 142, scale: 0.62 }, 'white', 'green'),
  ...windowOf({ x: 254, y: 168, scale: 0.5 }, 'night', 'green', true),
  ...windowOf({ x: 358, y: 184, scale: 0.5 }, 'night', 'green', true),
  ...windowOf({ x: 450, y: 158, scale: 0.5 }, 'night', 'green', true),
  shape(box(-10, 270, 500, 40), { fill: 'grey', tone: { dark: 0.5, depth: 30 }, edge: 1.9 }),
  ...door({ x: 152, y: 272, scale: 0.62 }, 'brown'),
  ...streetLamp({ x: 300, y: 280, scale: 0.72 }),
]

/** An empty bench under a clock, the door ajar beside it: nobody is before you. */
const withoutWaiting = (): Drawing => [
  ...room('paper'),
  shape(box(-10, 230, 500, 80), { fill: 'brown', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  shape(box(-10, 222, 500, 10), { fill: 'white', tone: 0.4, edge: 1.6 }),
  ...bench({ x: 156, y: 262, scale: 1.35 }, 'green'),
  shape(oval(156, 84, 42), { fill: 'white', tone: { dark: 0.4, depth: 14 }, edge: 2.2 }),
  ...Array.from({ length: 12 }, (_, hour) => {
    const [c, s] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)]
    return line(trace(`${156 + 33 * c} ${84 + 33 * s}, ${156 + 38 * c} ${84 + 38 * s}`), hour % 3 ? 1.2 : 2.4, 'none')
  }),
  ...strokes('M156 84 L156 56 M156 84 L176 92', 3, 'end'),
  shape(oval(156, 84, 3.6), { fill: 'red', edge: 1.2 }),
  outlined('M318 262 L290 310 L450 310 L390 262 Z', { fill: 'yellow', tone: null, edge: 0 }),
  ...door({ x: 356, y: 262, scale: 1.72 }, 'red', true),
]

/** The visitors' book, open on its stand, with a pen left for whoever comes next. */
const opinions = (): Drawing => [
  ...room('green'),
  shape(box(-10, 240, 500, 70), { fill: 'paper', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  shape(box(228, 170, 24, 96), { fill: 'brown', tone: 0.6, edge: 1.9 }),
  outlined('M180 282 C188 262 292 262 300 282 Z', { fill: 'brown', tone: 0.5, edge: 1.8 }),
  outlined('M120 172 L360 172 L336 196 L144 196 Z', { fill: 'brown', tone: 0.5, edge: 1.9 }),
  ...book({ x: 240, y: 138, scale: 1.5 }, 'red'),
  ...quill({ x: 316, y: 150, scale: 0.95 }, 'yellow'),
  ...[0, 1, 2, 3, 4].flatMap((n) => star(144 + n * 48, 42, n === 4 ? 12 : 15, n === 4 ? 'white' : 'yellow', 5)),
  ...tableLamp({ x: 62, y: 250, scale: 1.3 }, 'yellow'),
  ...bell({ x: 424, y: 98, scale: 0.9 }),
  ...strokes('M424 -4 L424 98', 1.8, 'none'),
]

/** A bridge, and a house on each bank. */
const partners = (): Drawing => [
  ...sky('sky', 0.3),
  ...rays(330, 58, 18, 35, 14, ['yellow', 'yellow']),
  shape(oval(330, 58, 18), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  land('-10 146, 110 120, 240 138, 370 116, 490 140', 'blue', 0.3),
  ...sea(214, 310, 'blue'),
  outlined('M-10 176 C60 172 110 184 132 240 L150 310 L-10 310 Z', {
    fill: 'green',
    tone: { dark: 0.6, depth: 26 },
    edge: 1.9,
  }),
  outlined('M490 172 C420 170 370 184 348 240 L330 310 L490 310 Z', {
    fill: 'green',
    tone: { dark: 0.6, depth: 26 },
    edge: 1.9,
  }),
  ...house({ x: 66, y: 182, scale: 1 }, 'red'),
  ...house({ x: 418, y: 180, scale: 1, flip: true }, 'blue'),
  outlined(
    'M98 196 C160 140 320 140 382 196 L382 226 L360 226 C350 176 300 176 284 226 L268 226 C262 190 218 190 212 226 L196 226 C180 176 130 176 120 226 L98 226 Z',
    {
      fill: 'flesh',
      tone: { dark: 0.6, depth: 16 },
      edge: 2,
    },
  ),
  ...strokes('M98 186 C160 130 320 130 382 186', 6, 'none'),
  ...strokes('M98 186 C160 130 320 130 382 186', 3.2, 'none', 'paper'),
  ...lantern({ x: 240, y: 82, scale: 0.84 }),
]

/** The house of the house: every window lit, a crescent for a sign. */
const about = (): Drawing => [
  ...sky('night', 0.3),
  ...stars('34 60, 66 120, 100 34, 380 36, 440 70, 414 130, 462 160, 30 180'),
  land('-10 250, 120 242, 240 248, 360 240, 490 250', 'green', 0.5),
  shape(box(118, 98, 244, 156), { fill: 'white', tone: { dark: 0.5, depth: 44 }, edge: 2 }),
  outlined('M100 100 L148 36 L332 36 L380 100 Z', { fill: 'blue', tone: { dark: 0.6, depth: 36 }, edge: 2 }),
  ...[168, 312].flatMap(
    (x): Drawing => [
      shape(box(x - 18, 54, 36, 36), { fill: 'white', tone: 0.4, edge: 1.7 }),
      outlined(`M${x - 24} 56 L${x} 34 L${x + 24} 56 Z`, { fill: 'red', tone: 0.5, edge: 1.7 }),
      shape(box(x - 11, 62, 22, 24), { fill: 'yellow', tone: null, edge: 1.5 }),
      ...strokes(`M${x} 62 L${x} 86`, 1.4, 'none'),
    ],
  ),
  ...[166, 240, 314].flatMap((x) => windowOf({ x, y: 138, scale: 0.5 }, 'yellow', 'red')),
  ...[166, 314].flatMap((x) => windowOf({ x, y: 208, scale: 0.5 }, 'yellow', 'red')),
  ...door({ x: 240, y: 254, scale: 0.66 }, 'brown', true),
  outlined('M214 254 L196 310 L284 310 L260 254 Z', { fill: 'paper', tone: 0.3, edge: 1.6 }),
  ...strokes('M362 128 L404 128', 3.4, 'none'),
  shape(oval(392, 152, 21), { fill: 'night', tone: 0.3, edge: 1.8 }),
  outlined('M400 138 C382 138 380 166 400 166 C392 160 392 144 400 138 Z', { fill: 'yellow', edge: 1.4 }),
  ...tree(58, 262, 96),
  ...tree(436, 260, 84),
]

/** A letterbox in a garden wall under a lamp, a letter half in. */
const contact = (): Drawing => [
  ...sky('paper', 0.25),
  ...tree(64, 150, 110),
  ...tree(420, 150, 96),
  shape(box(-10, 122, 500, 152), { fill: 'flesh', tone: { dark: 0.5, depth: 60 }, edge: 2 }),
  shape(box(-10, 112, 500, 16), { fill: 'red', tone: 0.5, edge: 1.9 }),
  ...[0, 1, 2, 3].flatMap((row) =>
    strokes(
      `M${20 + (row % 2) * 50} ${152 + row * 30} L${110 + (row % 2) * 50} ${152 + row * 30} M${380 - (row % 2) * 40} ${156 + row * 30} L${462 - (row % 2) * 40} ${156 + row * 30}`,
      1.2,
    ),
  ),
  ...letter({ x: 240, y: 122, scale: 1.15, turn: 0.06 }, 'yellow'),
  outlined('M172 140 C172 104 308 104 308 140 L308 236 L172 236 Z', {
    fill: 'blue',
    tone: { dark: 0.6, depth: 26 },
    edge: 2,
  }),
  shape(box(190, 140, 100, 13), { fill: 'ink', edge: 0 }),
  outlined('M196 92 L284 88 L288 144 L200 148 Z', { fill: 'white', tone: { dark: 0.3, depth: 10 }, edge: 1.7 }),
  ...strokes('M196 92 L243 124 L284 88', 1.4, 'none'),
  shape(box(186, 143, 108, 10), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  shape(box(206, 176, 68, 40), { fill: 'white', tone: 0.3, edge: 1.6 }),
  ...strokes('M216 188 L264 188 M216 196 L250 196 M216 204 L258 204', 1.4, 'none'),
  land('-10 272, 140 264, 300 272, 490 262', 'green', 0.5),
  ...streetLamp({ x: 376, y: 276, scale: 1.2 }),
  ...tufts('60 290, 140 284, 300 290, 440 286'),
]

/** An empty chair at a table laid for a reading: it may be yours. */
const join = (): Drawing => [
  ...room('blue'),
  shape(box(-10, 238, 500, 70), { fill: 'brown', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  ...windowOf({ x: 394, y: 96, scale: 1.05 }, 'night', 'red'),
  ...star(394, 84, 9, 'yellow', 4),
  ...armchair({ x: 176, y: 250, scale: 1.75 }, 'yellow'),
  ...roundTable({ x: 250, y: 196, scale: 1.2 }, 'red', 'green'),
  ...[-0.22, 0, 0.22].flatMap((turn, n) => back({ x: 226 + n * 26, y: 186 - (n === 1 ? 3 : 0), scale: 0.4, turn })),
  ...candle({ x: 334, y: 200, scale: 0.95 }),
  ...sheet({ x: 156, y: 192, scale: 0.34, turn: -0.2 }),
]

/** Tickets in a glass urn, and the hand that draws one in front of all. */
const lottery = (): Drawing => [
  ...room('sky'),
  ...desk(226, 'brown'),
  outlined('M166 92 C120 130 120 236 172 250 L308 250 C360 236 360 130 314 92 Z', {
    fill: 'white',
    tone: { dark: 0.35, depth: 30 },
    edge: 2.1,
  }),
  ...trace('176 216, 212 232, 250 222, 290 228, 312 206, 196 190, 236 196, 272 192, 226 168').flatMap(([x, y], n) =>
    place(
      [
        shape(box(-20, -9, 40, 18), {
          fill: (['yellow', 'red', 'blue', 'green', 'paper'] as const)[n % 5] ?? 'paper',
          tone: 0.3,
          edge: 1.5,
        }),
        ...strokes('M-12 0 L12 0', 1.2, 'none'),
      ],
      { x, y, turn: ((n * 1.3) % 1.1) - 0.5 },
    ),
  ),
  shape(oval(240, 92, 76, 15), { fill: 'sky', tone: { dark: 0.3, depth: 14 }, edge: 2 }),
  ...place([shape(box(-20, -9, 40, 18), { fill: 'yellow', tone: 0.3, edge: 1.5 })], { x: 240, y: 84, turn: 0.5 }),
  ...hand('pinch', { x: 276, y: 32, scale: 1.5, turn: 2.2 }),
  outlined('M266 20 L300 46 L360 -4 L330 -30 Z', { fill: 'red', tone: 0.5, edge: 1.8 }),
  ...bell({ x: 92, y: 154, scale: 1 }),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  '/page/comment-consulter': how,
  '/page/paiement-securise-simple-rapide': payment,
  '/page/modes-consultations': ways,
  '/voyance/voyance-privee': privately,
  '/voyance/voyance-serieuse': serious,
  '/voyance/voyance-en-direct': live,
  '/voyance/voyance-sans-attente': withoutWaiting,
  '/voyance/avis': opinions,
  '/partenaires': partners,
  '/qui-sommes-nous': about,
  '/contactez-nous': contact,
  '/devenir-voyant': join,
  '/tirage-au-sort/reglement': lottery,
}
