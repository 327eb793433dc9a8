import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** An open hand with seeds, a sparrow about to land on it. */
export const scene = (): Drawing => [
  ...rays(172, 180, 112, 136, 28, ['yellow', 'sky']),
  shape(oval(172, 180, 110), { fill: 'sky', tone: { base: 0.02, dark: 0.25, depth: 40 }, edge: 1.7 }),
  outlined('M17 470 L17 372 C48 352 74 342 96 338 L118 386 C96 410 70 446 60 470 Z', {
    fill: 'blue',
    tone: { dark: 0.8, depth: 26 },
    edge: 1.9,
    folds: [
      fold(
        curve([
          [92, 352],
          [56, 374],
          [26, 410],
        ]),
        -9,
        1.2,
      ),
      fold(
        curve([
          [104, 372],
          [70, 400],
          [44, 450],
        ]),
        -9,
        1.2,
      ),
    ],
  }),
  outlined('M88 334 C98 330 108 332 112 338 L130 384 C128 392 120 396 112 394 C104 376 94 354 88 334 Z', {
    fill: 'white',
    tone: 0.5,
    edge: 1.7,
  }),
  ...strokes('M98 340 L118 386 M104 336 L124 382', 1, 'none'),
  ...hand('open', { x: 112, y: 360, scale: 2.5, turn: -0.42 }),
  ...[
    [168, 318],
    [178, 322],
    [172, 328],
    [186, 316],
    [160, 326],
    [182, 330],
  ].map(([x = 0, y = 0]) => shape(oval(x, y, 3.4, 2.2), { fill: 'yellow', edge: 1.2 })),
  ...sparrow,
]

const sparrow: Drawing = [
  // Far wing, tail, body, near wing, head.
  outlined(
    'M176 196 C168 150 180 116 204 92 C206 104 212 104 216 98 C216 112 222 114 228 110 C226 126 230 130 236 128 C228 158 214 184 196 204 Z',
    { fill: 'grey', tone: 0.6, edge: 1.6 },
  ),
  ...strokes('M184 190 Q190 140 208 106 M194 192 Q204 150 220 120 M202 194 Q216 164 230 136', 1.2),
  outlined('M198 214 L262 236 L258 246 L250 246 L250 256 L240 252 L194 232 Z', { fill: 'brown', tone: 0.6, edge: 1.6 }),
  ...strokes('M204 222 L250 242', 1.2),
  ...strokes(
    'M166 250 L160 276 M160 276 L148 280 M160 276 L156 286 M160 276 L168 284 M182 250 L182 278 M182 278 L170 284 M182 278 L182 290 M182 278 L192 284',
    2,
    'none',
    'brown',
  ),
  outlined(
    'M138 206 C138 182 162 178 182 190 C204 200 214 218 204 236 C192 256 160 260 146 240 C138 230 136 218 138 206 Z',
    { fill: 'white', tone: { dark: 0.6, depth: 22 }, edge: 1.8 },
  ),
  outlined(
    'M170 200 C140 172 122 142 116 108 C126 114 130 110 130 104 C138 114 144 112 146 106 C152 118 158 118 162 112 C168 130 186 158 200 216 C190 218 178 210 170 200 Z',
    { fill: 'brown', tone: 0.7, edge: 1.7 },
  ),
  ...strokes('M176 200 Q148 162 126 116 M184 204 Q160 158 142 116 M190 208 Q172 158 158 122', 1.2),
  outlined('M126 204 C120 186 132 172 148 174 C162 176 168 190 160 204 C150 216 132 216 126 204 Z', {
    fill: 'brown',
    tone: 0.6,
    edge: 1.7,
  }),
  outlined('M126 200 L108 204 L128 210 Z', { fill: 'yellow', tone: null, edge: 1.5 }),
  shape(oval(138, 190, 3), { fill: 'ink', edge: 0.8 }),
  outlined('M130 206 C136 202 146 204 150 212 C142 218 132 216 130 206 Z', { fill: 'night', tone: null, edge: 1.2 }),
]
