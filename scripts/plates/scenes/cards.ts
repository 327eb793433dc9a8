import { hand } from '../../../src/ui/art/engraving/kit/hand.ts'
import { flower, rose } from '../../../src/ui/art/engraving/kit/things/garden.ts'
import { rays, star, sun } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { tower, tree } from '../../../src/ui/art/engraving/kit/things/land.ts'
import { cup, sword } from '../../../src/ui/art/engraving/kit/things/tools.ts'
import { lettering } from '../../../src/ui/art/engraving/letters.ts'
import { type Drawing, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { box, oval } from '../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../src/ui/art/engraving/strokes.ts'
import { back, candle, card, desk, land, room, sky, stars, tufts } from '../kit.ts'

const sunCard = (): Drawing => [
  ...rays(0, -10, 12, 21, 12),
  shape(oval(0, -10, 12), { fill: 'yellow', tone: { dark: 0.6, depth: 9 }, edge: 1.3 }),
  ...lettering('XVIIII', 0, 38, 7),
]
const starCard = (): Drawing => [...star(0, -8, 18, 'yellow', 8), ...lettering('XVII', 0, 38, 7)]
const towerCard = (): Drawing => [...tower(0, 24, 18, 42, 'flesh', 'red'), ...lettering('XVI', 0, 38, 7)]
const moonCard = (): Drawing => [
  shape(oval(0, -10, 17), { fill: 'sky', tone: { dark: 0.4, depth: 8 }, edge: 1.3 }),
  outlined('M4 -26 C-14 -22 -14 2 4 6 C-4 -2 -4 -18 4 -26 Z', { fill: 'white', tone: 0.4, edge: 1.2 }),
  ...lettering('XVIII', 0, 38, 7),
]

/** The workshop of a card maker: sheets drying on a line, a cut block, pots of colour. */
const history = (): Drawing => [
  ...room('paper'),
  ...strokes('M10 44 Q240 74 470 40', 2.2, 'none', 'brown'),
  ...[
    [70, 102, 0.02, sunCard],
    [158, 112, -0.03, towerCard],
    [246, 116, 0.03, starCard],
    [334, 112, -0.02, moonCard],
  ].flatMap(([x, y, turn, picture]) => [
    ...card({ x: x as number, y: y as number, turn: turn as number, scale: 0.98 }, (picture as () => Drawing)()),
    shape(box((x as number) - 3, (y as number) - 58, 6, 14), { fill: 'brown', edge: 1.2 }),
  ]),
  ...desk(206, 'brown'),
  outlined('M52 196 L176 190 L188 262 L60 270 Z', { fill: 'yellow', tone: { dark: 0.6, depth: 14 }, edge: 1.9 }),
  ...place(sun(0, 0, 15, 13), { x: 119, y: 229 }),
  ...strokes('M206 270 L262 224', 7, 'none'),
  ...strokes('M206 270 L246 237', 4.4, 'none', 'red'),
  ...strokes('M246 237 L270 216', 3, 'end', 'grey'),
  ...(['red', 'blue', 'yellow'] as const).flatMap((tint, index): Drawing => {
    const x = 312 + index * 54
    return [
      outlined(`M${x - 20} 214 L${x - 16} 256 L${x + 16} 256 L${x + 20} 214 Z`, {
        fill: 'white',
        tone: { dark: 0.6, depth: 12 },
        edge: 1.7,
      }),
      shape(oval(x, 214, 20, 6), { fill: tint, tone: 0.4, edge: 1.6 }),
      ...strokes(`M${x + 4} 214 L${x + 16} 176`, 3.4, 'none', 'brown'),
    ]
  }),
]

/** The tower after the storm: its crown lifted, the sky clear, flowers at its foot. */
const houseOfGod = (): Drawing => [
  ...sky('sky', 0.3),
  ...rays(404, 78, 28, 50, 16),
  shape(oval(404, 78, 28), { fill: 'yellow', tone: { dark: 0.6, depth: 20 }, edge: 1.8 }),
  land('-10 226, 100 214, 230 228, 360 212, 490 222', 'green', 0.6),
  ...tower(214, 246, 74, 148, 'flesh', 'yellow'),
  outlined('M292 14 L252 64 L272 64 L236 102 L250 78 L234 76 L262 14 Z', { fill: 'yellow', tone: 0.3, edge: 1.8 }),
  ...place(
    [
      outlined('M-46 0 L-46 -26 L-30 -26 L-30 -12 L-10 -12 L-10 -26 L10 -26 L10 -12 L30 -12 L30 -26 L46 -26 L46 0 Z', {
        fill: 'red',
        tone: 0.5,
        edge: 1.8,
      }),
    ],
    { x: 150, y: 66, turn: -0.42 },
  ),
  ...(
    [
      [70, 110, 'red'],
      [92, 150, 'yellow'],
      [60, 186, 'blue'],
      [130, 190, 'white'],
      [300, 140, 'red'],
      [330, 176, 'yellow'],
      [292, 196, 'blue'],
      [116, 124, 'white'],
      [356, 144, 'white'],
    ] as const
  ).map(([x, y, fill]) => shape(oval(x, y, 6), { fill, tone: 0.4, edge: 1.5 })),
  ...(
    [
      [60, 268],
      [108, 278],
      [300, 270],
      [352, 280],
      [410, 262],
      [252, 284],
      [160, 280],
    ] as const
  ).flatMap(([x, y], index) => [
    ...strokes(`M${x} ${y} Q${x + 3} ${y - 10} ${x} ${y - 18}`, 2.2, 'none', 'green'),
    ...flower({ x, y: y - 22, scale: 0.42, turn: index }, index % 2 ? 'white' : 'red'),
  ]),
  ...tufts('84 286, 330 290, 440 282'),
]

/** A hand lays one card of three before a candle. */
const question = (): Drawing => [
  ...room('night'),
  ...stars('40 36, 86 64, 440 40, 398 72, 300 30', 'yellow'),
  ...desk(136, 'red'),
  ...candle({ x: 76, y: 176, scale: 1.3 }),
  ...rays(78, 76, 30, 44, 14, ['yellow', 'yellow']),
  ...back({ x: 176, y: 214, turn: -0.1, scale: 1.15 }),
  ...back({ x: 256, y: 212, scale: 1.15 }),
  ...card({ x: 338, y: 206, turn: 0.12, scale: 1.2 }, starCard()),
  outlined('M500 150 L424 172 L438 216 L500 224 Z', { fill: 'blue', tone: { dark: 0.6, depth: 20 }, edge: 1.8 }),
  outlined('M420 168 L432 164 L446 218 L434 220 Z', { fill: 'yellow', tone: 0.4, edge: 1.6 }),
  ...hand('pinch', { x: 430, y: 194, scale: 1.5, turn: Math.PI, flip: false }).map((mark) => mark),
]

/** A card of the tarot and a card of an oracle face to face. */
const tarotOrOracle = (): Drawing => [
  ...sky('blue', 0.4),
  shape(box(240, -10, 260, 320), { fill: 'red', tone: { at: (u) => 0.4 * (1 - u), angle: 1.2 }, edge: 2 }),
  ...card({ x: 136, y: 150, scale: 2.3, turn: -0.05 }, [
    ...place(sword({}), { x: 0, y: 6, scale: 0.46 }),
    ...star(-15, -32, 5, 'yellow', 4),
    ...star(15, -32, 5, 'yellow', 4),
    ...lettering('AS', 0, 40, 7),
  ]),
  ...card(
    { x: 344, y: 150, scale: 2.3, turn: 0.05 },
    [
      ...place(rose({}), { x: 0, y: 4, scale: 0.62 }),
      ...strokes('M0 4 Q3 18 0 32', 2, 'none', 'green'),
      outlined('M1 18 Q9 10 17 16 Q9 22 1 18 Z', { fill: 'green', tone: 0.4, edge: 1 }),
      outlined('M1 24 Q-7 16 -15 22 Q-7 28 1 24 Z', { fill: 'green', tone: 0.4, edge: 1 }),
    ],
    'flesh',
  ),
  ...star(240, 56, 14, 'yellow', 6),
  ...star(240, 150, 20, 'yellow', 8),
  ...star(240, 244, 14, 'yellow', 6),
]

/** One card leans on the morning's cup at a window, the Sun on the sill. */
const daily = (): Drawing => [
  ...room('flesh'),
  shape(box(96, 20, 288, 206), { fill: 'sky', tone: { at: (_, v) => 0.3 * (1 - v), angle: 0.05 }, edge: 1.8 }),
  ...rays(300, 118, 32, 58, 18),
  shape(oval(300, 118, 32), { fill: 'yellow', tone: { dark: 0.6, depth: 22 }, edge: 1.8 }),
  shape(
    [
      [96, 172],
      [170, 156],
      [240, 170],
      [320, 158],
      [384, 168],
      [384, 226],
      [96, 226],
    ],
    { fill: 'green', tone: { at: (_, v) => 0.5 * v, angle: 0.1 }, edge: 1.7 },
  ),
  ...tree(130, 186, 60),
  ...tree(352, 190, 48),
  ...strokes('M240 20 L240 226', 5, 'none'),
  ...strokes('M96 96 L384 96', 4, 'none'),
  shape([box(84, 10, 312, 224), box(96, 20, 288, 206)], { fill: 'brown', tone: { dark: 0.5, depth: 8 }, edge: 1.9 }),
  outlined('M20 10 L84 10 C88 100 70 180 50 244 L20 244 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 16 },
    edge: 1.7,
  }),
  outlined('M460 10 L396 10 C392 100 410 180 430 244 L460 244 Z', {
    fill: 'white',
    tone: { dark: 0.6, depth: 16 },
    edge: 1.7,
  }),
  ...desk(238, 'brown'),
  ...card({ x: 214, y: 206, turn: -0.16, scale: 0.98 }, sunCard()),
  outlined('M248 202 L308 202 C308 244 296 262 278 262 C260 262 248 244 248 202 Z', {
    fill: 'blue',
    tone: { dark: 0.7, depth: 20 },
    edge: 1.9,
  }),
  shape(oval(278, 202, 30, 8), { fill: 'brown', tone: 0.4, edge: 1.7 }),
  shape([oval(314, 224, 16), oval(314, 224, 9)], { fill: 'blue', tone: 0.4, edge: 1.6 }),
  shape(oval(278, 266, 48, 8), { fill: 'white', tone: { dark: 0.5, depth: 10 }, edge: 1.7 }),
  ...strokes('M268 190 Q260 176 268 164 Q276 152 268 140 M288 190 Q280 176 288 164 Q296 152 288 142', 1.8),
]

/** The four suits of the pack around a star. */
const tarot = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('40 40, 440 40, 40 260, 440 260, 240 20, 240 280'),
  ...card({ x: 128, y: 158, scale: 1.9, turn: -0.36 }, [...place(cup({}), { x: 0, y: 34, scale: 0.56 })]),
  ...card({ x: 352, y: 158, scale: 1.9, turn: 0.36 }, [...place(sword({}), { x: 0, y: 14, scale: 0.5 })]),
  ...card({ x: 204, y: 146, scale: 1.9, turn: -0.12 }, moonCard()),
  ...card({ x: 280, y: 146, scale: 1.9, turn: 0.12 }, sunCard()),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  'histoire-du-tarot-de-marseille': history,
  'la-maison-dieu-sans-peur': houseOfGod,
  'poser-une-bonne-question-au-tarot': question,
  'tarot-ou-oracle-quelle-difference': tarotOrOracle,
  'tirer-une-carte-par-jour': daily,
  tarot,
}
