import { eagleHead, lionHead, oxHead } from '../../../../src/ui/art/engraving/kit/animals/heads.ts'
import { trunk } from '../../../../src/ui/art/engraving/kit/bare.ts'
import { drapery, foot, limb, neck } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, curls, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { cloud } from '../../../../src/ui/art/engraving/kit/things/heaven.ts'
import { rod } from '../../../../src/ui/art/engraving/kit/things/tools.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { wing } from '../../../../src/ui/art/engraving/kit/wing.ts'
import { type Drawing, fold, type Mark, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve } from '../../../../src/ui/art/engraving/outlines.ts'
import type { Point } from '../../../../src/ui/art/engraving/points.ts'

const HEAD = { x: 146, y: 160, scale: 0.46 }
const CENTRE = { x: 150, y: 258, rx: 84, ry: 166 }

/** On the almond, `turn` in radians from its top, `out` beyond it. */
function onAlmond(turn: number, out = 0): Point {
  const across = Math.sin(turn)
  const pointed = 1 - 0.16 * Math.abs(Math.cos(turn)) ** 3
  return [CENTRE.x + (CENTRE.rx * pointed + out) * across, CENTRE.y - (CENTRE.ry + out) * Math.cos(turn)]
}

/** Leaves all round, growing from the bottom to the top. */
const garland = (): Drawing => {
  const turns = Array.from({ length: 25 }, (_, index) => Math.PI - 0.1 - (index * (Math.PI - 0.24)) / 24)
  const leaf = (turn: number, s: number, tint: 'green' | 'yellow' | 'red'): Mark => {
    const [root, tip] = [onAlmond(turn * s, -3), onAlmond((turn - 0.17) * s, 10)]
    const [inner, outer] = [onAlmond((turn - 0.09) * s, -9), onAlmond((turn - 0.05) * s, 12)]
    return shape(blob([root, inner, tip, outer]), {
      fill: tint,
      tone: { dark: 0.4, depth: 6 },
      edge: 1.4,
      folds: [fold(curve([root, tip]), 0, 0.9)],
    })
  }
  const tints = ['green', 'green', 'yellow', 'green', 'green', 'red'] as const
  return [
    ...turns.flatMap((turn, index) => [1, -1].map((s) => leaf(turn, s, tints[index % tints.length] ?? 'green'))),
    ...[onAlmond(0), onAlmond(Math.PI)].flatMap(([x, y]): Mark[] =>
      [-0.7, 0.7].map(
        (turn): Mark =>
          shape(
            band(
              [
                [x - 14, y - turn * 12],
                [x, y],
                [x + 14, y + turn * 12],
              ],
              [6, 7, 6],
              { round: true, start: true },
            ),
            { fill: 'red', tone: 0.4, edge: 1.4 },
          ),
      ),
    ),
  ]
}

const dancer = (): Drawing => [
  // The scarf behind her.
  drapery(trace('118 210, 104 250, 100 300, 108 340, 96 362, 118 352, 126 320, 130 270'), 'red', [
    trace('116 230, 112 280, 116 330'),
  ]),
  ...limb(trace('160 290, 184 322, 152 346'), [30, 25, 12], 'flesh'),
  ...foot([147, 348], true, 0.6),
  ...limb(trace('141 288, 141 330, 144 386'), [30, 23, 13], 'flesh'),
  ...foot([144, 388], true, 0.7),
  ...backHair('yellow', 1, HEAD),
  neck([HEAD.x, HEAD.y], 46),
  ...trunk({ x: 149, y: 196, scale: 0.58 }),
  drapery(
    trace(
      '170 196, 180 206, 170 236, 150 262, 176 276, 184 300, 160 314, 140 330, 118 352, 124 312, 122 280, 134 254, 160 222',
    ),
    'red',
    [trace('172 206, 164 232, 140 256'), trace('132 270, 132 300, 128 334'), trace('150 276, 150 296, 140 316')],
  ),
  ...face({ ...HEAD, look: -0.7, mouth: 'smile' }),
  ...frontHair('yellow', HEAD),
  ...rod({ x: 98, y: 216, scale: 0.5, turn: 0.1 }),
  ...limb(trace('126 204, 113 232, 104 239, 101 224'), [16, 14, 10], 'flesh', { joined: true }),
  ...hand('hold', { x: 102, y: 224, scale: 0.48, turn: -2 }),
  ...limb(trace('173 204, 196 236, 190 262'), [16, 14, 10], 'flesh', { joined: true }),
  ...hand('rest', { x: 190, y: 264, scale: 0.46, turn: 1.9 }),
]

const beings = (): Drawing => [
  ...cloud(trace('22 136, 44 146, 70 140'), 15),
  ...wing('sky', { x: 48, y: 128, scale: 0.55, flip: true }),
  ...wing('sky', { x: 62, y: 128, scale: 0.55 }),
  drapery(trace('38 122, 56 116, 74 122, 82 140, 56 148, 30 140'), 'red'),
  neck([56, 92], 42),
  ...face({ x: 56, y: 92, scale: 0.42, look: 0.7 }),
  ...curls('yellow', { x: 56, y: 92, scale: 0.42 }),
  ...eagleHead({ x: 240, y: 98, scale: 0.94, flip: true }),
  ...oxHead({ x: 62, y: 416, scale: 0.95 }),
  ...lionHead({ x: 237, y: 416, scale: 0.95 }),
]

export const scene = (): Drawing => [...beings(), ...garland(), ...dancer()]
