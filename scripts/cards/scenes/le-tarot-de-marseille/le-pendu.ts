import { drapery, limb, neck, shoe } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { grass, ground, plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, fold, line, type Mark, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

const HEAD = { x: 150, y: 385, scale: 0.58, turn: Math.PI }

/** A trunk whose six branches are cut close. */
const trunk = (x: number): Drawing => [
  shape(band(trace(`${x} 440, ${x - 3} 320, ${x + 3} 190, ${x} 66`), [30, 23, 22, 24]), {
    fill: 'yellow',
    tone: { dark: 0.8, depth: 13 },
    edge: 1.8,
    folds: [
      fold(curve(trace(`${x - 4} 420, ${x - 6} 330, ${x - 1} 250`)), 0, 1),
      fold(curve(trace(`${x + 1} 230, ${x + 4} 170, ${x - 2} 110`)), 0, 1),
    ],
  }),
  ...[116, 168, 220, 272, 324, 376].flatMap((y, index): Mark[] => {
    const s = index % 2 ? 1 : -1
    return [
      shape(blob(trace(`${x + 5 * s} ${y + 9}, ${x + 9 * s} ${y - 7}, ${x + 19 * s} ${y - 10}, ${x + 21 * s} ${y}`)), {
        fill: 'yellow',
        tone: { dark: 0.5, depth: 7 },
        edge: 1.5,
      }),
      shape(oval(x + 19.5 * s, y - 5, 4.2, 6), { fill: 'red', tone: { dark: 0.4, depth: 5 }, edge: 1.4 }),
    ]
  }),
]

const gallows = (): Drawing => [
  shape(band(trace('20 86, 100 79, 200 85, 282 79'), [17, 16, 17, 18]), {
    fill: 'green',
    tone: { dark: 0.7, depth: 9 },
    edge: 1.8,
  }),
  line(curve(trace('80 82, 110 79, 136 81')), 1),
  line(curve(trace('172 84, 200 86, 222 84')), 1),
]

/** From the beam down to the ankle, drawn after the leg where it goes round. */
const rope = (): Drawing => [
  ...[146, 153].map(
    (x): Mark => shape(band(trace(`${x} 72, ${x} 96, 150 122`), [5, 5, 4]), { fill: 'white', tone: 0.5, edge: 1.3 }),
  ),
  ...[73, 79].map(
    (y): Mark =>
      shape(band(trace(`141 ${y}, 150 ${y + 3}, 159 ${y}`), [5, 6, 5], { round: true, start: true }), {
        fill: 'white',
        tone: 0.4,
        edge: 1.3,
      }),
  ),
]

const legs = (): Drawing => [
  ...limb(trace('148 258, 106 236, 104 206, 180 182'), [30, 27, 22, 13], 'blue'),
  ...place([shoe([0, 0], 'blue', false, 0.8)], { x: 183, y: 181, turn: -0.75 }),
  ...limb(trace('158 256, 154 190, 150 128'), [32, 24, 14], 'red'),
  ...place([shoe([0, 0], 'red', false, 0.8)], { x: 150, y: 124, turn: Math.PI }),
  ...[130, 135].map(
    (y): Mark =>
      shape(band(trace(`142 ${y - 2}, 150 ${y + 1}, 158 ${y - 2}`), [4.6, 5, 4.6], { round: true, start: true }), {
        fill: 'white',
        tone: 0.4,
        edge: 1.3,
      }),
  ),
]

/** His arms go behind his back; the hands are not seen. */
const arms = (): Drawing => [
  ...limb(trace('122 338, 92 302, 134 270'), [27, 24, 18], 'blue'),
  ...limb(trace('178 338, 208 302, 166 270'), [27, 24, 18], 'red'),
]

const jacket = (): Drawing => [
  drapery(
    trace(
      '112 338, 118 312, 120 288, 102 240, 124 232, 150 240, 176 232, 198 240, 180 288, 182 312, 188 338, 168 350, 150 354, 132 350',
    ),
    'white',
    [
      trace('116 240, 124 262, 126 284'),
      trace('134 238, 138 262, 138 284'),
      trace('168 238, 164 262, 162 284'),
      trace('186 242, 178 264, 174 284'),
      trace('128 306, 126 326, 130 344'),
      trace('172 306, 174 326, 170 344'),
    ],
  ),
  shape(blob(trace('119 284, 150 290, 181 284, 182 295, 150 302, 118 295')), { fill: 'yellow', tone: 0.5, edge: 1.6 }),
  ...[126, 174].map(
    (x): Mark =>
      shape(blob(trace(`${x - 10} 258, ${x} 265, ${x + 10} 258, ${x} 253`)), { fill: 'red', tone: 0.4, edge: 1.4 }),
  ),
  ...[250, 264, 278, 310, 322, 334].map((y): Mark => shape(oval(150, y, 2.8), { fill: 'yellow', edge: 1.2 })),
  shape(blob(trace('128 344, 150 338, 172 344, 164 354, 150 357, 136 354')), {
    fill: 'yellow',
    tone: { dark: 0.4, depth: 8 },
    edge: 1.5,
  }),
]

/** Falling to the ground, as he hangs. */
const hair = (): Drawing => [
  shape(
    blob(
      trace(
        '120 386, 118 410, 126 426, 134 420, 140 434, 150 424, 160 434, 166 420, 174 426, 182 410, 180 386, 176 366, 150 372, 124 366',
      ),
    ),
    {
      fill: 'yellow',
      tone: 0.5,
      edge: 1.7,
      folds: [
        trace('136 414, 134 420, 138 430'),
        trace('150 414, 150 419, 150 423'),
        trace('164 414, 166 420, 162 430'),
      ].map((one) => fold(curve(one), 0, 1)),
    },
  ),
]

export const scene = (): Drawing => [
  ground(trace('0 398, 46 400, 84 428, 118 446, 150 450, 184 446, 218 428, 256 400, 300 398'), 'green', 470, 0.5),
  ...trunk(46),
  ...trunk(254),
  ...gallows(),
  ...plant(30, 456, 26),
  ...plant(62, 452, 22),
  ...plant(270, 456, 26),
  ...plant(240, 452, 22),
  ...grass(trace('86 454, 150 460, 216 454')),
  ...arms(),
  ...rope(),
  ...legs(),
  ...hair(),
  ...place([neck([0, 0], 58)], { x: HEAD.x, y: HEAD.y, turn: Math.PI }),
  ...jacket(),
  ...face({ ...HEAD, look: 0, mouth: 'smile' }),
  ...frontHair('yellow', HEAD),
]
