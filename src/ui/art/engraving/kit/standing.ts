import { type Drawing, place, shape } from '../marks.ts'
import { blob, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Placing, Points } from '../points.ts'
import { drapery, limb, shoe } from './body.ts'
import { trace } from './trace.ts'

// A young man who stands in a short coat. The origin is the pit of the neck, the ground 250 below it: with
// { x: 150, y: 188 } it fits a head of 0.62 at (150, 130).

interface LegsOptions {
  hose: readonly [left: Tint, right: Tint]
  shoes: readonly [left: Tint, right: Tint]
  /** Where both feet point; apart without it. */
  toward?: 'left' | 'right'
}

/** Legs in hose, drawn before the coat. */
export function legs({ hose, shoes, toward }: LegsOptions, placing: Placing = {}): Drawing {
  const [leftLeg, rightLeg] = STEPS[toward ?? 'apart']
  return place(
    [
      ...limb(rightLeg, [34, 25, 14], hose[1]),
      shoe(rightLeg.at(-1) ?? [0, 0], shoes[1], toward === 'left', 0.85),
      ...limb(leftLeg, [34, 25, 14], hose[0]),
      shoe(leftLeg.at(-1) ?? [0, 0], shoes[0], toward !== 'right', 0.85),
    ],
    placing,
  )
}

const STEPS: Readonly<Record<'apart' | 'left' | 'right', readonly [Points, Points]>> = {
  apart: [trace('-18 128, -27 188, -33 242'), trace('20 128, 30 188, 36 242')],
  left: [trace('-20 128, -40 182, -54 240'), trace('20 128, 32 184, 40 242')],
  right: [trace('-20 128, -30 184, -42 242'), trace('20 128, 38 182, 48 240')],
}

interface CoatOptions {
  tint: Tint
  /** Of its right half, when it is of two colours. */
  other?: Tint
  belt?: Tint
  collar?: Tint
  buttons?: Tint
}

/** A coat to the knees with a belt and a collar. */
export function coat({ tint, other, belt = 'yellow', collar = 'yellow', buttons }: CoatOptions, placing: Placing = {}) {
  const drawn: Drawing = [
    drapery(
      trace(
        '-34 2, 0 -6, 34 2, 46 24, 35 60, 38 84, 50 120, 62 156, 36 168, 4 158, -28 169, -60 156, -50 120, -38 84, -35 60, -46 24',
      ),
      tint,
      [
        trace('-18 12, -24 36, -17 62'),
        trace('18 12, 24 36, 17 62'),
        trace('-28 90, -38 126, -44 160'),
        trace('-12 92, -16 126, -14 160'),
        trace('14 92, 16 126, 18 158'),
        trace('28 90, 38 124, 46 156'),
      ],
    ),
    ...(other
      ? [
          drapery(trace('0 -4, 34 3, 45 25, 34 60, 37 84, 49 120, 61 155, 36 167, 6 158, 4 84, 2 40'), other, [
            trace('18 12, 24 36, 17 62'),
            trace('16 92, 18 126, 20 158'),
            trace('28 90, 38 124, 46 156'),
          ]),
        ]
      : []),
    ...(buttons ? [26, 40, 54].map((y) => shape(oval(1, y, 3), { fill: buttons, edge: 1.3 })) : []),
    shape(blob(trace('-37 66, 0 73, 37 66, 38 78, 0 86, -38 78')), { fill: belt, tone: 0.5, edge: 1.6 }),
    shape(blob(trace('-26 -3, 0 -10, 26 -3, 20 10, 0 18, -20 10')), {
      fill: collar,
      tone: { dark: 0.5, depth: 10 },
      edge: 1.6,
    }),
  ]
  return place(drawn, placing)
}
