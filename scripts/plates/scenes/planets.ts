import { lion } from '../../../src/ui/art/engraving/kit/animals/lion.ts'
import { feathered } from '../../../src/ui/art/engraving/kit/cupid.ts'
import { rose } from '../../../src/ui/art/engraving/kit/things/garden.ts'
import { flame, moon, rays, star, sun } from '../../../src/ui/art/engraving/kit/things/heaven.ts'
import { coin, wheel } from '../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, place, shape } from '../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, oval } from '../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../src/ui/art/engraving/strokes.ts'
import { book, candle, desk, land, letter, quill, room, sea, sky, stars, tufts, wheelOfSigns } from '../kit.ts'

/** A balance with a purse in one pan and a rose in the other, level. */
const money = (): Drawing => {
  const pan = (x: number): Drawing => [
    ...strokes(`M${x} 84 L${x - 48} 178 M${x} 84 L${x + 48} 178`, 1.6, 'none'),
    outlined(`M${x - 56} 178 L${x + 56} 178 C${x + 44} 206 ${x - 44} 206 ${x - 56} 178 Z`, {
      fill: 'yellow',
      tone: { dark: 0.7, depth: 16 },
      edge: 1.8,
    }),
  ]
  return [
    ...room('paper'),
    ...desk(250, 'blue'),
    shape(box(234, 66, 12, 186), { fill: 'yellow', tone: 0.6, edge: 1.8 }),
    outlined('M196 262 C200 244 280 244 284 262 L292 270 L188 270 Z', { fill: 'yellow', tone: 0.6, edge: 1.8 }),
    shape(band(trace('112 84, 176 72, 240 78, 304 72, 368 84'), [6, 9, 11, 9, 6]), {
      fill: 'yellow',
      tone: 0.5,
      edge: 1.7,
    }),
    shape(oval(240, 62, 12), { fill: 'red', tone: 0.5, edge: 1.7 }),
    ...place(rose({}), { x: 368, y: 176, scale: 1.15 }),
    ...strokes('M368 176 L384 190', 3, 'none', 'green'),
    shape(blob(trace('112 112, 130 122, 122 132, 152 158, 146 180, 78 180, 72 158, 102 132, 94 122')), {
      fill: 'red',
      tone: { dark: 0.7, depth: 24 },
      edge: 1.8,
    }),
    ...strokes('M98 132 Q112 138 126 132', 3, 'none', 'yellow'),
    ...pan(112),
    ...pan(368),
    ...coin({ x: 62, y: 264, scale: 0.3 }),
    ...coin({ x: 92, y: 274, scale: 0.3 }),
    ...coin({ x: 140, y: 268, scale: 0.3 }),
    ...place(rose({}), { x: 420, y: 290, scale: 0.7, turn: 1.2 }),
  ]
}

/** A cradle under the Moon at a window, a mobile of stars above it. */
const childMoon = (): Drawing => [
  ...room('flesh'),
  shape(box(268, 26, 176, 150), { fill: 'night', tone: { at: (_, v) => 0.4 * (1 - v), angle: 0.1 }, edge: 2 }),
  ...stars('292 54, 420 50, 300 132, 424 140, 396 94'),
  ...moon(352, 96, 32, 20),
  ...strokes('M356 26 L356 176 M268 102 L444 102', 3, 'none'),
  shape([box(260, 18, 192, 166), box(268, 26, 176, 150)], { fill: 'brown', tone: { dark: 0.5, depth: 7 }, edge: 1.8 }),
  ...desk(246, 'brown'),
  ...strokes('M40 60 Q110 20 150 64 M96 41 L96 86 M124 44 L124 108 M150 64 L150 92 M66 48 L66 104', 1.6, 'none'),
  ...star(96, 96, 12, 'yellow', 5),
  ...star(124, 118, 12, 'red', 5),
  ...star(150, 102, 11, 'blue', 5),
  ...star(66, 114, 11, 'yellow', 5),
  ...strokes('M40 60 L40 226', 3.4, 'none', 'brown'),
  outlined('M40 178 L216 178 L200 236 L56 236 Z', { fill: 'white', tone: { dark: 0.5, depth: 26 }, edge: 2 }),
  ...strokes('M70 180 L78 236 M100 180 L105 236 M130 180 L131 236 M160 180 L158 236 M188 180 L181 236', 1.5, 'none'),
  outlined('M52 180 C60 150 96 150 108 166 C140 152 190 158 206 180 Z', {
    fill: 'blue',
    tone: { dark: 0.6, depth: 14 },
    edge: 1.7,
  }),
  shape(oval(80, 160, 16, 15), { fill: 'flesh', tone: { dark: 0.3, depth: 8 }, edge: 1.6 }),
  ...strokes('M72 161 Q75 164 78 161 M82 161 Q85 164 88 161 M78 168 Q81 170 83 168', 1.3),
  shape(band(trace('34 242, 80 262, 130 266, 180 262, 224 240'), [6, 8, 6]), { fill: 'brown', tone: 0.5, edge: 1.7 }),
  ...book({ x: 356, y: 258, scale: 0.62 }, 'blue'),
]

