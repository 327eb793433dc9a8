import { arm } from '../../../../../src/ui/art/engraving/kit/arm.ts'
import { acanthus, leaf, stem } from '../../../../../src/ui/art/engraving/kit/things/flora.ts'
import { cloud, drops } from '../../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { longSword } from '../../../../../src/ui/art/engraving/kit/things/long-sword.ts'
import { trace } from '../../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../../src/ui/art/engraving/marks.ts'
import { curve, oval, path } from '../../../../../src/ui/art/engraving/outlines.ts'

/** The crown's farther rim, seen through it, and its nearer half: the blade passes between them. */
const behind = (): Drawing => [
  shape(oval(150, 142, 62, 15), { fill: 'red', tone: { base: 0.35, angle: 0.2 }, edge: 1.7 }),
  ...[110, 150, 190].map((x) =>
    shape(
      [
        [x - 14, 134],
        [x, 96],
        [x + 14, 134],
      ],
      { fill: 'yellow', tone: { dark: 0.5, depth: 10, base: 0.15 }, edge: 1.6 },
    ),
  ),
]

const before = (): Drawing => [
  shape(
    [
      ...curve(trace('88 142, 118 157, 150 161, 182 157, 212 142')),
      ...trace('220 96, 200 132, 186 104, 172 140, 150 112, 128 140, 114 104, 100 132, 80 96'),
    ],
    { fill: 'yellow', tone: { dark: 0.6, depth: 16 }, edge: 1.9 },
  ),
  shape(
    [
      ...curve(trace('88 142, 118 157, 150 161, 182 157, 212 142')),
      ...curve(trace('210 156, 182 171, 150 175, 118 171, 90 156')),
    ],
    {
      fill: 'red',
      tone: 0.5,
      edge: 1.7,
    },
  ),
  ...[114, 150, 186].map((x) => shape(oval(x, 167 - Math.abs(x - 150) * 0.09, 4.4), { fill: 'white', edge: 1.4 })),
  ...[
    [80, 93],
    [114, 101],
    [186, 101],
    [220, 93],
  ].map(([x = 0, y = 0]) => shape(oval(x, y, 5), { fill: 'white', edge: 1.4 })),
]

const laurel = (): Drawing => [
  stem(path('M92 160C62 190 60 236 78 286')[0] ?? [], 4),
  ...[184, 208, 232, 256].flatMap((y, index) => [
    ...leaf({ x: 72 - index, y, scale: 0.62, turn: 2.5 }),
    ...leaf({ x: 72 - index, y: y + 2, scale: 0.62, turn: 0.7 }),
  ]),
  ...leaf({ x: 76, y: 280, scale: 0.62, turn: 1.3 }),
]

const palm = (): Drawing => [
  stem(path('M208 160C238 190 240 236 222 286')[0] ?? [], 4),
  ...acanthus({ x: 230, y: 262, scale: 0.6, turn: 1.9 }, 'yellow'),
  ...[182, 200, 218, 236, 254].flatMap((y, index) =>
    [0.55, 2.5].flatMap((turn) =>
      place(
        [
          shape(path('M0 0C8 -5 20 -5 30 0C20 4 8 4 0 0Z'), {
            fill: 'green',
            tone: { dark: 0.4, depth: 4 },
            edge: 1.3,
          }),
        ],
        { x: 230 + Math.min(index, 2), y, turn },
      ),
    ),
  ),
]

export function aceOfSwords(): Drawing {
  const { sleeve, hand } = arm({
    points: trace('40 438, 86 424, 124 400'),
    fill: 'red',
    cuffs: 'white',
    size: 1.15,
    widths: [58, 46, 34],
    turn: -0.3,
  })
  return [
    ...drops(
      trace('52 84, 252 92, 40 140, 262 150, 34 316, 262 318, 222 330, 96 330, 240 372, 66 372, 206 412, 250 428'),
      ['red', 'yellow', 'blue'],
    ),
    ...behind(),
    ...longSword({ x: 150, y: 362 }, 300, 'sky'),
    ...before(),
    ...laurel(),
    ...palm(),
    ...sleeve,
    ...cloud(trace('22 400, 30 462, 62 470, 44 440, 66 452, 22 430'), 24),
    ...longSword({ x: 150, y: 362 }, 0, 'sky').slice(2),
    ...hand,
  ]
}
