import { moon, rays, star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree } from '../../../src/ui/art/engraving/kit/things/land.ts'
import { bird, fir } from '../../../src/ui/art/engraving/kit/things/north.ts'
import { trace } from '../../../src/ui/art/engraving/kit/trace.ts'
import { lettering } from '../../../src/ui/art/engraving/letters.ts'
import { type Drawing, line, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, oval } from '../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../src/ui/art/engraving/strokes.ts'
import { book, candle, desk, house, land, quill, room, sea, sky, stars, stones, tufts } from '../kit.ts'

/** A path climbs from one numbered stone to the next, to the star. */
const lifePath = (): Drawing => [
  ...sky('paper', 0.25),
  ...rays(392, 58, 18, 38, 16, ['yellow', 'red']),
  ...star(392, 58, 22, 'yellow', 9),
  land('-10 206, 100 170, 190 190, 290 130, 392 100, 490 132', 'sky', 0.4),
  land('-10 252, 110 236, 240 246, 340 204, 420 176, 490 182', 'green', 0.6),
  outlined(
    'M60 310 C120 262 250 286 258 252 C262 230 200 226 230 204 C258 184 352 196 362 164 C368 142 344 132 372 108 L388 104 C372 132 392 146 386 170 C374 206 282 200 258 214 C244 224 304 232 296 262 C284 300 188 280 150 310 Z',
    { fill: 'paper', tone: { dark: 0.3, depth: 10 }, edge: 1.6 },
  ),
  ...(
    [
      [62, 262, 'III', 1.15],
      [196, 238, 'VII', 0.95],
      [322, 252, 'XI', 1],
      [296, 178, 'V', 0.75],
      [420, 168, 'IX', 0.7],
    ] as const
  ).flatMap(([x, y, number, scale]) =>
    place(
      [
        shape(blob(trace('-30 -16, -20 -38, 12 -42, 30 -22, 24 2, -18 4')), {
          fill: 'white',
          tone: { dark: 0.7, depth: 16 },
          edge: 1.8,
        }),
        ...lettering(number, 0, -11, 15),
      ],
      { x, y, scale },
    ),
  ),
  ...fir(452, 196, 56),
  ...fir(30, 226, 70),
  ...tree(150, 216, 58),
  ...tufts('110 288, 340 280, 400 262, 440 286, 30 290'),
]

/** A clock tower at eleven past eleven on a night of the full Moon, a black cat on the ridge. */
const signsOfNumbers = (): Drawing => [
  ...sky('night', 0.35),
  ...stars('50 50, 104 96, 60 160, 150 34, 440 140, 336 30'),
  ...moon(376, 72, 32, 17),
  ...[
    [20, 150, 96],
    [120, 176, 76],
    [306, 170, 84],
    [396, 190, 100],
  ].flatMap(([x = 0, y = 0, w = 0]) => [
    shape(box(x, y, w, 140), { fill: 'blue', tone: { dark: 0.7, depth: 26 }, edge: 1.7 }),
    outlined(`M${x - 8} ${y} L${x + w / 2} ${y - 44} L${x + w + 8} ${y} Z`, {
      fill: 'red',
      tone: { dark: 0.6, depth: 20 },
      edge: 1.8,
    }),
    shape(box(x + w / 2 - 10, y + 30, 20, 26), { fill: 'yellow', tone: null, edge: 1.5 }),
  ]),
  shape(box(186, 68, 108, 250), { fill: 'flesh', tone: { dark: 0.7, depth: 44 }, edge: 2 }),
  outlined('M176 70 L240 6 L304 70 Z', { fill: 'red', tone: { dark: 0.7, depth: 30 }, edge: 2 }),
  shape(oval(240, 130, 46), { fill: 'white', tone: { dark: 0.4, depth: 14 }, edge: 2.2 }),
  ...Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI
    return line(
      [
        [240 + 35 * Math.cos(angle), 130 + 35 * Math.sin(angle)],
        [240 + 41 * Math.cos(angle), 130 + 41 * Math.sin(angle)],
      ],
      hour % 3 ? 1.3 : 2.6,
      'none',
    )
  }),
  ...strokes('M240 130 L227 104', 4, 'end'),
  ...strokes('M240 130 L272 118', 3, 'end'),
  shape(oval(240, 130, 4), { fill: 'red', edge: 1.2 }),
  ...lettering('XIII', 240, 206, 17),
  outlined('M216 318 L216 262 Q240 232 264 262 L264 318 Z', { fill: 'brown', tone: 0.6, edge: 1.8 }),
  ...place(
    [
      shape(band(trace('-16 0, -32 -4, -34 -22, -26 -30'), [5, 5, 3], { round: true }), { fill: 'ink', edge: 1 }),
      outlined('M-18 2 C-18 -18 4 -22 8 -30 L6 -46 L14 -38 L22 -38 L28 -46 L28 -30 C28 -22 24 -18 20 -14 L22 2 Z', {
        fill: 'ink',
        edge: 1,
      }),
      ...strokes('M13 -32 L16 -32 M22 -32 L25 -32', 2.4, 'none', 'yellow'),
    ],
    { x: 440, y: 150 },
  ),
]

