import type { Element } from '../../src/astrology/names.ts'
import { raven } from '../../src/ui/art/engraving/kit/animals/raven.ts'
import { lantern } from '../../src/ui/art/engraving/kit/lantern.ts'
import { cloud, flame, moon, rays, star } from '../../src/ui/art/engraving/kit/things/heaven.ts'
import { column, tree, wall } from '../../src/ui/art/engraving/kit/things/land.ts'
import { bird, ear, reed } from '../../src/ui/art/engraving/kit/things/north.ts'
import { trace } from '../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, type Mark, place, shape } from '../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../src/ui/art/engraving/outlines.ts'
import type { Tint } from '../../src/ui/art/engraving/palette.ts'
import { outlined, strokes } from '../../src/ui/art/engraving/strokes.ts'
import { house, tufts } from './kit.ts'

/** Size of a pair's scene in its own units. */
export const PAIR = { width: 480, height: 200 }
const MIDDLE = PAIR.width / 2

/** A sky from the left edge to the middle. */
const halfSky = (tint: Tint, dark: number): Mark =>
  shape(box(-4, -4, MIDDLE + 4, 210), {
    fill: tint,
    tone: { at: (_, v) => dark * (1 - v * 1.5), angle: 0.05 },
    edge: 0,
  })

/** Land from the left edge to the middle under a curve. */
const halfLand = (points: string, tint: Tint, dark = 0.5): Mark =>
  shape([...curve(trace(points)), [MIDDLE, 210], [-10, 210]], {
    fill: tint,
    tone: { at: (_, v) => 0.05 + dark * v * v, angle: 0.1 },
    edge: 1.8,
  })

/** The country of each element, on the left; its mirror image is on the right. */
const COUNTRIES: Readonly<Record<Element, () => Drawing>> = {
  fire: () => [
    halfSky('flesh', 0.35),
    ...rays(84, 62, 24, 44, 18, ['red', 'yellow']),
    shape(oval(84, 62, 24), { fill: 'yellow', tone: { dark: 0.6, depth: 16 }, edge: 1.8 }),
    halfLand('-10 150, 30 118, 70 138, 120 104, 160 132, 200 120, 240 134', 'red', 0.4),
    halfLand('-10 174, 60 164, 140 172, 240 160', 'brown', 0.5),
    ...flame(44, 184, 46),
    ...flame(96, 190, 34),
    ...flame(150, 182, 26),
  ],
  earth: () => [
    halfSky('paper', 0.25),
    halfLand('-10 120, 60 96, 130 116, 190 98, 240 112', 'sky', 0.3),
    halfLand('-10 148, 70 134, 150 146, 240 132', 'green', 0.5),
    ...tree(52, 152, 104),
    ...tree(112, 146, 62),
    halfLand('-10 176, 80 166, 160 174, 240 162', 'yellow', 0.4),
    ...trace('14 200, 38 204, 66 198, 92 204, 122 200, 150 204').flatMap(([x, y], n) =>
      ear({ x, y, scale: 0.5, turn: n % 2 ? 0.12 : -0.1 }),
    ),
    ...strokes('M170 178 L186 202 M196 174 L214 202', 1.4),
  ],
  air: () => [
    halfSky('sky', 0.3),
    halfLand('-10 176, 60 158, 140 170, 240 154', 'blue', 0.3),
    ...cloud(trace('24 52, 50 40, 78 44, 58 56'), 17, 'white'),
    ...cloud(trace('128 96, 150 88, 172 96'), 13, 'white'),
    ...bird([150, 40], 12),
    ...bird([176, 56], 9),
    ...bird([30, 120], 8),
    outlined('M84 92 L106 72 L118 98 L92 126 Z', { fill: 'red', tone: { dark: 0.5, depth: 9 }, edge: 1.7 }),
    ...strokes('M84 92 L118 98 M106 72 L92 126', 1.3, 'none'),
    ...strokes('M92 126 C82 140 100 150 88 164 C80 176 92 186 84 204', 1.6, 'none'),
    ...trace('89 140, 93 156, 86 172').map(([x, y]) =>
      shape(trace(`${x - 7} ${y - 4}, ${x + 7} ${y + 4}, ${x + 7} ${y - 4}, ${x - 7} ${y + 4}`), {
        fill: 'yellow',
        edge: 1.2,
      }),
    ),
  ],
  water: () => [
    halfSky('night', 0.35),
    ...trace('36 34, 140 28, 168 66, 196 30, 26 88, 132 92').flatMap(([x, y], n) =>
      star(x, y, n % 2 ? 4 : 7, 'yellow', 4),
    ),
    ...moon(84, 62, 24, 14),
    shape(box(-10, 122, MIDDLE + 10, 90), { fill: 'blue', tone: { at: (_, v) => 0.35 * v, angle: 0 }, edge: 1.8 }),
    ...strokes('M62 132 L106 132 M70 142 L98 142 M76 152 L92 152', 3, 'both', 'yellow'),
    ...strokes(
      'M20 150 Q32 144 44 150 Q56 156 68 150 M130 140 Q142 134 154 140 Q166 146 178 140 M60 176 Q72 170 84 176 Q96 182 108 176 M150 184 Q162 178 174 184',
      1.8,
      'both',
      'white',
    ),
    ...reed(24, 204, 54, -4),
    ...reed(36, 206, 40, 5),
    ...reed(48, 208, 28, 3),
  ],
}

