import { raven } from '../../src/ui/art/engraving/kit/animals/raven.ts'
import { hand } from '../../src/ui/art/engraving/kit/hand.ts'
import { leaf, rose } from '../../src/ui/art/engraving/kit/things/garden.ts'
import { cloud, flame, moon, rays, star, sun } from '../../src/ui/art/engraving/kit/things/heaven.ts'
import { tower, tree } from '../../src/ui/art/engraving/kit/things/land.ts'
import { ear } from '../../src/ui/art/engraving/kit/things/north.ts'
import { baton, coin, cup, sword, wheel } from '../../src/ui/art/engraving/kit/things/tools.ts'
import { jug } from '../../src/ui/art/engraving/kit/things/vessels.ts'
import { trace } from '../../src/ui/art/engraving/kit/trace.ts'
import { lettering, widthOfText } from '../../src/ui/art/engraving/letters.ts'
import { type Drawing, place, shape } from '../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../src/ui/art/engraving/strokes.ts'
import { wheelOfSigns } from './kit.ts'

/** Size of an initial in its own units. */
export const INITIAL = { width: 160, height: 160 }

/** What stands beside each letter: a thing whose French name begins with it. */
const THINGS: Readonly<Record<string, () => Drawing>> = {
  // arbre
  A: () => tree(110, 138, 110),
  // bâton
  B: () => baton({ x: 112, y: 80, scale: 0.85, turn: 0.25 }),
  // coupe
  C: () => cup({ x: 110, y: 134, scale: 0.95 }),
  // denier
  D: () => coin({ x: 108, y: 84, scale: 0.82 }),
  // étoile
  E: () => star(110, 80, 42, 'yellow', 8),
  // flamme
  F: () => flame(110, 134, 104),
  // gerbe
  G: () => [-0.5, -0.25, 0, 0.25, 0.5].flatMap((turn) => ear({ x: 110, y: 140, scale: 1.1, turn })),
  // houx
  H: () => [
    ...[-2.3, -0.9, -1.6].flatMap((turn) => leaf({ x: 108, y: 112, scale: 2.1, turn })),
    ...trace('98 116, 114 110, 110 126').map(([x, y]) => shape(oval(x, y, 9), { fill: 'red', tone: 0.6, edge: 1.5 })),
  ],
  // île
  I: () => [
    shape(box(52, 112, 110, 50), { fill: 'blue', tone: { base: 0.15, angle: 0 }, edge: 1.5 }),
    outlined('M58 118 C76 94 136 94 152 118 Z', { fill: 'green', tone: 0.6, edge: 1.7 }),
    ...tree(106, 104, 64),
    ...strokes('M60 130 Q70 126 80 130 M100 140 Q112 136 124 140', 1.6, 'both', 'white'),
  ],
  // jarre
  J: () => jug('blue', { x: 108, y: 86, scale: 1.15 }),
  // karma, a wheel
  K: () => wheel({ x: 112, y: 84, scale: 0.78 }, 'yellow', 8),
  // lune
  L: () => moon(108, 80, 28, 18),
  // main
  M: () => hand('open', { x: 116, y: 136, scale: 2, turn: -Math.PI / 2 }),
  // nuage
  N: () =>
    cloud(
      [
        [88, 96],
        [132, 96],
        [98, 74],
        [122, 76],
        [110, 98],
      ],
      24,
      'white',
    ),
  // oiseau
  O: () => raven({ x: 108, y: 136, scale: 1 }),
  // pendule
  P: () => [
    ...strokes('M110 14 L110 92', 1.8, 'none'),
    shape(oval(110, 26, 5), { fill: 'yellow', edge: 1.3 }),
    outlined('M96 92 L124 92 L126 106 L110 138 L94 106 Z', {
      fill: 'yellow',
      tone: { dark: 0.7, depth: 14 },
      edge: 1.8,
    }),
    ...strokes('M84 140 Q110 152 136 140', 1.4),
  ],
  // quinte, five stars
  Q: () => trace('110 44, 136 72, 126 112, 94 112, 84 72').flatMap(([x, y]) => star(x, y, 15, 'red', 5)),
  // rose
  R: () => [
    ...place(rose({}), { x: 110, y: 96, scale: 1.1 }),
    ...strokes('M110 96 Q116 120 110 146', 3.4, 'none', 'green'),
    ...leaf({ x: 112, y: 124, turn: -0.6 }),
    ...leaf({ x: 112, y: 130, turn: -2.6 }),
  ],
  // soleil
  S: () => sun(108, 80, 26, 22),
  // tour
  T: () => tower(110, 140, 44, 92),
  // univers
  U: () => [
    ...rays(110, 80, 18, 30, 12, ['yellow', 'red']),
    shape(oval(110, 80, 18), { fill: 'yellow', tone: 0.6, edge: 1.6 }),
    ...[34, 46].map((radius) => shape(oval(110, 80, radius), { fill: null, edge: 1.2 })),
    shape(oval(140, 62, 7), { fill: 'blue', tone: 0.5, edge: 1.4 }),
    shape(oval(76, 110, 8), { fill: 'red', tone: 0.5, edge: 1.4 }),
  ],
  // vague
  V: () => [
    outlined('M44 148 C60 148 66 128 74 106 C88 64 136 58 142 92 C128 82 116 92 120 106 C126 124 146 122 160 148 Z', {
      fill: 'blue',
      tone: { dark: 0.7, depth: 26 },
      edge: 1.9,
    }),
    ...strokes('M72 138 C80 104 102 78 126 80 M92 142 C94 120 102 104 112 98', 2.4, 'end', 'white'),
  ],
  // wagon
  W: () => [
    shape(box(76, 66, 68, 42), { fill: 'red', tone: { dark: 0.6, depth: 18 }, edge: 1.8 }),
    outlined('M70 66 C90 46 130 46 150 66 Z', { fill: 'green', tone: 0.5, edge: 1.7 }),
    ...[84, 106].map((x) => shape(box(x, 74, 14, 14), { fill: 'yellow', edge: 1.4 })),
    ...wheel({ x: 92, y: 120, scale: 0.34 }),
    ...wheel({ x: 130, y: 120, scale: 0.34 }),
  ],
  // a cross of two swords
  X: () => [...sword({ x: 98, y: 116, scale: 0.86, turn: 0.5 }), ...sword({ x: 122, y: 116, scale: 0.86, turn: -0.5 })],
  // yeux
  Y: () =>
    [56, 104].flatMap(
      (y): Drawing => [
        outlined(`M76 ${y} Q110 ${y - 30} 144 ${y} Q110 ${y + 28} 76 ${y} Z`, { fill: 'white', tone: 0.4, edge: 1.8 }),
        shape(oval(110, y - 1, 13), { fill: 'blue', tone: 0.6, edge: 1.6 }),
        shape(oval(110, y - 1, 5), { fill: 'ink', edge: 0 }),
      ],
    ),
  // zodiaque
  Z: () => wheelOfSigns({ x: 110, y: 82, scale: 0.46 }),
}

const GROUNDS: readonly Tint[] = ['paper', 'sky', 'flesh', 'white']

/** A letter of the glossary beside its thing. */
export const initials: ReadonlyMap<string, () => Drawing> = new Map(
  Object.entries(THINGS).map(([letter, thing], index) => [
    letter,
    () => [
      shape(box(0, 0, INITIAL.width, INITIAL.height), {
        fill: GROUNDS[index % GROUNDS.length] ?? 'paper',
        tone: { at: (u, v) => 0.34 * (v - u * 0.4), angle: 0.05 },
        edge: 0,
      }),
      ...thing(),
      ...lettering(letter, 48, 132, Math.min(84, (84 * 66) / widthOfText(letter, 84))),
    ],
  ]),
)
