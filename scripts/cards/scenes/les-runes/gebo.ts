import { arm } from '../../../../src/ui/art/engraving/kit/arm.ts'
import { grass, ground } from '../../../../src/ui/art/engraving/kit/things/land.ts'
import { hills } from '../../../../src/ui/art/engraving/kit/things/north.ts'
import { runeStone } from '../../../../src/ui/art/engraving/kit/things/rune-stone.ts'
import { trace } from '../../../../src/ui/art/engraving/kit/trace.ts'
import { type Drawing, shape } from '../../../../src/ui/art/engraving/marks.ts'
import { oval } from '../../../../src/ui/art/engraving/outlines.ts'

/** Before the stone, one hand holds out a ring and another opens to take it. */
export const scene = (): Drawing => {
  const giving = arm({
    points: trace('10 452, 60 424, 104 398'),
    fill: 'red',
    cuffs: 'yellow',
    size: 1.1,
    widths: [56, 46, 34],
    turn: -0.35,
  })
  const taking = arm({
    points: trace('290 452, 240 430, 204 412'),
    fill: 'blue',
    cuffs: 'white',
    size: 1.1,
    widths: [56, 46, 34],
    turn: Math.PI + 0.3,
    flip: true,
  })
  return [
    ...hills('0 250, 80 222, 160 244, 240 216, 300 236', 'sky', 340),
    ground(trace('0 330, 100 316, 200 322, 300 312'), 'green', 470, 0.4),
    ...runeStone('gebo', { x: 150, y: 360, form: 'round', scale: 1.08, size: 1.5 }),
    ...grass(trace('48 346, 70 360, 236 352, 262 344, 140 450, 176 456'), 14),
    ...giving.sleeve,
    ...taking.sleeve,
    shape([oval(152, 366, 20), oval(152, 366, 12.5)], { fill: 'yellow', tone: { dark: 0.6, depth: 7 }, edge: 1.8 }),
    ...giving.hand,
    ...taking.hand,
  ]
}
