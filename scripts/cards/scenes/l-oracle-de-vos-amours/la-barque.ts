import { rays } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { ground, tree, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A rowing boat on a slow river, one oar in the water, the other laid inside, an unlit lantern at the bow. */
export const scene = (): Drawing => [
  shape(oval(226, 108, 24), { fill: 'yellow', tone: { dark: 0.4, depth: 12 }, edge: 1.7 }),
  ...rays(226, 108, 26, 40, 16, ['yellow', 'yellow']),
  ground(
    [
      [0, 190],
      [60, 168],
      [130, 182],
      [210, 160],
      [300, 178],
    ],
    'sky',
    240,
    0.3,
  ),
  ...tree(52, 196, 58),
  ...tree(92, 198, 40),
  ground(
    [
      [0, 204],
      [120, 196],
      [220, 204],
      [300, 196],
    ],
    'green',
    232,
    0.5,
  ),
  ...water(0, 222, 300, 246),
  // The reflection hides waves where the hull is mirrored.
  outlined('M62 318 C92 352 214 352 246 312 L250 330 C222 376 92 378 60 336 Z', {
    fill: 'night',
    tone: { base: 0.2, angle: 0 },
    edge: 0,
  }),
  outlined('M44 268 C74 284 214 282 262 248 C258 292 230 330 164 334 C104 336 60 314 44 268 Z', {
    fill: 'brown',
    tone: { dark: 0.8, depth: 30 },
    edge: 2,
  }),
  outlined('M44 268 C74 256 214 240 262 248 C214 282 74 284 44 268 Z', {
    fill: 'red',
    tone: { base: 0.25, angle: 0 },
    edge: 1.8,
  }),
  ...strokes('M52 286 C90 308 214 304 255 272 M64 304 C104 324 206 320 244 294', 1.3),
  outlined('M104 258 L120 274 L134 273 L118 257 Z', { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  outlined('M170 252 L186 270 L200 267 L184 250 Z', { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  // The oar inside, then the one in the water with its rings.
  shape(
    band(
      [
        [110, 264],
        [226, 252],
      ],
      [5, 5],
      { straight: true },
    ),
    { fill: 'white', tone: 0.3, edge: 1.4 },
  ),
  outlined('M218 246 L252 240 L254 252 L220 258 Z', { fill: 'white', tone: 0.4, edge: 1.4 }),
  shape(
    band(
      [
        [128, 262],
        [82, 302],
        [62, 320],
      ],
      [5, 5],
      { straight: true },
    ),
    { fill: 'white', tone: 0.3, edge: 1.4 },
  ),
  outlined('M68 308 L80 318 L58 348 L46 338 Z', { fill: 'white', tone: 0.5, edge: 1.4 }),
  ...[1, 1.7, 2.5].map((scale) => shape(oval(52, 344, 18 * scale, 5 * scale), { fill: null, edge: 1.3 })),
  ...lantern,
  ...reeds([
    [236, 452, 200],
    [250, 460, 220],
    [264, 452, 186],
    [224, 462, 160],
    [276, 462, 150],
  ]),
]

const lantern: Drawing = [
  ...strokes('M148 272 L148 152 Q148 146 142 146', 3, 'none', 'brown'),
  ...strokes('M142 146 L142 154', 1.6, 'none'),
  outlined('M132 164 L152 164 L149 154 L135 154 Z', { fill: 'night', tone: null, edge: 1.4 }),
  outlined('M133 164 L151 164 L153 190 L131 190 Z', { fill: 'white', tone: { dark: 0.6, depth: 8 }, edge: 1.6 }),
  outlined('M129 190 L155 190 L155 195 L129 195 Z', { fill: 'night', tone: null, edge: 1.4 }),
  ...strokes('M142 164 L142 190', 1.1, 'none'),
]

const reeds = (places: readonly (readonly [x: number, bottom: number, height: number])[]): Drawing =>
  places.flatMap(([x, bottom, height], index) => {
    const lean = (index % 2 ? 1 : -1) * (4 + index)
    const top = bottom - height
    return [
      ...strokes(`M${x} ${bottom} Q${x} ${bottom - height / 2} ${x + lean} ${top}`, 2.6, 'none', 'green'),
      shape(
        band(
          [
            [x + lean, top + 8],
            [x + lean * 1.2, top - 22],
          ],
          [7, 8],
          { straight: true, round: true, start: true },
        ),
        { fill: 'brown', tone: 0.6, edge: 1.4 },
      ),
      outlined(
        `M${x} ${bottom} Q${x + lean * 4} ${bottom - height * 0.5} ${x + lean * 5} ${bottom - height * 0.66} Q${x + lean * 2} ${bottom - height * 0.4} ${x + 4} ${bottom} Z`,
        { fill: 'green', tone: 0.5, edge: 1.3 },
      ),
    ]
  })
