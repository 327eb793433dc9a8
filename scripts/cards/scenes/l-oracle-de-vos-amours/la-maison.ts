import { star } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { grass, ground, tree } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A small house whose two smokes join in one plume, a lit window, a bench for two beside the door. */
export const scene = (): Drawing => [
  ...star(52, 92, 10, 'yellow'),
  ...star(252, 132, 8, 'yellow'),
  outlined(
    'M104 184 C84 160 116 148 108 126 C100 104 136 102 132 80 C130 66 142 58 154 62 C174 64 168 84 158 90 C178 100 186 116 176 132 C170 146 196 160 188 184 L174 184 C180 166 160 158 164 138 C166 126 160 120 150 118 C138 122 126 124 126 138 C128 154 108 164 118 184 Z',
    {
      fill: 'sky',
      tone: { dark: 0.5, depth: 12 },
      edge: 1.7,
    },
  ),
  ground(
    [
      [0, 346],
      [90, 332],
      [210, 340],
      [300, 326],
    ],
    'green',
    470,
    0.5,
  ),
  ...tree(262, 350, 120),
  chimney(98),
  chimney(168),
  shape(box(62, 262, 168, 108), { fill: 'white', tone: { dark: 0.6, depth: 34 }, edge: 2 }),
  outlined('M44 268 L86 196 L206 196 L248 268 Z', {
    fill: 'red',
    tone: { dark: 0.6, depth: 24 },
    edge: 2,
    folds: [
      fold(
        [
          [76, 214],
          [217, 214],
        ],
        0,
        1.1,
      ),
      fold(
        [
          [66, 232],
          [227, 232],
        ],
        0,
        1.1,
      ),
      fold(
        [
          [55, 250],
          [238, 250],
        ],
        0,
        1.1,
      ),
    ],
  }),
  ...strokes(
    'M100 214 L96 232 M130 214 L128 232 M160 214 L162 232 M190 214 L194 232 M84 232 L78 250 M114 232 L111 250 M146 232 L146 250 M178 232 L181 250 M208 232 L214 250',
    1,
  ),
  shape(box(84, 286, 46, 42), { fill: 'yellow', tone: { dark: 0.3, depth: 8 }, edge: 1.9 }),
  ...strokes('M107 286 L107 328 M84 306 L130 306', 1.8, 'none'),
  shape(box(78, 328, 58, 7), { fill: 'brown', tone: 0.5, edge: 1.5 }),
  outlined('M156 370 L156 308 C156 290 192 290 192 308 L192 370 Z', {
    fill: 'brown',
    tone: { dark: 0.7, depth: 14 },
    edge: 1.9,
  }),
  ...strokes('M168 300 L168 370 M180 300 L180 370', 1, 'none'),
  shape(oval(185, 336, 2.6), { fill: 'yellow', edge: 1.2 }),
  outlined('M150 470 C146 430 156 396 158 370 L190 370 C194 396 212 430 222 470 Z', {
    fill: 'yellow',
    tone: 0.4,
    edge: 1.6,
  }),
  ...bench,
  ...grass(
    [
      [44, 392],
      [84, 420],
      [120, 404],
      [262, 430],
      [50, 444],
    ],
    13,
  ),
]

function chimney(x: number) {
  return shape(box(x, 182, 26, 34), { fill: 'brown', tone: 0.6, edge: 1.7 })
}

const bench: Drawing = [
  shape(box(200, 338, 66, 9), { fill: 'brown', tone: 0.5, edge: 1.6 }),
  shape(box(196, 358, 74, 9), { fill: 'brown', tone: 0.5, edge: 1.7 }),
  ...[202, 258].map((x) => shape(box(x, 367, 7, 22), { fill: 'brown', tone: 0.6, edge: 1.5 })),
  ...[206, 256].map((x) => shape(box(x, 347, 4, 12), { fill: 'brown', edge: 1.3 })),
]
