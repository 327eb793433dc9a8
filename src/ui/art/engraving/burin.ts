import { itemAt } from '../../../platform/needed/needed.ts'
import type { Cut } from './hatch.ts'
import type { Stroke } from './marks.ts'
import { type Point, type Points, resample } from './points.ts'

export const written = (value: number): string => String(Math.round(value * 100) / 100)
const at = ([x, y]: Point): string => `${written(x)} ${written(y)}`

export const outlineOf = (points: Points): string => `M${points.map(at).join('L')}Z`

/** What a hand adds: lines are never quite where they were meant to be. The same place is always moved alike. */
export const byHand = ([x, y]: Point): Point => [
  x + 0.34 * Math.sin(x / 13 + y / 19) + 0.2 * Math.sin(y / 5.3 + x / 9),
  y + 0.34 * Math.sin(x / 17 - y / 11) + 0.2 * Math.sin(x / 6.1 - y / 8),
]

/** A closed shape along points, as wide as told at each of them. */
function ribbon(points: Points, widthAt: (index: number) => number): string {
  const top: Point[] = []
  const bottom: Point[] = []
  const last = points.length - 1
  points.forEach(([x, y], index) => {
    const [px, py] = itemAt(points, Math.max(0, index - 1))
    const [nx, ny] = itemAt(points, Math.min(last, index + 1))
    const length = Math.hypot(nx - px, ny - py) || 1
    const half = widthAt(index) / 2
    top.push([x - ((ny - py) / length) * half, y + ((nx - px) / length) * half])
    bottom.push([x + ((ny - py) / length) * half, y - ((nx - px) / length) * half])
  })
  return outlineOf([...top, ...bottom.reverse()])
}

/** A hatching line: as wide as the place is dark, pointed where it fades. */
export function cutPath(cut: Cut): string {
  const last = cut.length - 1
  const widthAt = (index: number) => {
    const [, , tone] = itemAt(cut, index)
    return (0.26 + 0.95 * tone) * Math.min(1, (index + 0.6) / 4, (last - index + 0.6) / 4)
  }
  return ribbon(
    cut.map(([x, y]) => byHand([x, y])),
    widthAt,
  )
}

/** A drawn line, swelling in its middle and pointed where asked. */
export function strokePath({ points, width, taper }: Pick<Stroke, 'points' | 'width' | 'taper'>): string {
  const even = resample(points, 1.8).map(byHand)
  const last = Math.max(1, even.length - 1)
  return ribbon(even, (index) => {
    const part = index / last
    if (taper === 'none') return width
    const thin =
      taper === 'both' ? Math.min(1, 0.25 + 3.2 * Math.min(part, 1 - part)) : Math.min(1, 0.15 + 2 * (1 - part))
    return width * thin
  })
}
