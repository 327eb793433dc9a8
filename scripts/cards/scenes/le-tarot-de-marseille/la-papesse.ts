import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { cuff, drapery, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { tiara, veil } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { gown, lapCloth, mantle, mantleBehind, seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, box, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 150, y: 192 }
const HEAD = { x: 150, y: 136, scale: 0.6 }

/** A hanging gathered at the posts on both sides. */
const hanging = (): Drawing => {
  const half: Drawing = [
    drapery(
      trace('20 72, 60 78, 108 72, 106 100, 92 140, 78 176, 70 214, 76 260, 78 300, 50 306, 18 298, 10 180'),
      'sky',
      [trace('44 80, 42 140, 38 206'), trace('78 80, 72 136, 58 208'), trace('56 224, 56 260, 52 300')],
      { dark: 0.5, depth: 12 },
    ),
    shape(band(trace('14 208, 40 218, 76 208'), [11, 12, 11], { round: true }), { fill: 'red', tone: 0.5, edge: 1.6 }),
  ]
  const rings = [30, 62, 96].map((x) => shape(oval(x, 70, 4.6), { fill: 'yellow', edge: 1.4 }))
  return [
    ...half,
    ...place(half, { x: 300, flip: true }),
    shape(box(0, 60, 300, 7), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
    ...rings,
    ...place(rings, { x: 300, flip: true }),
  ]
}

const page: Drawing = [
  shape(blob(trace('0 0, -20 -7, -40 -4, -42 14, -40 36, -20 33, 0 40')), { fill: 'white', tone: 0.3, edge: 1.6 }),
  ...[4, 10, 16, 22, 28].map((y) =>
    line(
      curve([
        [-35, y],
        [-20, y - 2.4],
        [-6, y + 3],
      ]),
      1.1,
    ),
  ),
]

const book = (): Drawing =>
  place(
    [
      shape(trace('-46 -6, 0 2, 46 -6, 46 38, 0 46, -46 38'), { fill: 'red', tone: 0.5, edge: 1.7 }),
      ...page,
      ...place(page, { flip: true }),
      line(trace('0 0, 0 40'), 1.8, 'none'),
    ],
    { x: 150, y: 280 },
  )

const cover = veil('white', HEAD)
const left = arm({ points: trace('104 212, 86 262, 100 298'), fill: 'red', turn: -0.25, gesture: 'rest' })
const right = arm({
  points: trace('196 212, 214 262, 200 298'),
  fill: 'red',
  turn: Math.PI + 0.25,
  gesture: 'rest',
  flip: true,
})
const stole = band(trace('-22 -2, -6 26, 8 50, 20 72'), [9, 9])

export const scene = (): Drawing => [
  ...hanging(),
  ground(trace('0 420, 80 414, 150 420, 220 413, 300 420'), 'yellow', 470, 0.5),
  ...plant(34, 458, 24),
  ...plant(268, 458, 24),
  ...seat('flesh', BODY, { high: -30 }),
  ...mantleBehind('blue', BODY),
  ...gown('red', BODY, { shoes: 'blue' }),
  ...place(
    [1, -1].map((s) =>
      shape(
        stole.map(([x, y]) => [x * s, y]),
        { fill: 'white', tone: 0.3, edge: 1.4 },
      ),
    ),
    BODY,
  ),
  ...lapCloth('blue', 'yellow', BODY),
  ...cover.back,
  neck([HEAD.x, HEAD.y], 60),
  ...face({ ...HEAD, look: -0.5 }),
  ...cover.front,
  ...tiara(HEAD),
  ...left.sleeve,
  ...right.sleeve,
  ...mantle('blue', 'yellow', BODY),
  ...book(),
  cuff([103, 299], 18, 1.2, 'yellow'),
  ...left.hand,
  cuff([197, 299], 18, 1.94, 'yellow'),
  ...right.hand,
]
