import { grass, ground, tree, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A bridge of one arch whose reflection closes the circle; grass on one bank, bare rock on the other. */
export const scene = (): Drawing => [
  shape(oval(150, 112, 30), { fill: 'yellow', tone: { dark: 0.3, depth: 12 }, edge: 1.7 }),
  ground(
    [
      [0, 202],
      [80, 178],
      [160, 190],
      [230, 172],
      [300, 188],
    ],
    'sky',
    250,
    0.3,
  ),
  ...tree(46, 214, 70),
  ...water(0, 282, 300, 186),
  // What the water mirrors: the lower half of the circle, seen through the arch.
  outlined(
    'M17 286 L70 286 C72 346 108 370 150 370 C192 370 228 346 230 286 L283 286 L283 330 C262 330 252 404 150 408 C48 404 38 330 17 330 Z',
    { fill: 'night', tone: { base: 0.15, angle: 0 }, edge: 1.2 },
  ),
  outlined(
    'M17 222 C70 190 110 174 150 174 C190 174 230 190 283 222 L283 286 L230 286 C228 232 192 206 150 206 C108 206 72 232 70 286 L17 286 Z',
    { fill: 'white', tone: { dark: 0.7, depth: 24 }, edge: 2.1 },
  ),
  ...voussoirs,
  outlined(
    'M17 208 C70 176 110 162 150 162 C190 162 230 176 283 208 L283 222 C230 190 190 174 150 174 C110 174 70 190 17 222 Z',
    { fill: 'grey', tone: 0.5, edge: 1.9 },
  ),
  ...strokes('M30 236 L64 236 M24 256 L58 256 M36 272 L66 272 M236 238 L272 238 M242 258 L278 258', 1.3),
  outlined('M141 176 L159 176 L156 206 L144 206 Z', { fill: 'yellow', tone: null, edge: 1.9 }),
  ground(
    [
      [0, 300],
      [34, 292],
      [62, 312],
      [78, 350],
      [60, 470],
    ],
    'green',
    470,
    0.4,
  ),
  ...grass(
    [
      [24, 320],
      [42, 334],
      [58, 360],
      [30, 372],
      [50, 402],
      [26, 430],
      [62, 430],
    ],
    22,
  ),
  outlined('M283 280 L252 288 L236 318 L246 346 L228 380 L240 420 L230 470 L283 470 Z', {
    fill: 'grey',
    tone: { dark: 0.8, depth: 20 },
    edge: 2,
  }),
  ...strokes('M252 288 L262 316 L250 344 M236 318 L262 316 M262 352 L256 390 L270 420 M246 346 L262 352', 1.4),
  ...strokes('M96 320 L204 320 M104 336 L120 336 M176 340 L196 340', 1.5, 'both', 'white'),
]

const voussoirs: Drawing = [-64, -48, -32, -16, 16, 32, 48, 64].flatMap((degrees) => {
  const angle = (degrees / 180) * Math.PI
  const at = (rx: number, ry: number) => `${150 + rx * Math.sin(angle)} ${286 - ry * Math.cos(angle)}`
  return strokes(`M${at(80, 80)} L${at(96, 98)}`, 1.4, 'none')
})
