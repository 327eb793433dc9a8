import { frameOf, type Shape } from './marks.ts'
import { type Points, pairs } from './points.ts'

/** Where light goes: from the upper left to the lower right. */
export const LIGHT = [0.8, 0.6] as const

/** Darkness of a shape at a place inside it, 0 to 1. */
export function toneOf(shape: Shape): (x: number, y: number) => number {
  const { tone, folds, rings } = shape
  const { depth = 16, dark = 0, base = 0, at } = tone ?? {}
  const { left, top, right, bottom } = frameOf(shape)
  const sides = rings.flatMap((ring) => pairs(ring, true))
  const shaded = folds.filter(({ shadow }) => shadow !== 0)
  return (x, y) => {
    let value = base
    if (dark > 0) value += dark * Math.max(0, 1 - exitAlong(sides, x, y, depth) / depth)
    if (at) value += at((x - left) / (right - left || 1), (y - top) / (bottom - top || 1))
    for (const { points, shadow } of shaded) value = Math.max(value, 0.85 * shadowOf(points, shadow, x, y))
    return Math.min(1, value)
  }
}

/** Distance from a place to the outline in the light's direction, at most `most`. */
function exitAlong(sides: readonly (readonly [Points[0], Points[0]])[], x: number, y: number, most: number): number {
  const [dx, dy] = LIGHT
  let nearest = most
  for (const [[ax, ay], [bx, by]] of sides as [[number, number], [number, number]][]) {
    const cross = dx * (by - ay) - dy * (bx - ax)
    if (Math.abs(cross) < 1e-9) continue
    const far = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / cross
    if (far < 0 || far >= nearest) continue
    const part = ((ax - x) * dy - (ay - y) * dx) / cross
    if (part >= 0 && part <= 1) nearest = far
  }
  return nearest
}

/** Darkness of a fold's shadow at a place: 1 beside the line, 0 at its reach, pointed at both ends. */
function shadowOf(points: Points, shadow: number, x: number, y: number): number {
  const reach = Math.abs(shadow)
  let best = 0
  const all = pairs(points)
  all.forEach(([[ax, ay], [bx, by]], index) => {
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    if (along < -0.05 || along > 1.05) return
    const off = ((y - ay) * dx - (x - ax) * dy) / (Math.hypot(dx, dy) || 1)
    const side = shadow > 0 ? -off : off
    const end = Math.min(1, 3 * Math.min((index + along + 0.3) / all.length, 1.1 - (index + along) / all.length))
    if (side >= 0 && side < reach * end) best = Math.max(best, 1 - side / (reach * end))
  })
  return best
}
