import { flame, rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A lit oil lamp on a table with its halo, an open book under it, a moth at the edge of the light. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 320), {
    fill: 'night',
    tone: { at: (u, v) => 0.6 * (Math.hypot(u - 0.5, (v - 0.42) * 1.2) - 0.3), angle: 0.62 },
    edge: 0,
  }),
  ...rays(150, 190, 92, 126, 30, ['yellow', 'yellow']),
  shape(oval(150, 190, 92), { fill: 'yellow', tone: { base: 0.02, dark: 0.3, depth: 26 }, edge: 1.8 }),
  outlined('M17 352 L283 344 L283 470 L17 470 Z', {
    fill: 'brown',
    tone: { at: (_, v) => 0.5 * v, angle: 0.04 },
    edge: 2.1,
  }),
  ...lamp,
  ...book,
  ...place(moth, { x: 238, y: 108, turn: 0.5 }),
]

const lamp: Drawing = [
  outlined('M116 348 C116 334 184 334 184 348 L190 360 C180 370 120 370 110 360 Z', {
    fill: 'yellow',
    tone: 0.7,
    edge: 1.9,
  }),
  shape(box(142, 300, 16, 40), { fill: 'yellow', tone: 0.7, edge: 1.8 }),
  shape(oval(150, 320, 14, 6), { fill: 'red', tone: 0.4, edge: 1.6 }),
  outlined('M104 262 C100 288 120 306 150 306 C180 306 200 288 196 262 Z', {
    fill: 'sky',
    tone: { dark: 0.7, depth: 24 },
    edge: 2,
  }),
  outlined('M106 276 C120 284 180 284 194 276 C192 296 172 306 150 306 C128 306 108 296 106 276 Z', {
    fill: 'red',
    tone: 0.5,
    edge: 1.5,
  }),
  shape(box(124, 248, 52, 15), { fill: 'yellow', tone: 0.6, edge: 1.8 }),
  ...strokes('M176 256 L190 256', 4, 'none', 'yellow'),
  shape(oval(194, 256, 6), { fill: 'yellow', edge: 1.6 }),
  outlined('M128 248 C108 214 118 182 132 166 L134 118 L166 118 L168 166 C182 182 192 214 172 248 Z', {
    fill: 'white',
    tone: { dark: 0.25, depth: 12 },
    edge: 2,
  }),
  ...flame(150, 246, 74, ['red', 'yellow']),
  ...strokes('M128 232 Q118 206 132 184', 2.4, 'both', 'sky'),
  shape(oval(150, 118, 16, 4), { fill: 'white', edge: 1.6 }),
]

const book: Drawing = [
  outlined('M36 392 L140 404 L246 390 L258 440 L142 458 L26 442 Z', { fill: 'red', tone: 0.5, edge: 2 }),
  outlined('M44 384 C76 374 112 380 140 396 L142 446 C112 430 72 426 36 434 Z', {
    fill: 'white',
    tone: { dark: 0.4, depth: 16 },
    edge: 1.9,
    folds: [
      fold(
        curve([
          [56, 392],
          [92, 390],
          [128, 404],
        ]),
        0,
        1,
      ),
      fold(
        curve([
          [54, 402],
          [90, 400],
          [128, 414],
        ]),
        0,
        1,
      ),
      fold(
        curve([
          [52, 412],
          [90, 410],
          [128, 424],
        ]),
        0,
        1,
      ),
      fold(
        curve([
          [50, 422],
          [80, 420],
          [106, 424],
        ]),
        0,
        1,
      ),
    ],
  }),
  outlined('M140 396 C168 378 206 374 238 382 L248 432 C212 424 172 430 142 446 Z', {
    fill: 'white',
    tone: { dark: 0.5, depth: 16 },
    edge: 1.9,
    folds: [
      fold(
        curve([
          [152, 402],
          [188, 390],
          [228, 392],
        ]),
        0,
        1,
      ),
      fold(
        curve([
          [152, 412],
          [190, 400],
          [230, 402],
        ]),
        0,
        1,
      ),
      fold(
        curve([
          [154, 424],
          [190, 412],
          [212, 411],
        ]),
        0,
        1,
      ),
    ],
  }),
  outlined('M140 396 L146 396 L150 456 L142 468 L136 456 Z', { fill: 'blue', tone: 0.3, edge: 1.5 }),
]

const moth: Drawing = [
  ...[1, -1].flatMap((side) => [
    outlined(`M0 -4 C${side * 14} -30 ${side * 34} -26 ${side * 32} -8 C${side * 28} 4 ${side * 10} 6 0 4 Z`, {
      fill: 'white',
      tone: { dark: 0.5, depth: 8 },
      edge: 1.7,
    }),
    outlined(`M0 2 C${side * 16} 4 ${side * 24} 14 ${side * 16} 22 C${side * 8} 24 ${side * 2} 14 0 8 Z`, {
      fill: 'white',
      tone: { dark: 0.5, depth: 6 },
      edge: 1.6,
    }),
    shape(oval(side * 19, -12, 4), { fill: 'brown', edge: 1.2 }),
    ...strokes(`M${side * 2} -12 Q${side * 6} -24 ${side * 14} -28`, 1.3, 'end', 'yellow'),
  ]),
  shape(oval(0, 2, 4.4, 14), { fill: 'brown', tone: 0.4, edge: 1.6 }),
]
