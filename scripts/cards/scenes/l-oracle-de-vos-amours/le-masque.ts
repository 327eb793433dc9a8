import { flame } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A half mask hangs before a candle, whose light comes through both eyes. */
export const scene = (): Drawing => [
  ...Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI
    const at = (r: number) => `${150 + r * Math.cos(angle)} ${192 + r * Math.sin(angle)}`
    return strokes(`M${at(92)} L${at(index % 2 ? 116 : 132)}`, 1.6, 'end')
  }).flat(),
  shape(oval(150, 192, 86), { fill: 'yellow', tone: { base: 0.05, dark: 0.35, depth: 24 }, edge: 1.6 }),
  ...flame(150, 222, 96, ['red', 'white']),
  shape(box(134, 222, 32, 150), { fill: 'white', tone: { dark: 0.7, depth: 16 }, edge: 1.8 }),
  outlined('M134 234 Q140 250 146 236 Q152 262 158 238 Q163 248 166 232 V222 H134 Z', {
    fill: 'white',
    tone: null,
    edge: 1.3,
  }),
  shape(box(112, 370, 76, 12), { fill: 'yellow', tone: 0.6, edge: 1.7 }),
  ...strokes('M150 62 L150 78', 3.4, 'none'),
  shape(oval(150, 62, 4.6), { fill: 'grey', edge: 1.5 }),
  ...strokes('M150 66 Q96 96 70 168 M150 66 Q204 96 230 168', 1.6, 'none', 'brown'),
  // The mask has two holes.
  outlined(
    'M58 176 C84 152 124 160 150 178 C176 160 216 152 242 176 C246 208 230 240 196 240 C174 240 164 222 150 210 C136 222 126 240 104 240 C70 240 54 208 58 176 Z M84 194 C96 182 116 186 126 200 C116 214 94 214 84 194 Z M216 194 C204 182 184 186 174 200 C184 214 206 214 216 194 Z',
    { fill: 'night', tone: { dark: 0.5, depth: 16 }, edge: 2 },
  ),
  ...strokes('M70 178 Q104 162 142 184 M230 178 Q196 162 158 184', 1.4, 'both', 'yellow'),
  ...[72, 104, 196, 228].map((x, index) => shape(oval(x, index % 3 ? 228 : 212, 2.6), { fill: 'yellow', edge: 1 })),
  // The ribbon, untied on the right.
  outlined(
    'M238 196 C262 220 232 250 226 276 C220 302 204 322 206 352 L196 344 C194 318 210 296 214 272 C220 246 240 226 228 204 Z',
    {
      fill: 'red',
      tone: 0.6,
      edge: 1.6,
    },
  ),
  outlined('M62 196 C44 224 66 246 60 276 L50 282 C54 252 34 230 54 194 Z', { fill: 'red', tone: 0.6, edge: 1.6 }),
  shape(box(17, 382, 266, 84), {
    fill: 'brown',
    tone: { base: 0.06, at: (_, v) => 0.5 * v * v, angle: 0.05 },
    edge: 1.8,
    folds: [
      fold(
        curve([
          [17, 404],
          [150, 402],
          [283, 406],
        ]),
        0,
        1.2,
      ),
    ],
  }),
  ...fadedFlower,
]

const fadedFlower: Drawing = [
  ...strokes('M128 412 Q96 410 74 396', 2.6, 'none', 'green'),
  outlined('M108 410 Q112 396 124 394 Q122 406 108 410 Z', { fill: 'green', tone: 0.4, edge: 1.3 }),
  ...[0, 1, 2, 3, 4, 5].map((index) => {
    const angle = 2 + index * 0.72
    return shape(oval(68 + 13 * Math.cos(angle), 392 + 13 * Math.sin(angle), 9, 7), {
      fill: 'sky',
      tone: { dark: 0.6, depth: 7 },
      edge: 1.4,
    })
  }),
  shape(oval(68, 392, 7), { fill: 'yellow', tone: 0.4, edge: 1.4 }),
  outlined('M40 420 Q48 412 58 418 Q50 426 40 420 Z', { fill: 'sky', tone: 0.4, edge: 1.3 }),
]