const mirrored = (drawing: Drawing): Drawing => place(drawing, { x: PAIR.width, flip: true })

/** What two elements make together, in the middle. */
const MEETINGS: Readonly<Record<string, () => Drawing>> = {
  // One fire from two.
  'fire-fire': () => [
    ...strokes('M204 196 L276 180 M204 180 L276 196', 13, 'none'),
    ...strokes('M205 196 L275 180 M205 180 L275 196', 9.4, 'none', 'brown'),
    ...flame(240, 184, 128),
    ...trace('214 60, 268 44, 246 30').flatMap(([x, y]) => star(x, y, 5, 'yellow', 4)),
  ],
  // A hearth under a roof.
  'fire-earth': () => [
    ...house({ x: 240, y: 192, scale: 1.35 }, 'red'),
    ...strokes('M280 50 C270 38 292 30 280 14 M286 50 C282 40 296 34 292 22', 2, 'both'),
  ],
  // A lantern that rises.
  'fire-air': () => [
    outlined('M212 128 C194 88 200 40 240 36 C280 40 286 88 268 128 Z', {
      fill: 'white',
      tone: { dark: 0.5, depth: 22 },
      edge: 2,
    }),
    ...strokes('M226 128 C216 90 220 50 240 36 M254 128 C264 90 260 50 240 36', 1.5),
    ...flame(240, 150, 40),
    shape(box(210, 126, 60, 9), { fill: 'red', tone: 0.5, edge: 1.7 }),
    ...trace('196 160, 284 168, 222 178, 262 184').flatMap(([x, y]) => star(x, y, 5, 'yellow', 4)),
  ],
  // A kettle over the flames, and its steam.
  'fire-water': () => [
    ...strokes('M184 198 L240 58 L296 198', 6.4, 'none'),
    ...strokes('M184 198 L240 58 L296 198', 3.6, 'none', 'brown'),
    ...strokes('M240 60 L240 104', 2.4, 'none'),
    ...flame(222, 198, 38),
    ...flame(258, 198, 38),
    ...flame(240, 200, 48),
    outlined('M204 116 L276 116 C286 170 194 170 204 116 Z', {
      fill: 'night',
      tone: { dark: 0.5, depth: 16 },
      edge: 2,
    }),
    shape(oval(240, 116, 37, 7), { fill: 'sky', tone: 0.3, edge: 1.8 }),
    ...strokes('M210 112 C210 92 270 92 270 112', 2.4, 'none'),
    ...strokes(
      'M222 104 C210 88 230 76 220 58 M258 104 C270 88 250 76 260 58 M240 50 C232 38 248 30 240 14',
      3,
      'both',
      'white',
    ),
  ],
  // An old tree.
  'earth-earth': () => [
    ...tree(240, 198, 186),
    ...raven({ x: 288, y: 196, scale: 0.42 }),
    ...tufts('206 200, 276 202'),
  ],
  // A mill that turns.
  'earth-air': () => [
    outlined('M214 198 L224 92 L256 92 L266 198 Z', { fill: 'white', tone: { dark: 0.6, depth: 18 }, edge: 2 }),
    outlined('M218 94 C222 64 258 64 262 94 Z', { fill: 'red', tone: { dark: 0.6, depth: 12 }, edge: 1.9 }),
    outlined('M230 198 L230 168 Q240 154 250 168 L250 198 Z', { fill: 'brown', tone: 0.6, edge: 1.6 }),
    shape(box(232, 118, 16, 18), { fill: 'yellow', edge: 1.5 }),
    ...[0.4, 1.97, 3.54, 5.11].flatMap((turn) =>
      place(
        [
          shape(box(-2, -76, 4, 76), { fill: 'brown', edge: 1.3 }),
          shape(box(2, -74, 17, 54), { fill: 'paper', tone: 0.3, edge: 1.5 }),
          ...strokes('M2 -60 L19 -60 M2 -47 L19 -47 M2 -34 L19 -34', 1.1, 'none'),
        ],
        { x: 240, y: 88, turn },
      ),
    ),
    shape(oval(240, 88, 6), { fill: 'yellow', edge: 1.5 }),
  ],
  // A well in a garden.
  'earth-water': () => [
    ...wall(200, 146, 80, 54, 'grey', 14),
    shape(oval(240, 146, 46, 11), { fill: 'white', tone: 0.5, edge: 1.9 }),
    shape(oval(240, 146, 34, 7), { fill: 'blue', tone: 0.4, edge: 1.6 }),
    ...[202, 272].map((x) => shape(box(x, 72, 8, 74), { fill: 'brown', tone: 0.5, edge: 1.7 })),
    outlined('M184 76 L240 34 L296 76 Z', { fill: 'red', tone: { dark: 0.6, depth: 18 }, edge: 2 }),
    shape(box(206, 86, 68, 7), { fill: 'brown', tone: 0.5, edge: 1.6 }),
    ...strokes('M240 92 L240 112', 2, 'none'),
    outlined('M228 112 L252 112 L249 136 L231 136 Z', { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  ],
  // A balloon between two winds.
  'air-air': () => [
    outlined('M240 22 C292 22 300 84 254 128 L226 128 C180 84 188 22 240 22 Z', {
      fill: 'yellow',
      tone: { dark: 0.6, depth: 24 },
      edge: 2,
    }),
    outlined('M240 22 C262 40 262 92 246 128 L234 128 C218 92 218 40 240 22 Z', {
      fill: 'red',
      tone: { dark: 0.4, depth: 14 },
      edge: 1.7,
    }),
    ...strokes('M226 128 L230 154 M254 128 L250 154 M240 128 L240 154', 1.6, 'none'),
    outlined('M226 154 L254 154 L250 178 L230 178 Z', { fill: 'brown', tone: 0.6, edge: 1.8 }),
  ],
  // A sail and the wind in it.
  'air-water': () => [
    shape(box(238, 30, 5, 128), { fill: 'brown', tone: 0.4, edge: 1.6 }),
    outlined('M244 34 C292 60 300 110 292 142 L244 146 Z', {
      fill: 'white',
      tone: { dark: 0.5, depth: 18 },
      edge: 1.9,
    }),
    outlined('M236 46 C212 80 200 114 196 142 L236 146 Z', { fill: 'red', tone: { dark: 0.5, depth: 14 }, edge: 1.9 }),
    outlined('M243 28 L266 36 L243 42 Z', { fill: 'yellow', edge: 1.4 }),
    outlined('M182 156 L304 156 C296 186 278 194 244 194 C208 194 190 184 182 156 Z', {
      fill: 'brown',
      tone: { dark: 0.6, depth: 14 },
      edge: 2,
    }),
    ...strokes('M190 168 L298 168', 1.5, 'none'),
  ],
  // One boat, and the lantern that both see by.
  'water-water': () => [
    shape(box(237, 62, 6, 100), { fill: 'brown', tone: 0.5, edge: 1.6 }),
    ...strokes('M240 66 L276 66', 3.4, 'none'),
    ...lantern({ x: 274, y: 64, scale: 0.9 }),
    outlined('M176 158 L304 158 C296 190 274 196 240 196 C206 196 184 190 176 158 Z', {
      fill: 'red',
      tone: { dark: 0.6, depth: 14 },
      edge: 2,
    }),
    ...strokes('M184 170 L296 170', 1.5, 'none', 'yellow'),
  ],
}

/** For a sign and itself: a standing mirror. */
const mirror = (): Drawing => [
  outlined('M196 200 L206 184 L274 184 L284 200 Z', { fill: 'brown', tone: 0.5, edge: 1.8 }),
  ...[190, 284].map((x) => shape(box(x, 84, 7, 108), { fill: 'brown', tone: 0.5, edge: 1.7 })),
  shape(oval(240, 98, 45, 70), { fill: 'yellow', tone: { dark: 0.6, depth: 12 }, edge: 2 }),
  shape(oval(240, 98, 35, 59), { fill: 'white', tone: { dark: 0.4, depth: 20 }, edge: 1.7 }),
  ...star(240, 98, 22, 'yellow', 8),
  ...strokes('M216 76 Q220 56 234 46', 3, 'both', 'sky'),
  shape(oval(240, 26, 7), { fill: 'red', tone: 0.5, edge: 1.5 }),
]

/** For opposite signs of the zodiac: sun and moon on one column. */
const facing = (): Drawing => [
  ...column(240, 206, 34, 86, 'white'),
  ...rays(240, 74, 44, 66, 24, ['red', 'yellow']),
  shape(oval(240, 74, 45), { fill: 'night', tone: null, edge: 2 }),
  shape(oval(240, 74, 45, 45, Math.PI / 2, 1.5 * Math.PI), { fill: 'yellow', tone: { dark: 0.6, depth: 16 }, edge: 2 }),
  ...strokes('M240 29 C226 46 254 58 240 74 C226 90 254 102 240 119', 2, 'none'),
  ...star(262, 62, 7, 'white', 4),
  ...star(268, 88, 5, 'white', 4),
  ...star(258, 104, 4, 'white', 4),
  shape(oval(220, 76, 6), { fill: 'red', tone: 0.4, edge: 1.5 }),
]

const ORDER: readonly Element[] = ['fire', 'earth', 'air', 'water']

const scene = (left: Element, right: Element, middle: Drawing): Drawing => [
  ...COUNTRIES[left](),
  ...mirrored(COUNTRIES[right]()),
  ...(left === right ? [] : strokes(`M${MIDDLE} -4 L${MIDDLE} 204`, 2, 'none')),
  ...middle,
]

/** The scenes of pairs of signs: one for each pair of elements, one for a sign with itself, one for opposite signs. */
export const pairs: ReadonlyMap<string, () => Drawing> = new Map([
  ...ORDER.flatMap((left, index) =>
    ORDER.slice(index).map((right): [string, () => Drawing] => [
      `${left}-${right}`,
      () => scene(left, right, MEETINGS[`${left}-${right}`]?.() ?? []),
    ]),
  ),
  ...ORDER.map((element): [string, () => Drawing] => [`${element}-same`, () => scene(element, element, mirror())]),
  ['fire-air-facing', () => scene('fire', 'air', facing())],
  ['earth-water-facing', () => scene('earth', 'water', facing())],
])
