import { ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, oval } from '../../../../src/ui/art/engraving/outlines.ts'
import { outlined, strokes } from '../../../../src/ui/art/engraving/strokes.ts'

/** A standing sheaf tied with straw, a poppy caught in its ears, a sickle laid down. */
export const scene = (): Drawing => [
  ground(
    [
      [0, 356],
      [90, 344],
      [200, 352],
      [300, 340],
    ],
    'yellow',
    470,
    0.5,
  ),
  ...stubble,
  ...[-5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0].flatMap((place) => ear(place)),
  // The feet of the stalks spread under the band.
  outlined('M128 290 C120 330 100 376 86 408 C120 420 184 420 216 408 C202 376 182 330 174 290 Z', {
    fill: 'yellow',
    tone: { dark: 0.8, depth: 30 },
    edge: 1.9,
  }),
  ...strokes(
    'M134 300 Q122 356 104 408 M142 300 Q136 360 126 412 M150 300 L150 414 M158 300 Q164 360 174 412 M166 300 Q178 356 196 408',
    1.4,
  ),
  ...plait,
  ...poppy,
  ...sickle,
]

/** A stalk with its ear; place 0 is in the middle. */
function ear(place: number): Drawing {
  const bend = place * 17
  const top = 108 + Math.abs(place) * 15
  const x = 150 + bend * 1.1
  const middle = `M${150 + place * 3.6} 292 Q${150 + place * 6} ${top + 90} ${x} ${top + 44}`
  const [dx, dy] = [place * 0.1, -1]
  const grains = [0, 1, 2, 3, 4].flatMap((step) =>
    [-1, 1].map((side) => {
      const [gx, gy] = [x + dx * step * 11 + side * 5.2, top + 40 + dy * step * 11]
      return shape(oval(gx, gy, 4.8, 8), { fill: 'yellow', tone: { dark: 0.6, depth: 5 }, edge: 1.3 })
    }),
  )
  const beard = [-8, -3, 3, 8].map(
    (off) => `M${x + dx * 50 + off * 0.5} ${top - 6} L${x + dx * 80 + off * 1.6} ${top - 34}`,
  )
  return [
    ...strokes(middle, 2.6, 'none', 'brown'),
    ...strokes(beard.join(' '), 1.1, 'end'),
    ...grains,
    shape(oval(x + dx * 56, top - 16, 4.6, 8), { fill: 'yellow', tone: { dark: 0.5, depth: 5 }, edge: 1.3 }),
  ]
}

const plait: Drawing = [
  shape(
    band(
      [
        [120, 282],
        [150, 290],
        [180, 282],
      ],
      [20, 22, 20],
    ),
    { fill: 'brown', tone: 0.6, edge: 1.8 },
  ),
  ...strokes('M124 274 L134 292 M136 276 L146 298 M148 279 L156 300 M160 278 L168 296 M172 275 L178 290', 1.4, 'none'),
  outlined('M176 284 C196 292 204 306 200 322 C190 312 180 304 172 296 Z', { fill: 'brown', tone: 0.5, edge: 1.5 }),
  outlined('M178 278 C202 276 216 284 220 298 C204 296 190 292 176 290 Z', { fill: 'brown', tone: 0.5, edge: 1.5 }),
]

const poppy: Drawing = [
  ...strokes('M168 288 Q190 220 188 158', 2.4, 'none', 'green'),
  outlined('M188 160 C166 158 160 138 170 126 C182 122 190 132 190 146 Z', { fill: 'red', tone: 0.6, edge: 1.6 }),
  outlined('M188 160 C212 160 220 140 210 126 C196 122 188 132 186 146 Z', { fill: 'red', tone: 0.6, edge: 1.6 }),
  outlined('M170 146 C178 136 200 136 208 146 C206 162 172 162 170 146 Z', { fill: 'red', tone: 0.7, edge: 1.6 }),
  shape(oval(189, 146, 6, 5), { fill: 'night', edge: 1.3 }),
]

const sickle: Drawing = [
  outlined('M40 392 C26 360 52 330 92 340 C62 342 48 364 58 388 Z', {
    fill: 'sky',
    tone: { dark: 0.6, depth: 8 },
    edge: 1.8,
  }),
  shape(
    band(
      [
        [50, 388],
        [74, 424],
      ],
      [9, 11],
      { straight: true, round: true },
    ),
    { fill: 'red', tone: 0.6, edge: 1.7 },
  ),
  ...strokes('M52 396 L62 390', 1.4, 'none'),
]

const stubble: Drawing = [30, 64, 232, 262, 282, 246, 40, 210].flatMap((x, index) => {
  const y = 378 + ((index * 37) % 66)
  return strokes(`M${x} ${y} L${x - 3} ${y - 15} M${x + 6} ${y} L${x + 8} ${y - 13}`, 2, 'none')
})
