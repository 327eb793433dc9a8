import { type Drawing, place, shape } from '../marks.ts'
import { band } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Point, Points } from '../points.ts'
import { cuff, limb } from './body.ts'
import { type Gesture, hand } from './hand.ts'

interface Arm {
  /** Shoulder, elbow, wrist. */
  points: Points
  fill: Tint
  cuffs?: Tint
  gesture?: Gesture
  /** Direction of the fingers in radians, clockwise; without it the forearm's. */
  turn?: number
  /** The thumb on the other side. */
  flip?: boolean
  /** Size of the hand: 0.7 for a head of 0.66. */
  size?: number
  widths?: readonly number[]
}

/** A sleeve with its cuff, and the hand apart: what the hand holds is drawn between the two. */
export function arm(options: Arm): { sleeve: Drawing; hand: Drawing } {
  const { points, fill, cuffs = 'yellow', gesture = 'hold', flip = false, size = 0.72 } = options
  const { widths = [27, 25, 17] } = options
  const [elbow = [0, 0], wrist = [0, 0]] = points.slice(-2)
  const along = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  const turn = options.turn ?? along
  const forward = 6 * size
  const upright = place(hand(gesture, { scale: size }), flip ? { flip: true, turn: Math.PI } : {})
  return {
    sleeve: [
      ...(isFolded(points) ? foldedLimb(points, widths, fill) : limb(points, widths, fill)),
      cuff(wrist, (widths.at(-1) ?? 17) + 3, along, cuffs),
    ],
    hand: place(upright, {
      x: wrist[0] + Math.cos(along) * forward,
      y: wrist[1] + Math.sin(along) * forward,
      turn,
    }),
  }
}

/** Bent so far that the inner contours of one band would cross. */
function isFolded([shoulder = [0, 0], elbow = [0, 0], wrist = [0, 0]]: Points): boolean {
  const up = [shoulder[0] - elbow[0], shoulder[1] - elbow[1]] as const
  const on = [wrist[0] - elbow[0], wrist[1] - elbow[1]] as const
  const cosine = (up[0] * on[0] + up[1] * on[1]) / (Math.hypot(...up) * Math.hypot(...on) || 1)
  return cosine > 0.5
}

/** The forearm over the upper arm, each a band of its own. */
function foldedLimb(points: Points, widths: readonly number[], fill: Tint): Drawing {
  const [shoulder = [0, 0], elbow = [0, 0], wrist = [0, 0]] = points
  const [wide = 27, middle = 25, narrow = 17] = widths
  const part = (from: Point, to: Point, sizes: readonly number[]) =>
    shape(band([from, to], sizes, { straight: true, round: true, start: true }), {
      fill,
      tone: { dark: 0.7, depth: middle * 0.7 },
      edge: 1.7,
    })
  return [part(shoulder, elbow, [wide, middle]), part(elbow, wrist, [middle * 0.96, narrow])]
}
