import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { crownedHat } from '../../../../src/ui/art/engraving/kit/headgear.ts'
import { seat } from '../../../../src/ui/art/engraving/kit/seated.ts'
import { collar, sitting } from '../../../../src/ui/art/engraving/kit/seated-king.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const BODY = { x: 136, y: 196 }
const HEAD = { x: 138, y: 138, scale: 0.62 }

/** A sceptre that keeps something of the tree: its carved head opens like a bud. */
const staff = (): Drawing => [
  shape(band(trace('236 440, 232 330, 234 220, 230 130'), [11, 13, 14, 13]), {
    fill: 'green',
    tone: { dark: 0.7, depth: 9 },
    edge: 1.8,
  }),
  ...trace('239 330, 226 292, 240 206').map(([x, y]) =>
    shape(oval(x, y, 5, 6), { fill: 'yellow', tone: 0.4, edge: 1.5 }),
  ),
  shape(blob(trace('218 132, 210 104, 220 84, 230 70, 240 84, 250 104, 242 132, 230 138')), {
    fill: 'yellow',
    tone: { dark: 0.7, depth: 14 },
    edge: 1.8,
  }),
  line(curve(trace('230 74, 230 104, 230 134')), 1.3),
  line(curve(trace('222 92, 219 110, 224 132')), 1.1),
  line(curve(trace('239 92, 242 110, 237 132')), 1.1),
  shape(blob(trace('214 130, 230 136, 246 130, 246 142, 230 148, 214 142')), { fill: 'red', tone: 0.4, edge: 1.5 }),
]

const left = arm({ points: trace('94 218, 54 262, 88 302'), fill: 'blue', gesture: 'rest', turn: 0.5 })
const right = arm({ points: trace('178 218, 200 262, 216 268, 224 250'), fill: 'blue', turn: -0.3 })

export const scene = (): Drawing => [
  ground(trace('0 424, 80 418, 150 424, 220 417, 300 424'), 'yellow', 470, 0.5),
  ...plant(28, 458, 28),
  ...seat('flesh', BODY, { high: 30, half: 74, back: 'sky' }),
  ...sitting({ coat: 'red', hose: ['blue', 'yellow'], shoes: ['red', 'blue'], belt: 'yellow', armour: 'blue' }, BODY),
  ...backHair('yellow', 0.6, HEAD),
  ...collar('yellow', BODY),
  neck([HEAD.x, HEAD.y], 62),
  ...face({ ...HEAD, look: 0.95 }),
  ...frontHair('yellow', HEAD),
  ...crownedHat(HEAD, 'red', 'blue', 'green'),
  ...left.sleeve,
  ...left.hand,
  ...right.sleeve,
  ...staff(),
  ...right.hand,
  ...grass(trace('110 456, 196 458, 268 450')),
]
