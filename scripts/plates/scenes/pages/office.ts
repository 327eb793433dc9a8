import { lantern } from '../../../../src/ui/art/engraving/kit/lantern.ts'
import { star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tree, wall } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'
import { book, candle, desk, key, land, letter, quill, room, sky, tufts } from '../../kit.ts'
import { bell, closedBook, door, padlock, scales, sheet, tableLamp, teacup, windowOf } from '../../things.ts'

/** Scales in balance between the two copies of an agreement. */
const terms = (): Drawing => [
  ...room('sky'),
  ...desk(206, 'brown'),
  ...scales({ x: 240, y: 244, scale: 1.75 }),
  ...sheet({ x: 96, y: 214, scale: 1.05, turn: -0.12 }, 'red'),
  ...sheet({ x: 388, y: 214, scale: 1.05, turn: 0.1 }, 'red'),
  ...quill({ x: 300, y: 282, scale: 0.8 }, 'sky'),
]

/** The name plate beside the door of a house. */
const notice = (): Drawing => [
  ...wall(-10, -10, 500, 290, 'paper', 30),
  ...door({ x: 150, y: 262, scale: 1.9 }, 'blue'),
  shape(box(50, 258, 200, 14), { fill: 'grey', tone: 0.5, edge: 1.8 }),
  shape(box(-10, 270, 500, 40), { fill: 'grey', tone: { dark: 0.4, depth: 20 }, edge: 1.8 }),
  shape(box(286, 104, 126, 78), { fill: 'yellow', tone: { dark: 0.6, depth: 22 }, edge: 2 }),
  shape(box(293, 111, 112, 64), { fill: null, edge: 1.2 }),
  ...star(349, 130, 11, 'red', 6),
  ...strokes('M310 150 L388 150 M322 162 L376 162', 2.2, 'none'),
  ...trace('292 110, 406 110, 292 176, 406 176').map(([x, y]) => shape(oval(x, y, 2), { fill: 'ink', edge: 0 })),
  ...lantern({ x: 349, y: 14, scale: 1.05 }),
  shape(oval(268, 196, 9), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  shape(oval(268, 196, 3.6), { fill: 'red', edge: 1.2 }),
]

/** A slope beside the steps: both lead to the lit door. */
const access = (): Drawing => [
  ...sky('sky', 0.3),
  land('-10 190, 100 178, 220 186, 360 172, 490 184', 'green', 0.5),
  ...tree(446, 196, 96),
  shape(box(236, 46, 150, 158), { fill: 'white', tone: { dark: 0.5, depth: 30 }, edge: 1.9 }),
  outlined('M222 50 L311 4 L400 50 Z', { fill: 'red', tone: { dark: 0.6, depth: 26 }, edge: 1.9 }),
  ...door({ x: 290, y: 204, scale: 1 }, 'brown', true),
  ...windowOf({ x: 354, y: 116, scale: 0.42 }, 'yellow', 'blue'),
  shape(box(240, 204, 150, 92), { fill: 'grey', tone: { dark: 0.5, depth: 30 }, edge: 1.9 }),
  ...[0, 1, 2, 3].map((step) =>
    shape(box(250 + step * 4, 204 + step * 23, 132 + step * 22, 23), {
      fill: 'white',
      tone: { dark: 0.35, depth: 12 },
      edge: 1.7,
    }),
  ),
  outlined('M-10 296 L-10 280 L246 204 L258 204 L258 296 Z', {
    fill: 'flesh',
    tone: { dark: 0.5, depth: 30 },
    edge: 1.9,
  }),
  ...strokes('M20 272 L20 228 M94 250 L94 206 M168 228 L168 184 M242 206 L242 162', 3, 'none'),
  ...strokes('M8 232 L250 160', 5.4, 'none'),
  ...strokes('M8 232 L250 160', 2.8, 'none', 'yellow'),
  ...tufts('30 210, 120 198, 420 214'),
]

/** A chest of drawers, all closed but one, whose key is yours. */
const privacy = (): Drawing => [
  ...room('flesh'),
  shape(box(-10, 250, 500, 60), { fill: 'brown', tone: { at: (_, v) => 0.5 * v, angle: 0.03 }, edge: 2 }),
  shape(box(118, 66, 214, 196), { fill: 'blue', tone: { dark: 0.6, depth: 40 }, edge: 2 }),
  shape(box(108, 56, 234, 14), { fill: 'brown', tone: 0.5, edge: 1.8 }),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((column): Drawing => {
      const [x, y] = [128 + column * 67, 82 + row * 58]
      return [
        shape(box(x, y, 60, 48), { fill: 'paper', tone: { dark: 0.4, depth: 14 }, edge: 1.6 }),
        shape(box(x + 18, y + 9, 24, 12), { fill: 'white', edge: 1.2 }),
        shape(oval(x + 30, y + 33, 4.4), { fill: 'yellow', tone: 0.4, edge: 1.3 }),
      ]
    }),
  ),
  ...padlock({ x: 225, y: 166, scale: 0.62 }),
  ...candle({ x: 156, y: 58, scale: 0.5 }),
  ...closedBook({ x: 280, y: 56, scale: 0.8 }, 'red'),
  ...closedBook({ x: 276, y: 38, scale: 0.7 }, 'green'),
  ...key({ x: 380, y: 184, scale: 1.1, turn: Math.PI / 2 }),
  ...strokes('M380 96 L380 168', 1.8, 'none'),
  shape(oval(380, 94, 5), { fill: 'ink', edge: 0 }),
]

