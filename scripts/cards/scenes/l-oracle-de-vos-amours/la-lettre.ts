import { type Drawing, fold, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A sealed letter, a goose quill, an inkwell with its lid off. */
export const scene = (): Drawing => [
  shape(box(17, 50, 266, 416), { fill: 'green', tone: { at: (u, v) => 0.3 * (u + v) - 0.2, angle: 0.1 }, edge: 0 }),
  ...strokes(
    'M17 130 Q150 122 283 132 M17 214 Q150 220 283 210 M17 300 Q150 292 283 304 M17 390 Q150 396 283 386',
    1.2,
    'none',
  ),
  ...place(letter, { x: 152, y: 268, turn: -0.1 }),
  ...place(quill, { x: 208, y: 154, turn: 0.86 }),
  ...inkwell,
]

const letter: Drawing = [
  shape(box(-104, -72, 212, 146), { fill: 'night', tone: { base: 0.5 }, edge: 0 }),
  shape(box(-108, -78, 212, 146), { fill: 'white', tone: { dark: 0.3, depth: 18 }, edge: 2.1 }),
  ...strokes('M-108 68 L-20 -2 M104 68 L16 -2', 1.5, 'none'),
  outlined('M-108 -78 L104 -78 L8 22 Q-2 30 -12 22 Z', { fill: 'white', tone: { dark: 0.6, depth: 22 }, edge: 2 }),
  outlined(
    'M-2 -12 C14 -18 24 -6 24 8 C32 18 24 34 10 34 C-2 42 -18 38 -22 26 C-34 18 -30 0 -18 -4 C-14 -12 -8 -14 -2 -12 Z',
    { fill: 'red', tone: { dark: 0.7, depth: 12 }, edge: 1.9 },
  ),
  outlined('M-12 24 Q-12 0 12 -4 Q12 20 -12 24 Z', {
    fill: 'red',
    tone: 0.4,
    edge: 1.5,
    folds: [
      fold(
        [
          [-14, 28],
          [8, 0],
        ],
        0,
        1.1,
      ),
    ],
  }),
]

const quill: Drawing = [
  outlined('M0 -112 C26 -88 30 -30 8 34 L-4 40 C-30 -20 -28 -84 0 -112 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 14 },
    edge: 1.9,
    folds: [
      fold(
        [
          [2, -50],
          [20, -70],
        ],
        0,
        1,
      ),
      fold(
        [
          [2, -26],
          [22, -46],
        ],
        0,
        1,
      ),
      fold(
        [
          [2, 0],
          [19, -20],
        ],
        0,
        1,
      ),
      fold(
        [
          [-2, -40],
          [-20, -60],
        ],
        0,
        1,
      ),
      fold(
        [
          [-2, -14],
          [-21, -34],
        ],
        0,
        1,
      ),
      fold(
        [
          [0, 14],
          [-15, -4],
        ],
        0,
        1,
      ),
    ],
  }),
  ...strokes('M0 -104 Q6 -20 -2 108', 3.4, 'end'),
  ...strokes('M0 -100 Q6 -20 -1 84', 1.6, 'end', 'yellow'),
]

const inkwell: Drawing = [
  outlined('M40 404 C36 376 44 362 54 356 L92 356 C102 362 110 376 106 404 C98 418 48 418 40 404 Z', {
    fill: 'blue',
    tone: { dark: 0.8, depth: 22 },
    edge: 2,
  }),
  outlined('M54 340 L92 340 L92 358 L54 358 Z', { fill: 'blue', tone: 0.6, edge: 1.7 }),
  shape(oval(73, 340, 23, 7), { fill: 'ink', edge: 1.8 }),
  ...strokes('M48 372 Q44 386 48 400', 2.2, 'both', 'white'),
  shape(oval(134, 412, 21, 7), { fill: 'yellow', tone: 0.6, edge: 1.7 }),
  outlined('M126 408 C124 396 144 396 142 408 Z', { fill: 'yellow', tone: 0.5, edge: 1.5 }),
  shape(oval(134, 395, 5), { fill: 'yellow', edge: 1.4 }),
  shape(
    [
      ...curve([
        [200, 430],
        [212, 420],
        [226, 428],
        [222, 440],
        [206, 442],
      ]),
    ],
    { fill: 'night', edge: 1 },
  ),
  shape(oval(238, 446, 4), { fill: 'night', edge: 0.8 }),
]
