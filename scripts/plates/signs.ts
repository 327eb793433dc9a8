import { crayfish } from '../../src/ui/art/engraving/kit/animals/beasts.ts'
import { lionHead, oxHead } from '../../src/ui/art/engraving/kit/animals/heads.ts'
import { face } from '../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../src/ui/art/engraving/kit/hair.ts'
import { star } from '../../src/ui/art/engraving/kit/things/heaven.ts'
import { ear } from '../../src/ui/art/engraving/kit/things/north.ts'
import { jug } from '../../src/ui/art/engraving/kit/things/vessels.ts'
import { trace } from '../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, type Mark, place, shape } from '../../src/ui/art/engraving/marks.ts'
import { band, blob, box, curve, oval } from '../../src/ui/art/engraving/outlines.ts'
import type { Placing } from '../../src/ui/art/engraving/points.ts'
import { outlined, strokes } from '../../src/ui/art/engraving/strokes.ts'
import { INITIAL } from './initials.ts'

const mirrored = (drawing: Drawing): Drawing => [...drawing, ...place(drawing, { flip: true })]

/** A muzzled head seen from the front, for the ram and the goat. */
const muzzle = (fill: 'white' | 'brown', beard: boolean): Drawing => [
  ...(beard ? [outlined('M-9 42 L0 68 L9 42 Z', { fill: 'white', tone: 0.5, edge: 1.5 })] : []),
  ...mirrored([outlined('M20 -14 C34 -18 44 -12 48 -4 C38 0 28 0 20 -4 Z', { fill, tone: 0.5, edge: 1.6 })]),
  shape(blob(trace('0 -28, 18 -22, 22 -2, 16 22, 14 40, 0 48, -14 40, -16 22, -22 -2, -18 -22')), {
    fill,
    tone: { dark: 0.6, depth: 16 },
    edge: 1.8,
  }),
  ...mirrored([
    shape(oval(11, 0, 4, 5), { fill: 'ink', edge: 0 }),
    line(curve(trace('5 -8, 11 -10, 17 -6')), 1.5),
    line(trace('3 38, 7 35'), 2),
  ]),
  ...strokes('M0 40 L0 45 M-6 46 Q0 50 6 46', 1.4),
]

const fish = (placing: Placing): Drawing =>
  place(
    [
      outlined('M30 0 L56 -16 C50 -4 50 4 56 16 Z', { fill: 'red', tone: 0.5, edge: 1.6 }),
      outlined('M-6 -16 L8 -30 L18 -14 Z', { fill: 'red', tone: 0.5, edge: 1.5 }),
      outlined('M-46 2 C-32 -22 12 -24 36 0 C12 24 -32 22 -46 2 Z', {
        fill: 'white',
        tone: { dark: 0.7, depth: 12 },
        edge: 1.8,
      }),
      ...[-14, -2, 10].map((x) => line(curve(trace(`${x} -10, ${x + 6} 0, ${x} 10`)), 1.4)),
      ...strokes('M-26 -12 Q-20 0 -26 12', 1.7),
      shape(oval(-34, -3, 3), { fill: 'ink', edge: 0 }),
    ],
    placing,
  )

