import { foot, limb } from '../../../../src/ui/art/engraving/kit/body.ts'
import { face } from '../../../../src/ui/art/engraving/kit/face.ts'
import { backHair, curls, frontHair } from '../../../../src/ui/art/engraving/kit/hair.ts'
import { hand } from '../../../../src/ui/art/engraving/kit/hand.ts'
import { crown } from '../../../../src/ui/art/engraving/kit/headwear.ts'
import { plant } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, line, type Mark, place, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { band, blob, curve, oval } from '../../../../src/ui/art/engraving/outlines.ts'

/** In profile to the right, of the size of a head. */
const skull = (): Drawing => [
  shape(blob(trace('6 18, 30 20, 33 30, 30 42, 14 48, -6 40, -10 24')), { fill: 'flesh', tone: 0.4, edge: 1.7 }),
  shape(
    blob(
      trace('-4 -50, 20 -44, 31 -26, 30 -10, 34 2, 33 14, 34 24, 22 28, 4 26, -8 22, -24 20, -38 4, -40 -20, -28 -42'),
    ),
    {
      fill: 'flesh',
      tone: { dark: 0.5, depth: 16 },
      edge: 1.9,
    },
  ),
  shape(blob(trace('10 -8, 20 -14, 28 -8, 27 2, 18 6, 10 2')), { fill: 'ink', edge: 0 }),
  shape(blob(trace('30 6, 34 12, 29 14')), { fill: 'ink', edge: 0 }),
  line(curve(trace('4 26, 18 29, 34 26')), 1.6),
  ...[12, 18, 24, 29].map((x) =>
    line(
      [
        [x, 22],
        [x, 33],
      ],
      1.1,
      'none',
    ),
  ),
  line(curve(trace('-14 6, -6 12, -8 22')), 1.3),
  line(curve(trace('8 -18, 18 -22, 28 -17')), 1.4),
]

const joint = (x: number, y: number, size: number): Mark =>
  shape(oval(x, y, size, size * 0.9), { fill: 'flesh', tone: { dark: 0.4, depth: 6 }, edge: 1.5 })

const leg = (points: string, knee: readonly [number, number], heel: readonly [number, number]): Drawing => [
  ...limb(trace(points), [17, 11, 10, 7], 'flesh'),
  joint(knee[0], knee[1], 8),
  ...foot(heel, false, 0.8),
]

/** He still has skin on his bones, and walks through the field. */
const reaper = (): Drawing => [
  ...leg('150 272, 136 304, 122 336, 78 372', [123, 335], [77, 374]),
  shape(band(trace('173 134, 164 172, 152 228, 152 268'), [13, 13, 13, 14]), { fill: 'flesh', tone: 0.5, edge: 1.7 }),
  ...[238, 247, 256].map((y) =>
    line(
      curve([
        [144, y],
        [151, y + 2],
        [158, y],
      ]),
      1.2,
    ),
  ),
  ...limb(trace('162 190, 118 220, 122 262, 146 290'), [13, 10, 10, 8], 'flesh'),
  joint(118, 240, 6.5),
  shape(blob(trace('160 172, 180 172, 196 186, 200 208, 190 230, 168 238, 148 230, 146 206, 150 184')), {
    fill: 'flesh',
    tone: { dark: 0.5, depth: 14 },
    edge: 1.8,
  }),
  ...[184, 194, 204, 214, 224].map((y, index) =>
    line(
      curve([
        [154 - index, y - 4],
        [172, y + 3],
        [194 - Math.abs(index - 2) * 2, y - 5],
      ]),
      1.5,
    ),
  ),
  shape(blob(trace('138 262, 152 256, 170 262, 174 276, 160 286, 142 284, 134 274')), {
    fill: 'flesh',
    tone: 0.6,
    edge: 1.7,
  }),
  ...leg('160 276, 184 304, 194 332, 182 384', [194, 328], [180, 388]),
  ...place(skull(), { x: 176, y: 124, scale: 0.66 }),
]

