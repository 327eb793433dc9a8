import { rays, star } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { bird, fir } from '../../../src/ui/art/engraving/kit/things/north.ts'
import { trace } from '../../../src/ui/art/engraving/kit/trace.ts'
import { lettering } from '../../../src/ui/art/engraving/letters.ts'
import { type Drawing, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { band, box, oval } from '../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../src/ui/art/engraving/strokes.ts'
import { hourglass, land, sea, sky, stars, tufts, wheelOfSigns } from '../kit.ts'

/** The evening star over a bench under a bare tree, two cups of leaves fallen beside it. */
const venusAfter = (): Drawing => [
  ...sky('sky', 0.5),
  ...rays(330, 92, 14, 46, 16, ['white', 'yellow']),
  ...star(330, 92, 26, 'yellow', 8),
  land('-10 196, 80 176, 190 190, 300 168, 400 184, 490 172', 'blue', 0.5),
  land('-10 226, 120 214, 260 226, 380 212, 490 222', 'green', 0.7),
  ...(
    [
      '98 250, 104 200, 96 156, 104 96',
      '99 178, 80 156, 62 134',
      '99 152, 122 128, 134 90',
      '102 120, 94 92, 86 64',
      '126 112, 144 100, 164 92',
      '80 156, 64 152, 46 154',
      '101 206, 124 180, 152 160',
    ] as const
  ).map((way, index) =>
    shape(band(trace(way), index ? [7, 5, 1.5] : [14, 10, 7, 2]), {
      fill: 'brown',
      tone: { dark: 0.6, depth: 6 },
      edge: 1.4,
    }),
  ),
  ...bench({ x: 218, y: 262 }),
  ...tufts('40 268, 150 284, 330 276, 390 262, 440 288, 286 292'),
  ...(
    [
      [70, 270],
      [120, 276],
      [176, 286],
      [300, 284],
    ] as const
  ).flatMap(([x, y]) => [
    outlined(`M${x} ${y} Q${x + 8} ${y - 9} ${x + 18} ${y - 1} Q${x + 9} ${y + 6} ${x} ${y} Z`, {
      fill: 'red',
      tone: 0.4,
      edge: 1.2,
    }),
  ]),
]

const bench = (placing: { x: number; y: number }): Drawing =>
  place(
    [
      ...[-46, 46].map((x) => shape(box(x - 3, -22, 6, 26), { fill: 'brown', tone: 0.5, edge: 1.4 })),
      shape(box(-60, -28, 120, 8), { fill: 'brown', tone: 0.5, edge: 1.6 }),
      ...[-46, 46].map((x) => shape(box(x - 3, -60, 6, 34), { fill: 'brown', tone: 0.5, edge: 1.4 })),
      shape(box(-60, -60, 120, 8), { fill: 'brown', tone: 0.4, edge: 1.5 }),
      shape(box(-60, -46, 120, 8), { fill: 'brown', tone: 0.4, edge: 1.5 }),
    ],
    placing,
  )

/** The Sun half above the eastern horizon of a sea, with the zodiac as an arc over it. */
const ascendant = (): Drawing => [
  ...sky('paper', 0.25),
  ...[150, 176, 202].map((radius) =>
    shape(oval(240, 196, radius, radius * 0.84), { fill: null, edge: radius === 176 ? 0.8 : 1.5 }),
  ),
  ...Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + ((index + 0.5) / 9) * Math.PI
    return star(240 + 176 * Math.cos(angle), 196 + 148 * Math.sin(angle), 8, index === 4 ? 'red' : 'yellow', 6)
  }).flat(),
  ...rays(240, 196, 66, 116, 24),
  shape(oval(240, 196, 68), { fill: 'yellow', tone: { dark: 0.8, depth: 46 }, edge: 2.2 }),
  ...strokes('M210 178 Q218 172 228 177 M252 177 Q262 172 270 178 M240 178 L236 192 L243 193', 1.8),
  ...sea(196),
  ...strokes('M196 214 L284 214 M206 230 L274 230 M216 246 L264 246 M226 262 L254 262', 4, 'both', 'yellow'),
  ...bird([96, 92], 14),
  ...bird([122, 112], 9),
]

/** Two zodiac wheels that overlap; the Sun and the Moon are side by side where they do. */
const couples = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('34 40, 70 250, 30 150, 448 50, 410 262, 452 160, 240 22, 240 280'),
  ...wheelOfSigns({ x: 168, y: 150, scale: 1.18 }, 'white', 'sky'),
  ...wheelOfSigns({ x: 312, y: 150, scale: 1.18 }, 'white', 'red'),
  outlined('M240 57 C300 104 300 196 240 243 C180 196 180 104 240 57 Z', {
    fill: 'paper',
    tone: { dark: 0.4, depth: 16 },
    edge: 1.8,
  }),
  ...rays(240, 118, 17, 32, 14, ['yellow', 'yellow']),
  shape(oval(240, 118, 17), { fill: 'yellow', tone: { dark: 0.5, depth: 12 }, edge: 1.6 }),
  outlined('M254 164 C222 160 216 206 250 210 C234 200 234 174 254 164 Z', { fill: 'sky', tone: 0.5, edge: 1.6 }),
  ...star(120, 150, 20, 'blue', 5),
  ...star(360, 150, 20, 'red', 5),
]