/** Two roads and no sign on the post: a traveller's bag at the fork. */
const decide = (): Drawing => [
  ...sky('sky', 0.3),
  ...rays(240, 60, 20, 38, 14, ['yellow', 'yellow']),
  shape(oval(240, 60, 20), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  land('-10 140, 80 116, 170 136, 240 148, 330 122, 420 104, 490 126', 'blue', 0.4),
  land('-10 180, 120 166, 240 176, 360 162, 490 176', 'green', 0.5),
  outlined(
    'M196 310 C214 250 196 220 120 200 C80 190 66 180 70 168 L86 166 C84 180 110 186 150 196 C204 208 230 220 240 236 C250 220 278 208 326 196 C368 186 394 178 392 164 L408 166 C412 180 396 190 356 202 C288 220 270 250 288 310 Z',
    { fill: 'paper', tone: { dark: 0.3, depth: 12 }, edge: 1.7 },
  ),
  ...house({ x: 70, y: 172, scale: 0.56 }),
  ...fir(404, 170, 50),
  ...fir(430, 174, 64),
  ...fir(382, 166, 38),
  shape(box(235, 130, 10, 118), { fill: 'brown', tone: 0.6, edge: 1.7 }),
  outlined('M228 138 L164 138 L152 150 L164 162 L228 162 Z', {
    fill: 'white',
    tone: { dark: 0.4, depth: 10 },
    edge: 1.7,
  }),
  outlined('M252 144 L316 144 L328 156 L316 168 L252 168 Z', {
    fill: 'white',
    tone: { dark: 0.4, depth: 10 },
    edge: 1.7,
  }),
  shape(blob(trace('300 286, 296 262, 312 246, 338 246, 356 262, 352 286, 326 292')), {
    fill: 'red',
    tone: { dark: 0.7, depth: 22 },
    edge: 1.8,
  }),
  ...strokes('M312 246 Q324 224 338 246', 3.4, 'none', 'brown'),
  ...strokes('M300 264 L354 264', 2, 'none'),
  ...tufts('60 268, 120 250, 150 286, 400 250, 430 284, 382 218'),
]

/** A notebook by a window: a leaf, a feather and a bird drawn from life. */
const journal = (): Drawing => [
  ...room('paper'),
  shape(box(40, 22, 150, 120), { fill: 'sky', tone: { at: (_, v) => 0.3 * (1 - v), angle: 0.05 }, edge: 1.8 }),
  ...bird([90, 66], 13),
  ...bird([124, 52], 9),
  ...bird([140, 82], 10),
  shape(
    [
      [40, 118],
      [90, 106],
      [140, 116],
      [190, 104],
      [190, 142],
      [40, 142],
    ],
    { fill: 'green', tone: 0.4, edge: 1.5 },
  ),
  ...strokes('M115 22 L115 142', 3.4, 'none'),
  shape([box(30, 12, 170, 140), box(40, 22, 150, 120)], { fill: 'brown', tone: { dark: 0.5, depth: 7 }, edge: 1.8 }),
  ...desk(158, 'red'),
  ...candle({ x: 398, y: 196, scale: 1.15 }),
  ...book({ x: 236, y: 222, scale: 1.5 }, 'night', false),
  outlined('M150 200 Q166 178 196 186 Q190 212 158 214 Z', { fill: 'green', tone: 0.5, edge: 1.5 }),
  ...strokes('M146 220 Q166 204 190 190', 1.4),
  ...strokes('M134 236 L196 232 M138 246 L176 243', 1.2),
  ...bird([286, 198], 20),
  ...star(316, 222, 9, 'yellow', 5),
  ...strokes('M262 220 L300 214 M262 232 L328 226 M264 244 L312 240', 1.2),
  ...quill({ x: 330, y: 250, scale: 0.9 }),
  shape(blob(trace('66 236, 78 226, 92 234, 90 252, 76 256')), { fill: 'brown', tone: 0.6, edge: 1.6 }),
  outlined('M62 236 Q78 218 96 236 Z', { fill: 'yellow', tone: 0.5, edge: 1.5 }),
  ...strokes('M78 226 L82 216', 2.4, 'none'),
]

/** Nine numbered pebbles in a square on the sand. */
const numbers = (): Drawing => [
  ...sky('flesh', 0.2),
  ...sea(0, 74, 'blue'),
  ...strokes('M-10 84 Q60 70 130 84 Q210 98 290 82 Q380 68 490 86', 5, 'none', 'white'),
  ...['IIII', 'VIIII', 'II', 'III', 'V', 'VII', 'VIII', 'I', 'VI'].flatMap((number, index): Drawing => {
    const [x, y] = [150 + (index % 3) * 90, 122 + Math.floor(index / 3) * 62]
    return [
      shape(
        blob(
          trace(
            `${x - 36} ${y}, ${x - 22} ${y - 24}, ${x + 18} ${y - 25}, ${x + 37} ${y - 2}, ${x + 20} ${y + 23}, ${x - 20} ${y + 22}`,
          ),
        ),
        { fill: index % 2 ? 'grey' : 'white', tone: { dark: 0.7, depth: 20 }, edge: 1.9 },
      ),
      ...lettering(number, x, y + 7, 14),
    ]
  }),
  ...stones('46 250, 70 272, 430 120, 446 262, 404 276, 38 134', 'grey', 8),
  ...star(54, 190, 16, 'red', 5),
  ...star(428, 196, 13, 'red', 5),
]

/** A lake at night that holds the Moon. */
const innerLife = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('50 40, 110 70, 170 30, 330 36, 420 90, 446 34, 30 110'),
  ...moon(240, 76, 30, 20),
  outlined('M-10 176 L60 96 L112 148 L150 110 L204 176 Z', { fill: 'blue', tone: { dark: 0.7, depth: 34 }, edge: 1.8 }),
  outlined('M270 176 L334 104 L370 140 L420 82 L490 170 L490 180 Z', {
    fill: 'blue',
    tone: { dark: 0.7, depth: 34 },
    edge: 1.8,
  }),
  outlined('M60 96 L44 114 L60 110 L70 118 L76 112 Z', { fill: 'white', edge: 1.3 }),
  outlined('M420 82 L402 104 L420 98 L432 108 L440 106 Z', { fill: 'white', edge: 1.3 }),
  ...sea(174, 310, 'blue'),
  shape(oval(240, 222, 26, 10), { fill: 'white', tone: { base: 0.12, angle: 0 }, edge: 1.3 }),
  ...strokes('M200 206 L280 206 M206 240 L274 240 M216 254 L264 254 M226 266 L254 266', 3, 'both', 'white'),
  ...fir(30, 250, 90),
  ...fir(66, 268, 70),
  ...fir(440, 256, 84),
  ...fir(404, 272, 60),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  'calculer-son-chemin-de-vie-a-la-main': lifePath,
  'chiffres-et-dates-ce-que-dit-la-tradition': signsOfNumbers,
  'decider-sans-oracle': decide,
  'tenir-un-journal-des-signes': journal,
  numerologie: numbers,
  'vie-interieure': innerLife,
}