const scythe = (): Drawing => [
  shape(band(trace('238 158, 190 236, 96 378'), [8, 9, 9], { straight: true }), {
    fill: 'yellow',
    tone: 0.6,
    edge: 1.6,
  }),
  shape(band(trace('222 156, 238 160, 252 168'), [8, 8, 8], { round: true, start: true }), {
    fill: 'yellow',
    tone: 0.5,
    edge: 1.5,
  }),
  shape(blob(trace('88 366, 96 378, 116 388, 146 392, 176 388, 192 374, 176 398, 148 408, 112 404, 90 390, 84 376')), {
    fill: 'sky',
    tone: { dark: 0.5, depth: 8 },
    edge: 1.7,
  }),
  line(curve(trace('96 386, 120 397, 148 400, 174 393')), 1),
  shape(band(trace('88 374, 102 384'), [12, 12], { round: true, start: true }), { fill: 'red', tone: 0.4, edge: 1.5 }),
]

/** Hides a chin: what grows stands in the earth. */
const earth = (x: number, y: number): Mark =>
  shape(
    blob(
      trace(
        `${x - 32} ${y + 2}, ${x - 14} ${y - 8}, ${x + 4} ${y - 10}, ${x + 20} ${y - 8}, ${x + 34} ${y + 2}, ${x} ${y + 10}`,
      ),
    ),
    {
      fill: 'ink',
      edge: 0,
    },
  )

const furrows = (): Drawing =>
  [
    '30 376, 60 372, 92 378',
    '200 378, 228 373, 262 377',
    '90 424, 118 420, 146 425',
    '186 452, 214 456, 240 450',
    '46 462, 80 458, 116 463',
    '118 380, 140 376, 164 379',
  ].map((one) => line(curve(trace(one)), 1.8, 'both', 'brown'))

/** What is cut here grows again: heads that seem to talk, hands, herbs. */
const harvest = (): Drawing => [
  ...backHair('yellow', 0.1, { x: 56, y: 418, scale: 0.4 }),
  ...face({ x: 56, y: 418, scale: 0.4, look: 0.8, mouth: 'smile' }),
  ...frontHair('yellow', { x: 56, y: 418, scale: 0.4 }),
  ...face({ x: 226, y: 416, scale: 0.4, look: -0.8 }),
  ...curls('yellow', { x: 226, y: 416, scale: 0.4 }),
  ...crown({ x: 226, y: 415, scale: 0.4 }),
  ...trace('56 449, 226 447').map(([x, y]) => earth(x, y)),
  ...hand('open', { x: 118, y: 446, scale: 0.62, turn: -1.6 }),
  ...hand('open', { x: 264, y: 424, scale: 0.56, turn: -1.3 }),
  ...hand('rest', { x: 32, y: 394, scale: 0.5, turn: -1.5 }),
  ...foot([168, 434], false, 0.95),
]

const HERBS = '84 448, 150 436, 196 462, 252 456, 28 456, 134 462'

const mowing = (): Drawing => [
  ...reaper(),
  ...scythe(),
  ...hand('hold', { x: 150, y: 296, scale: 0.62, turn: 0.9 }),
  ...limb(trace('188 190, 224 212, 222 238, 196 242'), [13, 10, 10, 8], 'flesh'),
  joint(224, 222, 6.5),
  ...hand('hold', { x: 196, y: 242, scale: 0.62, turn: 2.9 }),
]

export const scene = (): Drawing => [
  shape([...curve(trace('0 366, 50 358, 110 364, 170 356, 240 362, 300 356')), [300, 470], [0, 470]], {
    fill: 'ink',
    edge: 1.8,
  }),
  ...furrows(),
  ...trace('64 372, 236 376, 268 372').flatMap(([x, y], index) => plant(x, y, 18, index % 2 ? 'yellow' : 'green')),
  ...place(mowing(), { x: 2, y: -27, scale: 1.07 }),
  ...harvest(),
  ...trace(HERBS).flatMap(([x, y], index) => plant(x, y, index % 3 ? 19 : 24, index % 3 === 1 ? 'yellow' : 'green')),
]