/** A chart on a desk with its compass, a candle and a quill. */
const firstChart = (): Drawing => [
  ...room('night'),
  ...stars('40 40, 96 74, 150 30, 420 44, 372 82, 60 120, 444 118'),
  ...desk(150, 'brown'),
  outlined('M96 128 L378 120 L396 286 L84 292 Z', { fill: 'white', tone: { dark: 0.3, depth: 20 }, edge: 1.8 }),
  ...wheelOfSigns({ x: 238, y: 206, scale: 0.8 }, 'paper', 'sky'),
  ...strokes('M190 180 L280 190 L236 250 Z M204 240 L262 166', 1.6, 'none', 'red'),
  ...(
    [
      [190, 180],
      [280, 190],
      [236, 250],
      [204, 240],
      [262, 166],
    ] as const
  ).flatMap(([x, y]) => [shape(oval(x, y, 5), { fill: 'yellow', edge: 1.3 })]),
  ...candle({ x: 58, y: 196, scale: 1.25 }),
  ...rays(59, 98, 26, 40, 14, ['yellow', 'yellow']).map((mark) => mark),
  ...flame(59, 118, 36),
  ...strokes('M396 172 L366 252 M396 172 L424 252', 4.4, 'end', 'ink'),
  ...strokes('M396 172 L368 246 M396 172 L422 246', 2, 'end', 'yellow'),
  shape(oval(396, 168, 9), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  ...quill({ x: 330, y: 236, scale: 0.8, turn: 0.2 }, 'red'),
]

/** Letters blown back along the road to a messenger's winged hat. */
const mercury = (): Drawing => [
  ...sky('sky', 0.4),
  land('-10 210, 90 196, 210 214, 340 190, 490 204', 'green', 0.4),
  land('-10 250, 140 234, 300 250, 490 232', 'green', 0.7),
  outlined(
    'M196 310 C210 270 262 250 250 226 C244 214 262 208 272 206 L284 206 C274 216 276 224 284 232 C300 254 284 282 300 310 Z',
    { fill: 'paper', tone: { dark: 0.3, depth: 10 }, edge: 1.5 },
  ),
  ...feathered('white', 'sky', { x: 168, y: 118, scale: 1.05, flip: true }),
  ...feathered('white', 'sky', { x: 312, y: 118, scale: 1.05 }),
  outlined('M190 112 C190 50 290 50 290 112 Z', { fill: 'blue', tone: { dark: 0.8, depth: 34 }, edge: 2 }),
  outlined('M152 116 C190 100 290 100 328 116 C300 134 180 134 152 116 Z', { fill: 'yellow', tone: 0.5, edge: 1.9 }),
  ...strokes('M196 98 Q240 84 284 98', 3, 'none', 'yellow'),
  ...letter({ x: 76, y: 66, scale: 0.9, turn: -0.3 }),
  ...letter({ x: 404, y: 60, scale: 0.8, turn: 0.4 }, 'blue'),
  ...letter({ x: 60, y: 176, scale: 0.75, turn: 0.35 }, 'blue'),
  ...letter({ x: 420, y: 168, scale: 0.95, turn: -0.25 }),
  ...letter({ x: 352, y: 254, scale: 0.8, turn: 0.15 }),
  ...strokes(
    'M118 58 Q146 46 150 62 Q148 72 140 66 M364 84 Q342 98 334 84 M104 184 Q126 192 132 178 M376 178 Q352 190 344 176',
    1.6,
  ),
  ...tufts('60 282, 130 270, 390 282, 440 262, 160 290'),
]

/** A cat looks into a glass and sees a lion. */
const unlike = (): Drawing => [
  ...room('paper'),
  ...desk(222, 'red'),
  shape([box(238, 22, 206, 200), box(252, 36, 178, 174)], { fill: 'yellow', tone: { dark: 0.7, depth: 10 }, edge: 2 }),
  shape(box(252, 36, 178, 174), { fill: 'sky', tone: { at: (u, v) => 0.35 * (u + v - 0.8), angle: 0.9 }, edge: 1.8 }),
  ...strokes('M266 100 L310 52 M268 126 L332 56', 1.8, 'both', 'white'),
  ...place(lion('yellow', 'brown', {}), { x: 346, y: 186, scale: 0.62, flip: true }),
  ...cat,
]

const cat: Drawing = [
  shape(band(trace('92 250, 60 254, 44 236, 52 214, 44 196'), [12, 12, 11, 8], { round: true }), {
    fill: 'night',
    tone: 0.4,
    edge: 1.6,
  }),
  outlined('M86 256 C78 206 112 178 128 160 C150 156 162 176 160 204 L166 254 L146 256 L144 226 L132 256 Z', {
    fill: 'night',
    tone: { dark: 0.5, depth: 18 },
    edge: 1.8,
  }),
  outlined(
    'M120 166 C112 142 118 130 122 112 L138 126 C144 124 150 124 156 127 L172 114 C174 130 176 138 172 150 C168 170 130 178 120 166 Z',
    { fill: 'night', tone: { dark: 0.5, depth: 12 }, edge: 1.8 },
  ),
  outlined('M150 144 Q158 136 166 143 Q158 150 150 144 Z', { fill: 'yellow', edge: 1.2 }),
  ...strokes('M158 139 L158 148', 2, 'none'),
  ...strokes('M168 154 L192 150 M168 158 L190 162', 1, 'end'),
  ...strokes('M122 172 Q144 184 168 166', 3, 'none', 'red'),
  shape(oval(150, 178, 4.5), { fill: 'yellow', edge: 1.2 }),
]

/** The tools of five trades under the star of noon. */
const work = (): Drawing => [
  ...room('paper'),
  ...rays(240, 52, 20, 44, 16, ['yellow', 'red']),
  ...star(240, 52, 22, 'yellow', 8),
  ...strokes('M20 92 L460 92', 5, 'none', 'brown'),
  ...[64, 148, 332, 416].map((x) =>
    line(
      [
        [x, 92],
        [x, 108],
      ],
      2.4,
      'none',
    ),
  ),
  // A hammer, a pair of compasses, shears, a ladle.
  shape(box(60, 124, 9, 92), { fill: 'brown', tone: 0.6, edge: 1.6 }),
  outlined('M36 108 L92 108 L98 118 L92 130 L36 130 Z', { fill: 'grey', tone: 0.6, edge: 1.8 }),
  ...strokes('M148 116 L122 216 M148 116 L174 216', 6, 'end'),
  ...strokes('M148 118 L125 206 M148 118 L171 206', 3, 'end', 'yellow'),
  shape(oval(148, 116, 10), { fill: 'yellow', tone: 0.5, edge: 1.7 }),
  shape(box(328, 108, 7, 74), { fill: 'grey', tone: 0.5, edge: 1.5 }),
  outlined('M306 182 C304 216 360 216 358 182 Z', { fill: 'grey', tone: { dark: 0.7, depth: 14 }, edge: 1.7 }),
  shape([oval(402, 128, 15), oval(402, 128, 8)], { fill: 'red', tone: 0.5, edge: 1.6 }),
  shape([oval(432, 128, 15), oval(432, 128, 8)], { fill: 'red', tone: 0.5, edge: 1.6 }),
  outlined('M408 140 L430 214 L422 216 L402 144 Z', { fill: 'sky', tone: 0.4, edge: 1.5 }),
  outlined('M426 140 L404 214 L412 216 L432 144 Z', { fill: 'sky', tone: 0.5, edge: 1.5 }),
  ...desk(244, 'brown'),
  ...wheel({ x: 240, y: 190, scale: 0.92 }, 'yellow', 8),
  ...book({ x: 130, y: 262, scale: 0.5 }, 'blue'),
  outlined('M316 250 L326 222 L356 222 L366 250 Z', { fill: 'blue', tone: 0.5, edge: 1.6 }),
  ...quill({ x: 342, y: 226, scale: 0.6 }),
]

/** A shell on the shore of the morning, the planet of love above it. */
const venus = (): Drawing => [
  ...sky('flesh', 0.2),
  ...rays(240, 52, 15, 34, 16, ['white', 'yellow']),
  ...star(240, 52, 19, 'yellow', 8),
  ...sea(138, 310, 'sky'),
  outlined(
    'M240 258 C180 258 138 230 128 172 C128 150 142 138 154 150 C152 122 176 112 186 130 C190 104 216 98 224 122 C230 96 250 96 256 122 C264 98 290 104 294 130 C304 112 328 122 326 150 C338 138 352 150 352 172 C342 230 300 258 240 258 Z',
    { fill: 'white', tone: { dark: 0.6, depth: 30 }, edge: 2.1 },
  ),
  ...strokes(
    'M236 256 C196 240 160 206 152 152 M237 256 C208 230 190 186 186 132 M239 256 C228 220 224 176 224 124 M241 256 C252 220 256 176 256 124 M243 256 C272 230 290 186 294 132 M244 256 C284 240 320 206 328 152',
    1.8,
  ),
  outlined('M206 252 C222 242 258 242 274 252 C286 262 270 272 240 272 C210 272 194 262 206 252 Z', {
    fill: 'flesh',
    tone: 0.5,
    edge: 1.8,
  }),
  shape(oval(240, 232, 13), { fill: 'white', tone: { dark: 0.7, depth: 12 }, edge: 1.7 }),
  ...place(rose({}), { x: 84, y: 250, scale: 0.8, turn: -0.3 }),
  ...place(rose({}, 'white'), { x: 396, y: 252, scale: 0.8, turn: 0.3 }),
  ...place(rose({}), { x: 432, y: 272, scale: 0.55, turn: 0.7 }),
  ...place(rose({}, 'white'), { x: 50, y: 274, scale: 0.55, turn: -0.7 }),
]

/** The sky held in the hand: a sphere of rings before the Sun. */
const astrology = (): Drawing => [
  ...sky('night', 0.4),
  ...stars('44 60, 96 120, 60 210, 420 60, 392 140, 440 220, 150 36, 330 30'),
  ...sun(240, 132, 34, 30),
  ...[0.5, -0.5, 1.5].flatMap((turn) =>
    place(
      [shape([oval(0, 0, 108, 40), oval(0, 0, 100, 33)], { fill: 'yellow', tone: { dark: 0.5, depth: 5 }, edge: 1.5 })],
      { x: 240, y: 132, turn },
    ),
  ),
  shape([oval(240, 132, 112), oval(240, 132, 103)], { fill: 'yellow', tone: { dark: 0.6, depth: 6 }, edge: 1.7 }),
  shape(box(235, 244, 10, 30), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  outlined('M196 290 C200 270 280 270 284 290 Z', { fill: 'yellow', tone: 0.6, edge: 1.8 }),
]

export const scenes: Readonly<Record<string, () => Drawing>> = {
  'l-argent-dans-le-couple-qui-paie-quoi': money,
  'la-lune-de-votre-enfant': childMoon,
  'lire-son-premier-theme-astral': firstChart,
  'pourquoi-mercure-retrograde-fait-parler': mercury,
  'pourquoi-on-ne-ressemble-pas-a-son-signe': unlike,
  'quel-travail-vous-va-le-metier-dans-le-theme': work,
  'venus-ce-que-votre-theme-dit-de-l-amour': venus,
  astrologie: astrology,
}
