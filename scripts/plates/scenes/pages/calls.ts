import { flower } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { cloud, moon, rays, star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { bird } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'
import { desk, hourglass, house, land, letter, quill, room, sky, stars, tufts } from '../../kit.ts'
import { bell, bench, sheet, teacup, telephone, windowOf } from '../../things.ts'

/** Two quills answer one another on one sheet. */
const chat = (): Drawing => [
  ...room('night'),
  ...desk(166, 'brown'),
  shape(box(136, 92, 208, 172), { fill: 'white', tone: { dark: 0.3, depth: 24 }, edge: 2 }),
  outlined('M156 112 L272 112 L272 152 L186 152 L172 166 L174 152 L156 152 Z', { fill: 'sky', tone: 0.3, edge: 1.7 }),
  ...strokes('M168 126 L258 126 M168 138 L232 138', 1.6, 'none'),
  outlined('M326 178 L208 178 L208 218 L294 218 L310 232 L308 218 L326 218 Z', {
    fill: 'yellow',
    tone: 0.3,
    edge: 1.7,
  }),
  ...strokes('M220 192 L312 192 M220 204 L280 204', 1.6, 'none'),
  ...quill({ x: 330, y: 206, scale: 1.25 }, 'red'),
  ...place(quill({}, 'green'), { x: 152, y: 140, scale: 1.25, flip: true }),
  ...(['red', 'green'] as const).flatMap((ink, side) =>
    place(
      [
        outlined('M-24 0 L-20 -30 L20 -30 L24 0 Z', { fill: 'sky', tone: { dark: 0.6, depth: 10 }, edge: 1.8 }),
        outlined('M-21 -20 L21 -20 L23 -2 L-23 -2 Z', { fill: ink, tone: 0.4, edge: 1.2 }),
        shape(box(-13, -40, 26, 11), { fill: 'white', tone: 0.4, edge: 1.6 }),
      ],
      { x: side ? 88 : 398, y: 252, scale: 1.1 },
    ),
  ),
]

/** Pigeons carry letters over the roofs. */
const texts = (): Drawing => [
  ...sky('sky', 0.3),
  ...cloud(
    [
      [222, 44],
      [246, 36],
      [270, 40],
      [250, 48],
    ],
    15,
    'white',
  ),
  ...(
    [
      [-10, 216, 120],
      [110, 240, 110],
      [220, 208, 130],
      [350, 232, 140],
    ] as const
  ).flatMap(([x, y, wide], n) => [
    shape(box(x, y, wide, 100), {
      fill: (['white', 'flesh', 'paper', 'flesh'] as const)[n] ?? 'white',
      tone: { dark: 0.6, depth: 30 },
      edge: 1.8,
    }),
    outlined(`M${x - 8} ${y} L${x + 20} ${y - 40} L${x + wide - 20} ${y - 40} L${x + wide + 8} ${y} Z`, {
      fill: 'red',
      tone: { dark: 0.6, depth: 20 },
      edge: 1.9,
    }),
    shape(box(x + wide - 46, y - 62, 16, 30), { fill: 'brown', tone: 0.5, edge: 1.6 }),
    ...windowOf({ x: x + wide / 2, y: y + 42, scale: 0.46 }, 'yellow', 'blue'),
  ]),
  ...(
    [
      [136, 122, 1.3],
      [322, 92, 0.8],
      [430, 138, 0.5],
    ] as const
  ).flatMap(([x, y, scale]) =>
    place(
      [
        ...letter({ x: 66, y: 22, scale: 0.62, turn: 0.25 }),
        outlined('M-46 4 C-26 -16 8 -18 30 -6 C38 -14 52 -10 54 0 L64 6 L54 10 C44 24 8 26 -10 16 L-52 24 Z', {
          fill: 'white',
          tone: { dark: 0.6, depth: 10 },
          edge: 1.9,
        }),
        outlined('M-12 -4 C-34 -30 -50 -44 -70 -46 C-58 -26 -54 -2 -18 12 Z', {
          fill: 'sky',
          tone: { dark: 0.5, depth: 9 },
          edge: 1.8,
        }),
        outlined('M2 -8 C4 -40 18 -60 36 -68 C36 -44 34 -22 22 -4 Z', {
          fill: 'sky',
          tone: { dark: 0.5, depth: 9 },
          edge: 1.8,
        }),
        shape(oval(47, -2, 2.2), { fill: 'ink', edge: 0 }),
      ],
      { x, y, scale },
    ),
  ),
]

/** The telephone on its small table by the window, in the evening. */
const phone = (): Drawing => [
  ...room('red'),
  ...windowOf({ x: 102, y: 88, scale: 1.05 }, 'night', 'brown'),
  ...star(102, 72, 9, 'yellow', 4),
  ...desk(214, 'brown'),
  ...telephone({ x: 296, y: 258, scale: 1.95 }, 'night'),
  ...strokes('M388 246 C412 250 404 268 420 266 C438 262 430 280 448 282 C462 284 464 290 480 290', 5, 'none'),
  ...strokes(
    'M388 246 C412 250 404 268 420 266 C438 262 430 280 448 282 C462 284 464 290 480 290',
    2.4,
    'none',
    'yellow',
  ),
  ...sheet({ x: 128, y: 246, scale: 0.66, turn: 0.16 }),
  ...teacup({ x: 424, y: 224, scale: 0.86 }, 'sky'),
]

/** A switchboard: every voice by its own cord. */
const switchboard = (): Drawing => [
  ...room('flesh'),
  shape(box(56, 26, 368, 190), { fill: 'brown', tone: { dark: 0.6, depth: 40 }, edge: 2.1 }),
  shape(box(72, 42, 336, 130), { fill: 'night', tone: { dark: 0.4, depth: 30 }, edge: 1.8 }),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, n): Drawing => {
      const [x, y] = [96 + n * 36, 64 + row * 40]
      const lit = (n + row * 4) % 7 === 0
      return [
        shape(oval(x, y, 9), { fill: 'yellow', tone: 0.5, edge: 1.5 }),
        shape(oval(x, y, 4.6), { fill: lit ? 'red' : 'ink', edge: 1 }),
      ]
    }).flat(),
  ),
  shape(trace('40 216, 440 216, 466 262, 14 262'), { fill: 'brown', tone: { dark: 0.5, depth: 20 }, edge: 2 }),
  ...(
    [
      [96, 64, 110, 'red'],
      [204, 144, 190, 'sky'],
      [312, 64, 296, 'green'],
      [348, 104, 376, 'yellow'],
    ] as const
  ).flatMap(
    ([x, y, foot, tint]): Drawing => [
      ...strokes(`M${x} ${y} C${x - 6} ${y + 60} ${foot + 26} 180 ${foot} 236`, 6, 'none'),
      ...strokes(`M${x} ${y} C${x - 6} ${y + 60} ${foot + 26} 180 ${foot} 236`, 3.4, 'none', tint),
      shape(box(x - 5, y - 4, 10, 18), { fill: 'white', tone: 0.4, edge: 1.5 }),
      shape(oval(foot, 238, 10, 5), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
    ],
  ),
  shape(box(-10, 262, 500, 48), { fill: 'blue', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
]

/** The bells of a great house, one of them ringing. */
const callBack = (): Drawing => [
  ...room('paper'),
  shape(box(34, 44, 412, 34), { fill: 'brown', tone: { dark: 0.5, depth: 14 }, edge: 2 }),
  ...[0, 1, 2, 3].flatMap((n): Drawing => {
    const x = 88 + n * 102
    const rings = n === 2
    return [
      ...strokes(`M${x} 78 C${x + 18} 82 ${x + 18} 104 ${x} 104`, 4, 'none'),
      ...bell({ x, y: 98, scale: 1.02, turn: rings ? 0.32 : 0 }, rings ? 'yellow' : 'white'),
      shape(box(x - 30, 206, 60, 22), { fill: rings ? 'red' : 'paper', tone: 0.3, edge: 1.6 }),
      ...strokes(`M${x - 18} 217 L${x + 18} 217`, 1.6, 'none', rings ? 'white' : 'ink'),
      ...(rings
        ? strokes(
            `M${x - 66} 118 Q${x - 78} 142 ${x - 66} 166 M${x + 34} 108 Q${x + 48} 132 ${x + 40} 158`,
            2.6,
            'both',
            'red',
          )
        : []),
    ]
  }),
  shape(box(-10, 254, 500, 56), { fill: 'sky', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
]

/** A candlestick telephone taken off its hook, the hour running beside it. */
const callNow = (): Drawing => [
  ...room('green'),
  ...desk(212, 'paper'),
  outlined('M196 268 C204 246 284 246 292 268 Z', { fill: 'night', tone: { dark: 0.6, depth: 14 }, edge: 1.9 }),
  shape(box(234, 112, 20, 142), { fill: 'night', tone: { dark: 0.5, depth: 9 }, edge: 1.8 }),
  shape(oval(244, 112, 20, 12), { fill: 'night', tone: 0.5, edge: 1.7 }),
  outlined('M222 62 L274 46 L286 92 L238 106 Z', { fill: 'night', tone: { dark: 0.5, depth: 12 }, edge: 1.9 }),
  shape(oval(284, 68, 13, 28), { fill: 'yellow', tone: { dark: 0.5, depth: 8 }, edge: 1.8 }),
  ...strokes('M234 164 L190 156 M190 146 L190 168', 4.6, 'none'),
  ...strokes('M196 262 C150 280 120 250 132 214 C140 190 160 190 158 166', 4.6, 'none'),
  ...strokes('M196 262 C150 280 120 250 132 214 C140 190 160 190 158 166', 2.2, 'none', 'red'),
  outlined('M150 170 L146 108 L170 104 L168 170 Z', { fill: 'night', tone: { dark: 0.5, depth: 8 }, edge: 1.8 }),
  outlined('M140 108 L136 76 L180 70 L176 104 Z', { fill: 'yellow', tone: { dark: 0.5, depth: 12 }, edge: 1.8 }),
  ...strokes('M120 66 Q112 84 120 104 M104 58 Q92 84 104 112', 2.4, 'both', 'yellow'),
  ...hourglass({ x: 380, y: 256, scale: 1.25 }, 'red'),
]

/** A fountain that runs for whoever passes. */
const freeServices = (): Drawing => [
  ...sky('paper', 0.2),
  ...tree(70, 196, 130),
  ...tree(410, 196, 120),
  land('-10 196, 120 188, 240 194, 360 186, 490 196', 'green', 0.5),
  shape(oval(240, 256, 142, 36), { fill: 'flesh', tone: { dark: 0.6, depth: 22 }, edge: 2 }),
  shape(oval(240, 248, 142, 32), { fill: 'white', tone: { dark: 0.4, depth: 14 }, edge: 2 }),
  shape(oval(240, 248, 122, 24), { fill: 'blue', tone: { dark: 0.3, depth: 16 }, edge: 1.7 }),
  outlined('M222 252 L228 168 L252 168 L258 252 Z', { fill: 'white', tone: { dark: 0.6, depth: 12 }, edge: 1.8 }),
  outlined('M164 146 L316 146 C308 182 172 182 164 146 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 16 },
    edge: 1.9,
  }),
  shape(oval(240, 146, 76, 13), { fill: 'sky', tone: { dark: 0.3, depth: 10 }, edge: 1.7 }),
  outlined('M232 148 L234 96 L246 96 L248 148 Z', { fill: 'white', tone: 0.5, edge: 1.7 }),
  ...star(240, 82, 17, 'yellow', 8),
  ...strokes(
    'M240 96 C206 70 188 100 186 140 M240 96 C274 70 292 100 294 140 M172 156 C146 176 146 214 150 244 M308 156 C334 176 334 214 330 244',
    5,
    'both',
    'sky',
  ),
  ...strokes('M150 252 Q164 246 178 252 M300 252 Q314 246 328 252 M200 260 Q214 254 228 260', 1.8, 'both', 'white'),
  ...tufts('40 270, 70 288, 420 282, 452 262'),
]

/** A garden gate that stands open. */
const free = (): Drawing => [
  ...sky('sky', 0.3),
  ...rays(240, 74, 26, 50, 18, ['yellow', 'yellow']),
  shape(oval(240, 74, 26), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  land('-10 172, 120 150, 240 160, 360 148, 490 168', 'green', 0.4),
  ...tree(196, 174, 50),
  ...tree(292, 172, 56),
  outlined('M222 168 L258 168 C262 220 300 260 330 310 L150 310 C180 260 218 220 222 168 Z', {
    fill: 'paper',
    tone: { dark: 0.3, depth: 20 },
    edge: 1.8,
  }),
  ...wall(-10, 150, 138, 140, 'flesh', 22),
  ...wall(352, 150, 138, 140, 'flesh', 22),
  ...[112, 332].flatMap((x) => [
    shape(box(x, 110, 36, 184), { fill: 'white', tone: { dark: 0.6, depth: 18 }, edge: 1.9 }),
    shape(box(x - 6, 100, 48, 13), { fill: 'white', tone: 0.5, edge: 1.8 }),
    shape(oval(x + 18, 86, 14), { fill: 'red', tone: { dark: 0.6, depth: 10 }, edge: 1.8 }),
  ]),
  ...[false, true].flatMap((flip) =>
    place(
      [
        outlined('M-92 150 C-80 128 -62 122 -46 132 L-46 302 L-92 286 Z', { fill: null, edge: 3.4 }),
        ...strokes(
          'M-80 136 L-80 290 M-68 128 L-68 294 M-57 127 L-57 298 M-92 200 L-46 204 M-92 270 L-46 284',
          2.6,
          'none',
        ),
      ],
      { x: 240, flip },
    ),
  ),
  ...(['red', 'yellow', 'white'] as const).flatMap((tint, n) => [
    ...flower({ x: 48 + n * 26, y: 268 - (n % 2) * 10, scale: 0.5 }, tint),
    ...flower({ x: 382 + n * 28, y: 262 + (n % 2) * 10, scale: 0.5 }, tint),
  ]),
  ...tufts('30 298, 90 296, 390 296, 450 290'),
]

/** Two chairs' worth of talk under a tree: a bench, a basket of apples to take from. */
const freeChat = (): Drawing => [
  ...sky('paper', 0.2),
  ...bird([396, 56], 12),
  ...bird([428, 74], 9),
  land('-10 206, 130 192, 260 202, 380 190, 490 204', 'green', 0.5),
  ...tree(240, 262, 248),
  ...trace('168 96, 206 62, 268 74, 304 110, 240 120, 196 124, 282 58').map(([x, y]) =>
    shape(oval(x, y, 8), { fill: 'red', tone: 0.6, edge: 1.5 }),
  ),
  ...bench({ x: 110, y: 272, scale: 1.05 }, 'brown'),
  ...place(bench({}, 'brown'), { x: 372, y: 272, scale: 1.05 }),
  outlined('M206 262 L274 262 L264 298 L216 298 Z', { fill: 'yellow', tone: { dark: 0.6, depth: 14 }, edge: 1.8 }),
  ...strokes('M210 274 L270 274 M213 286 L267 286', 1.4, 'none'),
  ...trace('218 258, 238 254, 260 258, 228 248, 250 247').map(([x, y]) =>
    shape(oval(x, y, 10), { fill: 'red', tone: 0.6, edge: 1.6 }),
  ),
  ...tufts('40 292, 150 296, 330 294, 450 288'),
]

/** Two cups and a string, from one hill to the other. */
const freePhone = (): Drawing => {
  const tin = (x: number, y: number, tint: Tint, flip: boolean): Drawing =>
    place(
      [
        outlined('M-26 -24 L26 -18 L26 18 L-26 24 Z', { fill: tint, tone: { dark: 0.6, depth: 14 }, edge: 1.9 }),
        shape(oval(-26, 0, 8, 24), { fill: 'night', tone: null, edge: 1.8 }),
        ...strokes('M-10 -22 L-10 22 M12 -20 L12 20', 1.4, 'none'),
      ],
      { x, y, flip },
    )
  return [
    ...sky('night', 0.35),
    ...stars('60 40, 130 70, 240 30, 330 66, 420 40, 200 90, 300 110, 40 110, 446 100'),
    ...moon(240, 86, 24, 13),
    land('-10 170, 60 128, 130 142, 200 226, 240 262, 300 220, 356 140, 424 122, 490 158', 'blue', 0.5),
    land('-10 250, 120 232, 240 280, 370 234, 490 250', 'green', 0.5),
    ...tree(44, 136, 62),
    ...tree(440, 128, 58),
    ...strokes('M136 118 C200 176 280 176 344 112', 3.6, 'none'),
    ...strokes('M136 118 C200 176 280 176 344 112', 1.8, 'none', 'yellow'),
    ...strokes('M110 130 L104 176 M116 130 L122 176 M366 124 L360 176 M372 124 L378 176', 4, 'none', 'brown'),
    ...tin(112, 112, 'red', false),
    ...tin(368, 106, 'yellow', true),
    ...tufts('60 276, 130 264, 360 268, 430 280'),
  ]
}

/** A paper boat takes a question down the stream, to a window that is lit. */
const question = (): Drawing => [
  ...sky('night', 0.3),
  ...stars('50 40, 110 70, 190 34, 260 60, 330 30, 440 52, 60 104'),
  ...moon(126, 66, 24, 13),
  land('-10 176, 90 158, 200 170, 320 148, 490 160', 'green', 0.5),
  ...tree(44, 178, 92),
  ...house({ x: 384, y: 156, scale: 1 }, 'red'),
  ...tree(450, 162, 70),
  outlined('M-10 232 C120 190 260 206 330 172 L420 162 C400 200 480 214 490 236 L490 310 L-10 310 Z', {
    fill: 'blue',
    tone: { at: (u) => 0.25 * u, angle: 0 },
    edge: 1.9,
  }),
  ...strokes('M352 186 L392 184 M356 198 L404 196 M366 210 L412 208', 3, 'both', 'yellow'),
  ...strokes(
    'M30 250 Q44 244 58 250 Q72 256 86 250 M300 270 Q314 264 328 270 Q342 276 356 270 M90 286 Q104 280 118 286',
    1.8,
    'both',
    'white',
  ),
  outlined('M150 216 L206 150 L262 216 Z', { fill: 'white', tone: { dark: 0.4, depth: 16 }, edge: 2 }),
  ...strokes('M206 150 L206 216', 1.5, 'none'),
  outlined('M116 206 L164 230 L248 230 L296 206 L272 262 L140 262 Z', {
    fill: 'white',
    tone: { dark: 0.5, depth: 16 },
    edge: 2.1,
  }),
  ...strokes('M164 230 L206 262 L248 230', 1.5, 'none'),
  ...strokes('M186 240 L226 240 M194 248 L218 248', 1.4, 'none'),
]

/** A card with one more moon for each visit, and the stamp beside it. */
const loyalty = (): Drawing => [
  ...room('sky'),
  ...desk(150, 'red'),
  outlined('M64 92 L348 72 L362 246 L78 266 Z', { fill: 'white', tone: { dark: 0.3, depth: 22 }, edge: 2.1 }),
  outlined('M78 104 L336 86 L348 234 L90 252 Z', { fill: null, edge: 1.3 }),
  ...Array.from({ length: 10 }, (_, n): Drawing => {
    const [column, row] = [n % 5, Math.floor(n / 5)]
    const [x, y] = [116 + column * 48 + row * 5, 146 + row * 60 - column * 3.4]
    return [
      shape(oval(x, y, 19), { fill: n < 6 ? 'night' : 'paper', tone: 0.3, edge: 1.7 }),
      ...(n < 6
        ? [
            outlined(
              `M${x + 7} ${y - 12} C${x - 10} ${y - 12} ${x - 10} ${y + 12} ${x + 7} ${y + 12} C${x - 1} ${y + 6} ${x - 1} ${y - 6} ${x + 7} ${y - 12} Z`,
              { fill: 'yellow', edge: 1.3 },
            ),
          ]
        : []),
    ]
  }).flat(),
  outlined('M378 206 L436 206 L436 232 L378 232 Z', { fill: 'brown', tone: { dark: 0.6, depth: 12 }, edge: 1.9 }),
  shape(box(372, 230, 70, 12), { fill: 'night', tone: 0.4, edge: 1.8 }),
  outlined('M396 206 C402 180 396 168 390 156 L424 156 C418 168 412 180 418 206 Z', {
    fill: 'brown',
    tone: { dark: 0.6, depth: 9 },
    edge: 1.8,
  }),
  shape(oval(407, 142, 24, 22), { fill: 'yellow', tone: { dark: 0.7, depth: 16 }, edge: 1.9 }),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  '/voyance/tchat': chat,
  '/voyance/sms': texts,
  '/voyance/telephone': phone,
  '/voyance/audiotel': switchboard,
  '/voyance/rappel-immediat': callBack,
  '/voyance/rappel-immediat-voyance': callNow,
  '/voyance/services-voyance-gratuite': freeServices,
  '/voyance-gratuite': free,
  '/voyance/question-gratuite': question,
  '/programme-fidelite': loyalty,
  '/voyance-gratuite-tchat': freeChat,
  '/voyance-gratuite-telephone': freePhone,
}
