import { type Drawing, line, place, shape } from '../marks.ts'
import { blob, curve } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing, Points } from '../points.ts'
import { drapery, limb, shoe } from './body.ts'
import { trace } from './trace.ts'

interface SittingOptions {
  coat: Tint
  hose: readonly [left: Tint, right: Tint]
  shoes: readonly [left: Tint, right: Tint]
  belt?: Tint
  /** One foot before the other, about to rise; or the legs crossed. */
  legs?: 'forward' | 'crossed'
  /** A breastplate of this tint. */
  armour?: Tint | null
}

const SHINS: Readonly<Record<'forward' | 'crossed', readonly [left: Points, right: Points]>> = {
  forward: [trace('-52 136, -54 186, -40 236'), trace('54 136, 72 188, 76 242')],
  crossed: [trace('-52 136, -16 192, 34 238'), trace('54 136, 22 190, -34 240')],
}

/** A man in a short coat on a seat (see `seated`, whose place and order it shares): legs, lap and breast. */
export function sitting(options: SittingOptions, placing: Placing = {}): Drawing {
  const { coat, hose, shoes, belt = 'yellow', legs = 'forward', armour = null } = options
  const [left, right] = SHINS[legs]
  const crossed = legs === 'crossed'
  return place(
    [
      ...limb(left, [42, 30, 15], hose[0]),
      shoe(left.at(-1) ?? [0, 0], shoes[0], !crossed, 0.85),
      ...limb(right, [42, 30, 15], hose[1]),
      shoe(right.at(-1) ?? [0, 0], shoes[1], crossed, 0.85),
      drapery(
        trace(
          '-34 82, 0 88, 34 82, 62 98, 82 122, 84 152, 60 166, 36 158, 22 170, 0 176, -22 168, -38 158, -62 166, -84 152, -82 122, -62 98',
        ),
        coat,
        [
          trace('-72 118, -50 108, -36 124, -40 156'),
          trace('-20 92, -18 124, -22 166'),
          trace('2 92, 0 130, 2 172'),
          trace('22 92, 22 124, 24 164'),
          trace('38 104, 56 112, 62 134, 58 162'),
        ],
      ),
      drapery(
        trace('-40 2, -18 -6, 0 -2, 18 -6, 40 2, 46 30, 36 62, 34 92, 0 98, -34 92, -36 62, -46 30'),
        armour ?? coat,
        armour ? [] : [trace('-20 10, -24 36, -16 66'), trace('20 10, 25 36, 18 66')],
      ),
      ...(armour
        ? [
            line(curve(trace('0 2, 1 30, 0 64')), 1.6),
            line(curve(trace('-34 40, -14 52, 0 44, 14 52, 34 40')), 1.5),
            line(curve(trace('-34 54, -14 64, 0 57, 14 64, 34 54')), 1.2),
          ]
        : []),
      shape(blob(trace('-36 66, 0 73, 36 66, 36 78, 0 85, -36 78')), { fill: belt, tone: 0.5, edge: 1.6 }),
    ],
    placing,
  )
}

/** A collar of fur or cloth over the shoulders. */
export const collar = (tint: Tint, placing: Placing = {}): Drawing =>
  place(
    [
      shape(blob(trace('-38 0, 0 -10, 38 0, 32 16, 0 28, -32 16')), {
        fill: tint,
        tone: { dark: 0.5, depth: 10 },
        edge: 1.6,
      }),
    ],
    placing,
  )
