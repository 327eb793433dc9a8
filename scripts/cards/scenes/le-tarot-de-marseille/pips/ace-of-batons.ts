import { arm } from '../../../../../src/ui/art/engraving/kit/arm.ts'
import { cloud, drops } from '../../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { trace } from '../../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, shape } from '../../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve, oval } from '../../../../../src/ui/art/engraving/outlines.ts'

/** What is left of a sawn bough: its round cut looks up. */
function stub(from: string, width: number): Drawing {
  const points = trace(from)
  const [x, y] = points.at(-1) ?? [0, 0]
  return [
    shape(band(points, [width * 1.25, width]), { fill: 'green', tone: { dark: 0.7, depth: 9 }, edge: 1.8 }),
    shape(oval(x, y, width * 0.58, width * 0.46), { fill: 'yellow', tone: { dark: 0.3, depth: 6 }, edge: 1.7 }),
    shape(oval(x, y, width * 0.26, width * 0.2), { fill: 'red', edge: 1.1 }),
  ]
}

const club = (): Drawing => [
  ...stub('140 270, 112 246', 26),
  ...stub('186 236, 214 206', 26),
  ...stub('148 202, 118 172', 28),
  ...stub('182 152, 206 124', 24),
  shape(
    blob(
      trace(
        '186 434, 204 430, 198 380, 194 330, 196 280, 200 226, 202 170, 196 118, 190 92, 122 100, 124 150, 132 200, 144 260, 160 320, 172 380',
      ),
    ),
    {
      fill: 'green',
      tone: { dark: 0.8, depth: 26 },
      edge: 2,
      folds: [
        fold(curve(trace('140 120, 148 190, 164 270, 178 350')), -5, 1.2),
        fold(curve(trace('166 112, 172 180, 178 250')), 0, 1.1),
        fold(curve(trace('186 140, 188 190, 186 240')), 0, 1),
      ],
    },
  ),
  shape(oval(156, 96, 36, 14), { fill: 'yellow', tone: { dark: 0.4, depth: 10 }, edge: 1.9 }),
  shape(oval(155, 96, 21, 8), { fill: null, edge: 1.2 }),
  shape(oval(154, 96, 8, 3), { fill: 'red', edge: 1.1 }),
  shape(oval(152, 226, 11, 9), { fill: 'yellow', tone: 0.4, edge: 1.6 }),
  shape(oval(152, 226, 4.4, 3.6), { fill: 'red', edge: 1 }),
]

export function aceOfBatons(): Drawing {
  const { sleeve, hand } = arm({
    points: trace('276 430, 246 396, 205 362'),
    fill: 'blue',
    cuffs: 'yellow',
    size: 1.7,
    widths: [70, 54, 38],
    turn: Math.PI + 0.25,
    flip: true,
  })
  return [
    ...drops(
      trace(
        '72 156, 52 92, 92 78, 246 84, 262 150, 250 236, 58 232, 92 300, 46 312, 262 310, 84 378, 48 424, 128 420, 236 288',
      ),
      ['red', 'yellow', 'blue'],
    ),
    ...club(),
    ...sleeve,
    // The ruff of the sleeve.
    ...[-2, -1, 0, 1, 2].map((step) =>
      shape(oval(216 + step * 7, 371 - step * 8, 13, 9), { fill: 'white', tone: 0.5, edge: 1.5 }),
    ),
    ...cloud(trace('284 380, 262 448, 284 456, 276 420, 244 458, 284 418'), 26),
    ...hand,
  ]
}