/** The Moon before the Sun: a dark disc with its crown of light over broken columns. */
const eclipses = (): Drawing => [
  ...sky('night', 0.5),
  ...stars('40 44, 84 110, 52 170, 430 40, 392 120, 440 176, 130 30, 350 26'),
  ...rays(240, 118, 64, 112, 32, ['yellow', 'white']),
  shape(oval(240, 118, 66), { fill: 'yellow', edge: 1.8 }),
  shape(oval(240, 118, 60), { fill: 'ink', tone: null, edge: 1.6 }),
  shape(oval(222, 84, 5), { fill: 'white', edge: 0 }),
  ...star(286, 78, 15, 'white', 4),
  land('-10 246, 90 232, 220 244, 340 230, 490 244', 'blue', 0.7),
  ...(
    [
      [74, 250, 96],
      [124, 256, 62],
      [372, 250, 110],
      [424, 258, 44],
    ] as const
  ).flatMap(([x, y, high]) => [
    shape(box(x - 13, y - high, 26, high), { fill: 'grey', tone: { dark: 0.7, depth: 16 }, edge: 1.7 }),
    ...strokes(`M${x - 5} ${y - high + 4} L${x - 5} ${y - 6} M${x + 4} ${y - high + 4} L${x + 4} ${y - 6}`, 1),
    shape(box(x - 18, y - 6, 36, 9), { fill: 'grey', tone: 0.5, edge: 1.6 }),
  ]),
  shape(box(56, 144, 40, 10), { fill: 'grey', tone: 0.5, edge: 1.6 }),
  shape(box(354, 130, 40, 10), { fill: 'grey', tone: 0.5, edge: 1.6 }),
  ...tufts('180 276, 240 284, 300 272, 40 284, 452 284'),
]

/** Twelve moons, one a month, from thin to full and back over a snowy wood. */
const year = (): Drawing => [
  ...sky('night', 0.35),
  ...Array.from({ length: 12 }, (_, month) => {
    const angle = Math.PI * (1.04 + (month / 11) * 0.92)
    const [x, y] = [240 + 204 * Math.cos(angle), 232 + 188 * Math.sin(angle)]
    const lit = 1 - Math.abs(month - 5.5) / 6
    return [
      shape(oval(x, y, 17), { fill: 'blue', tone: { base: 0.25, angle: 0 }, edge: 1.5 }),
      outlined(
        month < 6
          ? `M${x} ${y - 17} C${x + 23} ${y - 17} ${x + 23} ${y + 17} ${x} ${y + 17} C${x + 22 - 44 * lit} ${y + 14} ${x + 22 - 44 * lit} ${y - 14} ${x} ${y - 17} Z`
          : `M${x} ${y - 17} C${x - 23} ${y - 17} ${x - 23} ${y + 17} ${x} ${y + 17} C${x - 22 + 44 * lit} ${y + 14} ${x - 22 + 44 * lit} ${y - 14} ${x} ${y - 17} Z`,
        { fill: 'white', tone: { dark: 0.4, depth: 8 }, edge: 1.4 },
      ),
    ]
  }).flat(),
  ...rays(240, 172, 34, 56, 16, ['yellow', 'red']),
  shape(oval(240, 172, 34), { fill: 'yellow', tone: { dark: 0.7, depth: 24 }, edge: 1.9 }),
  ...lettering('MMXXVII', 240, 177, 10),
  land('-10 250, 110 238, 240 252, 360 236, 490 250', 'white', 0.35),
  ...(
    [
      [40, 262, 70],
      [80, 270, 52],
      [112, 262, 40],
      [366, 260, 46],
      [402, 268, 66],
      [446, 262, 78],
    ] as const
  ).flatMap(([x, y, high]) => fir(x, y, high)),
]

/** Saturn with its rings over an hourglass on the mountain. */
const saturn = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('40 50, 88 96, 52 170, 408 40, 446 110, 150 32, 330 30, 120 200, 420 190'),
  ...ring(Math.PI, 2 * Math.PI),
  shape(oval(224, 122, 74), { fill: 'yellow', tone: { dark: 0.85, depth: 50 }, edge: 2.1 }),
  ...strokes(
    'M160 94 Q226 84 288 86 M153 116 Q226 108 298 110 M162 162 Q228 158 288 158 M176 178 Q228 176 274 174',
    1.6,
  ),
  ...ring(0, Math.PI),
  land('-10 262, 70 240, 170 256, 300 232, 380 216, 430 228, 490 250', 'blue', 0.7),
  ...hourglass({ x: 392, y: 222, scale: 0.72 }, 'red'),
  ...tufts('60 282, 140 288, 260 276, 330 286'),
]

/** Half of Saturn's rings, the half behind it or the one before. */
const ring = (from: number, to: number): Drawing =>
  place(
    (
      [
        [146, 30, 'white'],
        [118, 22, 'sky'],
      ] as const
    ).map(([rx, ry, fill]) =>
      shape([...oval(0, 0, rx, ry, from, to), ...oval(0, 0, rx - 22, ry - 7, from, to).reverse()], {
        fill,
        tone: { dark: 0.4, depth: 7 },
        edge: 1.6,
      }),
    ),
    { x: 224, y: 122, turn: -0.3 },
  )

export const scenes: Readonly<Record<string, () => Drawing>> = {
  'apres-une-rupture-le-temps-de-venus': venusAfter,
  'ce-que-dit-vraiment-l-ascendant': ascendant,
  'couples-de-signes-ce-qui-se-joue': couples,
  'eclipses-ciel-et-symboles': eclipses,
  'l-annee-2027-ce-que-dit-le-ciel': year,
  'le-retour-de-saturne': saturn,
}
