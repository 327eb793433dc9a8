import { hand } from '../../../src/ui/art/engraving/kit/hand.ts'
import { lantern } from '../../../src/ui/art/engraving/kit/lantern.ts'
import { flame, moon, rays, star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree, wall } from '../../../src/ui/art/engraving/kit/things/land.ts'
import { bird } from '../../../src/ui/art/engraving/kit/things/north.ts'
import { coin } from '../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { band, box, oval } from '../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../src/ui/art/engraving/strokes.ts'
import { book, desk, hourglass, key, land, quill, room, sea, sky, stars, tufts } from '../kit.ts'

/** A closed door in a long wall, its key hung out of reach. */
const limits = (): Drawing => [
  ...sky('paper', 0.2),
  ...bird([90, 50], 13),
  ...bird([124, 66], 9),
  ...bird([380, 44], 11),
  ...tree(64, 132, 96),
  ...tree(424, 132, 84),
  ...wall(-10, 92, 500, 166, 'grey', 24),
  shape(box(-10, 82, 500, 14), { fill: 'red', tone: 0.5, edge: 1.8 }),
  outlined('M172 262 L172 150 C172 92 308 92 308 150 L308 262 Z', {
    fill: 'flesh',
    tone: { dark: 0.6, depth: 14 },
    edge: 2,
  }),
  outlined('M186 262 L186 154 C186 108 294 108 294 154 L294 262 Z', {
    fill: 'brown',
    tone: { dark: 0.6, depth: 26 },
    edge: 1.9,
  }),
  ...strokes('M213 118 L213 262 M240 112 L240 262 M267 118 L267 262', 1.5, 'none'),
  ...[158, 226].flatMap((y) => [shape(box(186, y, 62, 8), { fill: 'ink', edge: 0 })]),
  shape(oval(278, 204, 8), { fill: 'yellow', tone: 0.5, edge: 1.5 }),
  ...strokes('M388 110 L388 120', 3, 'none'),
  ...key({ x: 388, y: 132, scale: 0.72, turn: Math.PI / 2 }),
  land('-10 262, 130 256, 240 260, 360 256, 490 264', 'green', 0.6),
  ...tufts('40 286, 110 278, 330 280, 430 290, 260 290'),
]

/** A quarter of an hour: a notebook, a cup, a glass of sand and the telephone. */
const prepare = (): Drawing => [
  ...room('sky'),
  shape(oval(376, 74, 46), { fill: 'white', tone: { dark: 0.4, depth: 16 }, edge: 2.2 }),
  ...Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI
    return line(
      [
        [376 + 37 * Math.cos(angle), 74 + 37 * Math.sin(angle)],
        [376 + 42 * Math.cos(angle), 74 + 42 * Math.sin(angle)],
      ],
      hour % 3 ? 1.2 : 2.4,
      'none',
    )
  }),
  outlined('M376 74 L376 40 Q404 44 410 74 Z', { fill: 'yellow', tone: 0.3, edge: 1.3 }),
  ...strokes('M376 74 L376 40 M376 74 L408 74', 2.4, 'none'),
  ...desk(172, 'brown'),
  ...book({ x: 194, y: 218, scale: 1.15 }, 'blue'),
  ...quill({ x: 226, y: 214, scale: 0.95 }, 'red'),
  ...hourglass({ x: 68, y: 232, scale: 1.1 }, 'red'),
  outlined('M318 196 L370 196 C370 230 360 246 344 246 C328 246 318 230 318 196 Z', {
    fill: 'white',
    tone: { dark: 0.7, depth: 18 },
    edge: 1.8,
  }),
  shape(oval(344, 196, 26, 7), { fill: 'brown', tone: 0.4, edge: 1.6 }),
  shape([oval(375, 214, 13), oval(375, 214, 7)], { fill: 'white', tone: 0.4, edge: 1.5 }),
  ...strokes('M336 186 Q328 174 336 162 Q342 152 336 142 M352 186 Q344 174 352 162', 1.6),
  outlined('M408 200 L446 206 L438 276 L400 270 Z', { fill: 'night', tone: 0.4, edge: 1.8 }),
  outlined('M413 208 L440 212 L434 264 L407 260 Z', { fill: 'yellow', tone: { dark: 0.3, depth: 8 }, edge: 1.3 }),
]