const scorpion: Drawing = [
  ...mirrored([
    ...strokes('M14 8 Q34 4 40 18 M15 20 Q34 20 38 34 M13 32 Q30 36 32 50', 2.6, 'none'),
    shape(band(trace('10 -16, 30 -18, 34 -40'), [7, 8, 7]), { fill: 'red', tone: 0.5, edge: 1.6 }),
    outlined('M26 -40 C24 -58 36 -66 48 -62 L40 -54 L50 -50 C48 -40 36 -34 26 -40 Z', {
      fill: 'red',
      tone: 0.5,
      edge: 1.6,
    }),
  ]),
  ...[
    [44, 8],
    [56, 7.5],
    [62, 7],
  ].map(
    ([y = 0, size = 8], index): Mark =>
      shape(oval([0, 10, 24][index] ?? 0, y, size), { fill: 'red', tone: 0.5, edge: 1.6 }),
  ),
  shape(oval(38, 56, 7), { fill: 'red', tone: 0.5, edge: 1.6 }),
  shape(oval(46, 43, 7), { fill: 'red', tone: 0.5, edge: 1.6 }),
  outlined('M40 36 C46 26 52 22 46 10 C60 18 60 34 52 42 Z', { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  shape(blob(trace('0 -26, 15 -18, 18 6, 13 30, 0 40, -13 30, -18 6, -15 -18')), {
    fill: 'red',
    tone: { dark: 0.7, depth: 14 },
    edge: 1.8,
  }),
  ...strokes('M-16 -2 Q0 4 16 -2 M-16 12 Q0 18 16 12 M-13 26 Q0 31 13 26', 1.4),
  ...mirrored([shape(oval(6, -15, 2.6), { fill: 'ink', edge: 0 })]),
]

const balance: Drawing = [
  shape(box(-4, -50, 8, 96), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  outlined('M-26 54 C-22 40 22 40 26 54 Z', { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  shape(band(trace('-48 -36, -24 -44, 0 -42, 24 -44, 48 -36'), [4, 6, 8, 6, 4]), {
    fill: 'yellow',
    tone: 0.4,
    edge: 1.6,
  }),
  shape(oval(0, -52, 7), { fill: 'red', tone: 0.5, edge: 1.5 }),
  ...mirrored([
    ...strokes('M48 -36 L28 14 M48 -36 L68 14', 1.5, 'none', 'yellow'),
    outlined('M24 14 L72 14 C66 34 30 34 24 14 Z', { fill: 'yellow', tone: { dark: 0.6, depth: 10 }, edge: 1.7 }),
  ]),
]

const bow: Drawing = [
  shape(band(trace('-44 -50, -2 -54, 36 -34, 54 2, 50 46'), [4, 8, 9, 8, 4]), { fill: 'brown', tone: 0.5, edge: 1.7 }),
  ...strokes('M-44 -50 L-22 26 L50 46', 1.6, 'none', 'white'),
  ...strokes('M-42 46 L48 -42', 6.4, 'none'),
  ...strokes('M-42 46 L48 -42', 3.6, 'none', 'yellow'),
  outlined('M62 -56 L36 -48 L52 -32 Z', { fill: 'white', tone: 0.5, edge: 1.7 }),
  outlined('M-30 34 L-46 36 L-60 52 L-44 50 Z', { fill: 'red', tone: 0.4, edge: 1.5 }),
  outlined('M-34 38 L-36 54 L-52 66 L-50 52 Z', { fill: 'red', tone: 0.4, edge: 1.5 }),
]

const twin = (look: number, hair: 'yellow' | 'brown'): Drawing => {
  return place([...backHair(hair, 0.3), ...face({ look }), ...frontHair(hair)], { x: 31 * look, y: 2, scale: 0.62 })
}

/** What is drawn for each sign, around the origin. */
const BEASTS: Readonly<Record<string, () => Drawing>> = {
  aries: () => [
    ...muzzle('white', false),
    ...mirrored([
      shape(band(trace('8 -24, 28 -44, 54 -38, 62 -12, 50 8, 34 4, 34 -10, 44 -14'), [13, 15, 15, 13, 11, 8, 5, 2]), {
        fill: 'yellow',
        tone: { dark: 0.6, depth: 9 },
        edge: 1.8,
      }),
      ...strokes('M22 -46 L26 -32 M38 -50 L38 -36 M54 -46 L48 -32 M66 -28 L54 -24 M68 -8 L56 -10', 1.3),
    ]),
    ...trace('-9 -29, 0 -33, 9 -29').map(([x, y]) => shape(oval(x, y, 7), { fill: 'white', tone: 0.5, edge: 1.5 })),
  ],
  taurus: () => oxHead({ y: 8, scale: 1.3 }),
  geminis: () => [...twin(-1, 'yellow'), ...twin(1, 'brown')],
  cancer: () => crayfish('red', { y: -4, scale: 1 }),
  leo: () => lionHead({ y: 2, scale: 1.3 }),
  virgo: () => [
    ...ear({ x: 44, y: 60, scale: 1.15, turn: 0.15 }),
    ...ear({ x: 32, y: 62, scale: 1, turn: -0.05 }),
    ...place([...backHair('yellow', 1), ...face({ look: 0.7 }), ...frontHair('yellow')], { x: -14, y: 0, scale: 0.8 }),
  ],
  libra: () => balance,
  scorpio: () => place(scorpion, { y: 0, scale: 0.95 }),
  sagittarius: () => bow,
  capricorn: () => [
    ...mirrored([
      shape(band(trace('9 -22, 16 -44, 34 -62, 56 -62'), [13, 11, 8, 3]), {
        fill: 'yellow',
        tone: { dark: 0.6, depth: 7 },
        edge: 1.8,
      }),
      ...strokes('M9 -38 L22 -34 M16 -50 L28 -44 M28 -62 L36 -54', 1.3),
    ]),
    ...muzzle('white', true),
  ],
  aquarius: () => [
    ...jug('red', { x: -8, y: -18, scale: 1.1, turn: 1.9 }),
    ...strokes(
      'M30 -2 Q50 10 44 30 Q38 48 48 62 M26 4 Q42 16 34 36 Q28 50 36 64 M20 8 Q30 22 22 40 Q16 52 22 64',
      4,
      'end',
      'sky',
    ),
    ...strokes('M-50 60 Q-38 54 -26 60 Q-14 66 -2 60 Q10 54 22 60 Q34 66 46 60', 2.6, 'both', 'sky'),
  ],
  pisces: () => [
    ...fish({ x: 0, y: -26, scale: 1.05 }),
    ...fish({ x: 0, y: 28, scale: 1.05, flip: true }),
    ...strokes('M-46 -24 C-66 -10 -66 16 -56 26 M46 28 C66 16 66 -10 58 -24', 1.8, 'none', 'yellow'),
  ],
}

/** A sign of the zodiac in a round of night sky. */
export const signs: ReadonlyMap<string, () => Drawing> = new Map(
  Object.entries(BEASTS).map(([sign, beast]) => [
    sign,
    () => [
      shape(box(0, 0, INITIAL.width, INITIAL.height), {
        fill: 'night',
        tone: { at: (_, v) => 0.4 * (1 - v), angle: 0.05 },
        edge: 0,
      }),
      ...trace('36 40, 124 42, 38 122, 122 124').flatMap(([x, y], index) => star(x, y, index % 2 ? 6 : 8, 'yellow', 4)),
      line(oval(80, 80, 76), 1.6, 'none', 'yellow'),
      ...place(beast(), { x: 80, y: 82, scale: 0.88 }),
    ],
  ]),
)