/** Biscuits on a plate, and tea. */
const cookies = (): Drawing => {
  const biscuit = (x: number, y: number, tint: Tint, scale = 1): Drawing =>
    place(
      [
        shape(oval(0, 0, 34, 24), { fill: tint, tone: { dark: 0.6, depth: 14 }, edge: 1.8 }),
        ...trace('-14 -6, 4 -12, 16 0, -4 6, -20 4, 12 12').map(([px, py]) =>
          shape(oval(px, py, 3.8, 2.8), { fill: 'ink', edge: 0 }),
        ),
      ],
      { x, y, scale },
    )
  return [
    ...room('green'),
    ...desk(176, 'paper'),
    ...windowOf({ x: 96, y: 84, scale: 1.05 }, 'sky', 'red'),
    shape(oval(206, 246, 140, 34), { fill: 'white', tone: { dark: 0.4, depth: 22 }, edge: 2 }),
    shape(oval(206, 243, 112, 24), { fill: 'sky', tone: { dark: 0.2, depth: 12 }, edge: 1.4 }),
    ...biscuit(146, 236, 'yellow'),
    ...biscuit(262, 240, 'brown'),
    ...biscuit(204, 226, 'flesh', 1.1),
    ...biscuit(232, 202, 'yellow', 0.95),
    ...teacup({ x: 398, y: 262, scale: 1.35 }, 'white'),
  ]
}

/** Keys on their hooks, each with its label. */
const questions = (): Drawing => [
  ...room('brown'),
  shape(box(40, 34, 400, 232), { fill: 'paper', tone: { dark: 0.5, depth: 40 }, edge: 2.2 }),
  shape(box(52, 46, 376, 208), { fill: 'night', tone: { dark: 0.4, depth: 30 }, edge: 1.7 }),
  ...[0, 1].flatMap((row) =>
    [0, 1, 2, 3, 4].flatMap((column): Drawing => {
      const [x, y] = [96 + column * 72, 64 + row * 98]
      const missing = row === 1 && column === 2
      return [
        ...strokes(`M${x} ${y - 6} L${x} ${y + 12}`, 2.4, 'none', 'white'),
        ...(missing
          ? star(x, y + 46, 16, 'yellow', 8)
          : key({ x, y: y + 20, scale: 0.8, turn: Math.PI / 2 }, column % 2 === row ? 'yellow' : 'white')),
        shape(box(x + 10, y + 20, 20, 13), {
          fill: ['red', 'sky', 'green', 'flesh', 'yellow'][column] as Tint,
          edge: 1.3,
        }),
      ]
    }),
  ),
]

/** Two chairs at a table, and a bell to call whoever judges between them. */
const complaint = (): Drawing => [
  ...room('sky'),
  ...windowOf({ x: 240, y: 84, scale: 1.15 }, 'white', 'green'),
  ...desk(196, 'brown'),
  ...book({ x: 240, y: 238, scale: 0.95 }, 'red'),
  ...tableLamp({ x: 90, y: 234, scale: 1.35 }, 'yellow'),
  ...letter({ x: 372, y: 256, scale: 1.1, turn: 0.08 }),
  ...bell({ x: 392, y: 146, scale: 1 }),
]

/** A parcel tied up again, and the fourteen days in which it may go back. */
const withdrawal = (): Drawing => [
  ...room('green'),
  shape(box(58, 34, 168, 116), { fill: 'white', tone: { dark: 0.3, depth: 18 }, edge: 2 }),
  shape(box(58, 34, 168, 24), { fill: 'red', tone: 0.4, edge: 1.7 }),
  ...Array.from({ length: 14 }, (_, day): Drawing => {
    const [x, y] = [69 + (day % 7) * 21, 72 + Math.floor(day / 7) * 36]
    return [
      shape(box(x, y, 16, 22), { fill: day === 13 ? 'yellow' : 'paper', edge: 1.3 }),
      ...(day < 3 ? strokes(`M${x + 3} ${y + 12} L${x + 7} ${y + 18} L${x + 14} ${y + 4}`, 2, 'end', 'green') : []),
    ]
  }).flat(),
  ...desk(200, 'brown'),
  shape(box(262, 132, 150, 116), { fill: 'flesh', tone: { dark: 0.6, depth: 30 }, edge: 2 }),
  ...strokes('M262 168 L412 168', 1.5, 'none'),
  shape(box(328, 132, 14, 116), { fill: 'red', tone: 0.4, edge: 1.5 }),
  shape(box(262, 182, 150, 12), { fill: 'red', tone: 0.4, edge: 1.5 }),
  outlined('M335 132 C300 90 288 126 335 132 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  outlined('M335 132 C370 90 382 126 335 132 Z', { fill: 'red', tone: 0.5, edge: 1.7 }),
  shape(box(274, 206, 44, 28), { fill: 'white', tone: 0.3, edge: 1.4 }),
  ...strokes('M280 214 L310 214 M280 222 L302 222', 1.3, 'none'),
  ...sheet({ x: 152, y: 236, scale: 0.86, turn: -0.14 }, 'yellow', 5),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  '/page/conditions': terms,
  '/page/mentions-legales': notice,
  '/page/accessibilite': access,
  '/page/donnees-personnelles': privacy,
  '/cookies': cookies,
  '/questions-frequentes': questions,
  '/reclamation': complaint,
  '/retractation': withdrawal,
}
