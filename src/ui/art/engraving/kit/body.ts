import { type Drawing, type Fold, fold, line, type Mark, shape, type Tone } from '../marks.ts'
import { band, blob, curve, oval } from '../outlines.ts'
import type { Tint } from '../palette.ts'
import type { Point, Points } from '../points.ts'

/**
 * Cloth in the outline through `points`, with folds: each goes through its own points, from where the cloth hangs down.
 * Its shadow is on the right of the viewer when it hangs downwards.
 */
export function drapery(points: Points, fill: Tint, folds: readonly Points[] = [], tone: Tone = {}): Mark {
  return shape(blob(points), {
    fill,
    tone: { dark: 0.75, depth: 20, ...tone },
    folds: folds.map((one) => hanging(one)),
    edge: 1.8,
  })
}

const hanging = (points: Points): Fold => fold(curve(points), -9, 1.25)

/**
 * A sleeve or a leg along points (shoulder, elbow, wrist), as wide as told at equal distances, creased at the bend. One that
 * is `joined` has no contour where it begins: an arm on a body of the same colour.
 */
export function limb(
  points: Points,
  widths: readonly number[],
  fill: Tint,
  { joined = false, ...tone }: Tone & { joined?: boolean } = {},
): Drawing {
  const middle = curve(points)
  const bend = middle[Math.round(middle.length / 2)] ?? [0, 0]
  const half = (widths[Math.floor(widths.length / 2)] ?? 10) / 2
  return [
    shape(band(points, widths, { round: true, start: true }), {
      fill,
      tone: { dark: 0.7, depth: half * 1.5, ...tone },
      edge: 1.7,
    }),
    line(
      curve([
        [bend[0] - half * 0.6, bend[1] - half * 0.5],
        [bend[0], bend[1] - half * 0.1],
        [bend[0] + half * 0.3, bend[1] + half * 0.5],
      ]),
      1.1,
    ),
    ...(joined ? [joint(middle, widths[0] ?? 10, fill)] : []),
  ]
}

/** Hides the contour at the beginning of a limb. */
function joint([start = [0, 0], next = [0, 1]]: Points, width: number, fill: Tint): Mark {
  const length = Math.hypot(next[0] - start[0], next[1] - start[1]) || 1
  const [x, y] = [
    start[0] - ((next[0] - start[0]) / length) * width * 0.16,
    start[1] - ((next[1] - start[1]) / length) * width * 0.16,
  ]
  return shape(oval(x, y, width * 0.43), { fill, edge: 0 })
}

/** The end of a sleeve: a band across a limb at a point, `turn` the limb's direction in radians. */
export function cuff([x, y]: Point, width: number, turn: number, fill: Tint): Mark {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, across: number): Point => [x + cos * along - sin * across, y + sin * along + cos * across]
  const half = width / 2
  return shape([at(-3, -half), at(3, -half), at(3, half), at(-3, half)], { fill, tone: 0.4, edge: 1.5 })
}

/** A shoe at the ankle, pointing right, or left if `flip`. */
export function shoe([x, y]: Point, fill: Tint, flip = false, size = 1): Mark {
  const s = flip ? -size : size
  return shape(
    blob([
      [x - 7 * s, y - 6 * size],
      [x + 6 * s, y - 6 * size],
      [x + 12 * s, y + 3 * size],
      [x + 26 * s, y + 7 * size],
      [x + 29 * s, y + 11 * size],
      [x + 8 * s, y + 12 * size],
      [x - 8 * s, y + 11 * size],
    ]),
    { fill, tone: { dark: 0.6, depth: 10 }, edge: 1.6 },
  )
}

/** A bare foot, as `shoe`. */
export function foot(at: Point, flip = false, size = 1): Drawing {
  const [x, y] = at
  const s = flip ? -size : size
  const toes = [14, 18, 22, 25].map((far) =>
    line(
      [
        [x + far * s, y + 5 * size],
        [x + (far + 2) * s, y + 9 * size],
      ],
      0.8,
    ),
  )
  return [shoe(at, 'flesh', flip, size), ...toes]
}

/** The neck under a head centred at a point, `size` its height; collar open. */
export function neck([x, y]: Point, size: number): Mark {
  const s = size / 100
  return shape(
    blob([
      [x - 17 * s, y + 20 * s],
      [x + 18 * s, y + 20 * s],
      [x + 18 * s, y + 58 * s],
      [x + 30 * s, y + 72 * s],
      [x, y + 82 * s],
      [x - 28 * s, y + 72 * s],
      [x - 17 * s, y + 58 * s],
    ]),
    {
      fill: 'flesh',
      tone: { at: (u, v) => (v < 0.75 ? 0.5 * u : 0), step: 2.4 },
      edge: 1.4,
    },
  )
}