/** A lighthouse holds its beam over a rough night. */
const notNow = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('40 40, 84 76, 150 30, 60 130, 430 150, 450 60'),
  outlined('M316 84 L-10 20 L-10 132 Z', { fill: 'yellow', tone: { base: 0.12, angle: 0.2 }, edge: 0 }),
  outlined('M328 84 L500 50 L500 118 Z', { fill: 'yellow', tone: { base: 0.12, angle: -0.2 }, edge: 0 }),
  ...sea(212),
  outlined('M236 310 C250 246 286 226 322 228 C366 226 410 250 436 310 Z', {
    fill: 'grey',
    tone: { dark: 0.8, depth: 50 },
    edge: 2,
  }),
  outlined('M296 238 L306 104 L340 104 L350 238 Z', { fill: 'white', tone: { dark: 0.7, depth: 20 }, edge: 2 }),
  outlined('M303 146 L343 146 L345 174 L300 174 Z', { fill: 'red', tone: 0.5, edge: 1.5 }),
  outlined('M298 204 L347 204 L349 232 L296 232 Z', { fill: 'red', tone: 0.5, edge: 1.5 }),
  shape(box(296, 98, 54, 8), { fill: 'red', tone: 0.4, edge: 1.6 }),
  shape(box(308, 68, 30, 30), { fill: 'yellow', tone: null, edge: 1.7 }),
  ...strokes('M318 68 L318 98 M328 68 L328 98', 1.3, 'none'),
  outlined('M302 68 C310 46 336 46 344 68 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  ...strokes(
    'M20 258 C60 226 96 244 104 270 C108 256 96 250 92 258 M150 286 C186 256 220 270 228 292',
    2.6,
    'end',
    'white',
  ),
  outlined('M64 216 L130 216 C124 238 76 238 64 216 Z', { fill: 'brown', tone: 0.5, edge: 1.7 }),
  ...strokes('M96 216 L96 158', 2.6, 'none'),
  outlined('M100 160 C126 172 128 196 100 208 Z', { fill: 'white', tone: 0.4, edge: 1.6 }),
]

/** A lantern held low shows a smiling mask, a hook and coins behind it. */
const serious = (): Drawing => [
  ...room('night'),
  ...desk(210, 'blue'),
  ...rays(150, 152, 96, 128, 28, ['yellow', 'yellow']),
  shape(oval(150, 152, 96), { fill: 'yellow', tone: { dark: 0.2, depth: 30 }, edge: 1.6 }),
  outlined('M250 110 C290 84 376 84 416 110 C424 190 386 246 333 250 C280 246 242 190 250 110 Z', {
    fill: 'white',
    tone: { dark: 0.8, depth: 46 },
    edge: 2.1,
  }),
  outlined('M276 150 C288 132 312 134 320 152 C306 160 288 160 276 150 Z', { fill: 'ink', edge: 1.4 }),
  outlined('M346 152 C354 134 378 132 390 150 C378 160 360 160 346 152 Z', { fill: 'ink', edge: 1.4 }),
  ...strokes('M272 134 Q296 116 322 136 M344 136 Q370 116 394 134 M334 150 Q326 178 320 186 Q332 194 342 186', 2.2),
  outlined('M290 202 C316 214 350 214 376 202 C362 236 304 236 290 202 Z', { fill: 'red', tone: 0.4, edge: 1.6 }),
  ...strokes('M252 118 C232 126 224 150 226 186 M414 118 C440 130 448 170 440 206', 3, 'end', 'red'),
  ...coin({ x: 398, y: 262, scale: 0.36 }),
  ...coin({ x: 430, y: 250, scale: 0.34 }),
  ...coin({ x: 250, y: 268, scale: 0.34 }),
  ...strokes('M150 20 L150 84', 3, 'none'),
  ...lantern({ x: 150, y: 82, scale: 1.7 }),
]

