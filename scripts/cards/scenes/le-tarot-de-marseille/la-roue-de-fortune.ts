import { beastHead, climber, sphinx } from '../../../../src/ui/art/engraving/kit/animals/ape.ts'
import { feathered } from '../../../../src/ui/art/engraving/kit/cupid.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { ground, water } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { sword, wheel } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, box, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const AXIS = { x: 150, y: 280 }

const frame = (): Drawing => [
  ...['126 442, 140 280', '174 442, 160 280'].map((points) =>
    shape(band(trace(points), [15, 12], { straight: true }), {
      fill: 'flesh',
      tone: { dark: 0.6, depth: 8 },
      edge: 1.7,
    }),
  ),
  shape(box(84, 434, 132, 14), { fill: 'flesh', tone: { dark: 0.5, depth: 10 }, edge: 1.7 }),
  shape(box(70, 446, 160, 14), { fill: 'yellow', tone: { dark: 0.5, depth: 10 }, edge: 1.7 }),
]

/** It comes out of the axis towards nobody. */
const crank = (): Drawing => [
  shape(oval(AXIS.x, AXIS.y, 13), { fill: 'yellow', tone: { dark: 0.5, depth: 9 }, edge: 1.7 }),
  shape(band(trace('150 280, 152 318, 172 330'), [8, 8, 8], { straight: true }), {
    fill: 'white',
    tone: 0.4,
    edge: 1.6,
  }),
  shape(band(trace('168 330, 192 332'), [11, 11], { straight: true, round: true }), {
    fill: 'brown',
    tone: 0.5,
    edge: 1.6,
  }),
  shape(oval(AXIS.x, AXIS.y, 5), { fill: 'red', edge: 1.4 }),
]

const ruler = (): Drawing => [
  shape(box(104, 176, 92, 10), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  ...feathered('red', 'yellow', { x: 140, y: 128, scale: 0.9, flip: true, turn: 0.4 }),
  ...sphinx('sky', 'red', { x: 153, y: 176, scale: 1.24 }),
  ...beastHead('sky', 'flesh', 'round', { x: 154, y: 110, scale: 1.15 }),
  ...crown({ x: 152, y: 114, scale: 0.42 }),
  ...sword({ x: 198, y: 136, scale: 0.66 }),
]

export const scene = (): Drawing => [
  ground(trace('0 424, 60 416, 120 424, 180 416, 240 424, 300 416'), 'yellow', 470, 0.3),
  ...water(0, 440, 300, 40, 'sky'),
  ...wheel({ ...AXIS, scale: 1.9 }, 'yellow'),
  ...frame(),
  ...crank(),
  ...climber({ fur: 'flesh', muzzle: 'white', skirt: 'blue', ears: 'long' }, { x: 242, y: 270, flip: true }),
  ...climber({ fur: 'brown', skirt: 'red' }, { x: 57, y: 280, turn: Math.PI, flip: true }),
  ...ruler(),
]
