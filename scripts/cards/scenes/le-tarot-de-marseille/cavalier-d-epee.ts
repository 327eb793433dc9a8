import { horse } from '../../../../src/ui/art/engraving/kit/animals/horse.ts'
import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { helmet } from '../../../../src/ui/art/engraving/kit/headgear.ts'
import { mask, onSaddle, reins, rider, saddle } from '../../../../src/ui/art/engraving/kit/rider.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { longSword } from '../../../../src/ui/art/engraving/kit/things/long-sword.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const HORSE = { x: 142, y: 428, scale: 1.1, turn: -0.3 }
const BODY = { x: 104, y: 190, turn: -0.1 }
const HEAD = { x: 112, y: 134, scale: 0.58 }

const thrust = arm({ points: trace('136 208, 176 224, 198 188'), fill: 'sky', turn: 0.4 })
const bridle = arm({ points: trace('76 214, 90 262, 136 252'), fill: 'sky' })

const harness: Drawing = [
  ...['14 -98, 38 -84, 66 -92', '-40 -104, -58 -92, -76 -88'].map((strap) =>
    shape(band(trace(strap), [8, 8]), { fill: 'red', tone: 0.3, edge: 1.4 }),
  ),
  ...trace('28 -90, 46 -86, -50 -97, -64 -90').map(([x, y]) => shape(oval(x, y, 6), { fill: 'yellow', edge: 1.4 })),
]

/** Drawn towards the right, then turned: this one rides to the left. */
const charge = (): Drawing => [
  ...horse('flesh', HORSE, { mane: 'white', bridle: 'blue' }),
  ...place(harness, HORSE),
  ...onSaddle(
    [100, 312],
    [
      ...saddle('red', 'yellow', BODY),
      ...rider({ coat: 'sky', hose: 'sky', boot: 'blue', belt: 'yellow', collar: null }, BODY),
      ...backHair('yellow', 0.5, HEAD),
      neck([HEAD.x, HEAD.y], 58),
      ...face({ ...HEAD, look: 0.9 }),
      ...helmet(HEAD),
      ...reins(trace('196 259, 176 260, 144 254'), 'blue'),
      ...bridle.sleeve,
      ...mask({ x: 78, y: 212, scale: 0.9 }),
      ...bridle.hand,
      ...thrust.sleeve,
      ...mask({ x: 136, y: 206, scale: 0.9 }),
      ...longSword({ x: 204, y: 166, turn: 0.5, scale: 0.86 }, 96),
      ...thrust.hand,
    ],
  ),
]

export const scene = (): Drawing => [
  ground(trace('0 440, 80 434, 150 440, 220 433, 300 440'), 'green', 470, 0.4),
  ...plant(256, 462, 26, 'yellow'),
  ...place(charge(), { x: 292, flip: true }),
  ...grass(trace('60 456, 130 460, 176 456, 226 452')),
]
