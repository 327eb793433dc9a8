import { leaf } from '../../../../src/ui/art/engraving/kit/things/garden.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, fold, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A trunk with a notch from which resin beads; the bark swells round it, a shoot grows at its foot. */
export const scene = (): Drawing => [
  shape(oval(150, 200, 170, 190), { fill: 'sky', tone: { dark: 0.3, depth: 40 }, edge: 0 }),
  ground(
    [
      [0, 404],
      [90, 392],
      [210, 398],
      [300, 386],
    ],
    'green',
    470,
    0.5,
  ),
  outlined(
    'M84 50 C92 130 84 230 82 300 C80 350 62 390 36 424 C66 420 76 410 88 404 C98 424 110 430 118 440 C130 420 150 414 164 416 C178 420 196 432 214 436 C208 420 206 410 206 402 C222 412 244 418 262 418 C236 390 220 350 216 300 C212 220 214 130 222 50 Z',
    {
      fill: 'brown',
      tone: { dark: 0.85, depth: 44 },
      edge: 2.1,
      folds: [
        fold(
          curve([
            [104, 50],
            [108, 120],
            [100, 190],
            [104, 260],
            [96, 340],
            [78, 396],
          ]),
          -6,
          1.4,
        ),
        fold(
          curve([
            [126, 50],
            [124, 110],
            [130, 150],
          ]),
          -5,
          1.3,
        ),
        fold(
          curve([
            [186, 50],
            [184, 110],
            [178, 150],
          ]),
          -5,
          1.3,
        ),
        fold(
          curve([
            [204, 50],
            [200, 140],
            [206, 230],
            [200, 320],
            [216, 390],
          ]),
          -6,
          1.4,
        ),
        fold(
          curve([
            [132, 320],
            [128, 360],
            [118, 420],
          ]),
          -6,
          1.3,
        ),
        fold(
          curve([
            [172, 330],
            [176, 370],
            [188, 420],
          ]),
          -6,
          1.3,
        ),
      ],
    },
  ),
  // The lip of bark, the wood beneath, the beads of resin.
  outlined(
    'M152 148 C120 160 108 206 114 244 C118 280 138 300 154 302 C172 300 188 280 190 246 C194 206 184 162 152 148 Z',
    { fill: 'flesh', tone: { dark: 0.7, depth: 12 }, edge: 2 },
  ),
  outlined(
    'M152 172 C134 186 128 214 132 242 C136 266 146 280 154 282 C164 280 172 266 174 242 C176 214 170 186 152 172 Z',
    {
      fill: 'white',
      tone: { dark: 0.6, depth: 10 },
      edge: 1.8,
      folds: [
        fold(
          curve([
            [148, 188],
            [144, 226],
            [150, 268],
          ]),
          0,
          1,
        ),
        fold(
          curve([
            [160, 196],
            [160, 232],
            [156, 268],
          ]),
          0,
          1,
        ),
      ],
    },
  ),
  ...strokes('M118 214 Q122 192 132 178 M120 258 Q126 276 138 288 M184 206 Q180 188 172 176', 1.2),
  outlined('M142 226 C136 238 138 252 146 252 C154 252 156 238 150 226 C147 216 145 216 142 226 Z', {
    fill: 'yellow',
    tone: { dark: 0.5, depth: 7 },
    edge: 1.6,
  }),
  outlined('M158 240 C153 252 154 266 161 266 C168 266 169 252 164 240 Z', {
    fill: 'yellow',
    tone: { dark: 0.5, depth: 6 },
    edge: 1.5,
  }),
  outlined('M152 284 C146 296 147 314 154 314 C161 314 162 296 156 284 Z', {
    fill: 'yellow',
    tone: { dark: 0.5, depth: 6 },
    edge: 1.6,
  }),
  shape(oval(155, 334, 5, 6), { fill: 'yellow', tone: { dark: 0.4, depth: 4 }, edge: 1.4 }),
  ...strokes('M143 232 L144 240', 1.6, 'none', 'white'),
  ...strokes('M202 438 Q204 410 196 384', 2.6, 'none', 'green'),
  ...leaf({ x: 198, y: 398, turn: -0.5, scale: 1.1 }),
  ...leaf({ x: 199, y: 406, turn: -2.5, scale: 1.1 }),
  ...leaf({ x: 196, y: 386, turn: -1.2, scale: 1 }),
  ...leaf({ x: 196, y: 386, turn: -2.1, scale: 0.9 }),
  ...grass(
    [
      [44, 446],
      [96, 456],
      [150, 450],
      [246, 446],
      [268, 458],
    ],
    13,
  ),
]