/** Lights set on a river at dusk under a willow, an empty place on the bank. */
const mourning = (): Drawing => [
  ...sky('sky', 0.4),
  ...moon(372, 66, 24, 12),
  land('-10 150, 120 138, 260 152, 380 140, 490 148', 'blue', 0.3),
  ...sea(164, 310, 'night'),
  ...(
    [
      [250, 196, 0.7],
      [330, 190, 0.55],
      [296, 232, 0.95],
      [398, 218, 0.8],
      [420, 270, 1.1],
      [214, 264, 1.05],
    ] as const
  ).flatMap(([x, y, scale]) =>
    place(
      [
        outlined('M-22 0 L22 0 L14 12 L-14 12 Z', { fill: 'brown', tone: 0.5, edge: 1.5 }),
        outlined('M-13 0 L-16 -24 L16 -24 L13 0 Z', { fill: 'paper', tone: { dark: 0.3, depth: 6 }, edge: 1.5 }),
        ...flame(0, -3, 18),
        ...strokes('M-16 20 L16 20 M-10 27 L10 27', 2, 'both', 'yellow'),
      ],
      { x, y, scale },
    ),
  ),
  outlined('M-10 190 C60 186 130 206 150 310 L-10 310 Z', { fill: 'green', tone: { dark: 0.7, depth: 40 }, edge: 1.9 }),
  shape(band(trace('58 236, 66 190, 54 140, 66 88'), [24, 16, 14, 9]), {
    fill: 'brown',
    tone: { dark: 0.8, depth: 12 },
    edge: 1.7,
  }),
  ...Array.from({ length: 17 }, (_, index): Drawing => {
    const x = -16 + index * 11
    const top = 44 + Math.abs(index - 8) * 5
    return [
      line(
        trace(`${60 + (x - 70) * 0.3} ${top}, ${x} ${top + 18}, ${x + 2} ${top + 96 + (index % 3) * 26}`),
        5.6,
        'end',
      ),
      line(
        trace(`${60 + (x - 70) * 0.3} ${top + 1}, ${x} ${top + 19}, ${x + 2} ${top + 90 + (index % 3) * 26}`),
        3.4,
        'end',
        'green',
      ),
    ]
  }).flat(),
]

/** Two hands around a light. */
const clairvoyance = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('44 44, 100 90, 56 200, 436 50, 380 96, 430 210, 240 24'),
  ...rays(240, 132, 58, 96, 24, ['yellow', 'yellow']),
  shape(oval(240, 132, 60), { fill: 'sky', tone: { dark: 0.7, depth: 40 }, edge: 2 }),
  ...star(240, 132, 24, 'yellow', 8),
  ...strokes('M204 108 Q212 92 228 86', 3, 'both', 'white'),
  ...[false, true].flatMap((flip) =>
    place(
      [
        outlined('M-170 190 L-80 120 L-50 168 L-150 250 Z', { fill: 'red', tone: { dark: 0.6, depth: 24 }, edge: 1.9 }),
        outlined('M-88 112 L-76 104 L-38 162 L-50 172 Z', { fill: 'yellow', tone: 0.4, edge: 1.6 }),
        ...hand('cup', { x: -62, y: 138, scale: 1.9, turn: -0.5 }),
      ],
      { x: 240, y: 90, flip },
    ),
  ),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  'ce-qu-une-consultation-ne-peut-pas-faire': limits,
  'preparer-une-consultation': prepare,
  'quand-ne-pas-consulter': notNow,
  'reconnaitre-un-voyant-serieux': serious,
  'voyance-et-deuil': mourning,
  voyance: clairvoyance,
}
