import { itemAt } from '../../../platform/needed/needed.ts'
import { one } from './pen.ts'
import type { Point } from './projection.ts'

/** Each stroke ends a little before or after its neighbours, as a burin's do. */
const ends = [0, 0.13, 0.05, 0.2]
/** The seas, as ellipses of the unit disc: across, down, half width, half height. */
const seas = [
  [-0.3, -0.38, 0.3, 0.22],
  [0.22, -0.3, 0.2, 0.16],
  [0.42, -0.02, 0.2, 0.2],
  [-0.52, 0.1, 0.22, 0.34],
  [-0.12, 0.42, 0.24, 0.16],
] as const

const SEA_ROWS = 11

/** The terminator's half width in parts of the radius: 1 a thin crescent's, 0 the quarters', -1 the full Moon's. */
export const terminatorOf = (lit: number): number => 1 - 2 * lit

export interface MoonInk {
  lit: string
  dark: string
  line: string
}

/**
 * The Moon with its true illuminated part, turned so that it faces the Sun: `facing` is clockwise from the top. The
 * night side is cut in strokes, and the seas are hatched on the lit one.
 */
export function drawMoon(centre: Point, radius: number, lit: number, facing: number, ink: MoonInk): string {
  const t = terminatorOf(lit)
  const rows = Math.round(radius / 1.5)
  const strokes = Array.from({ length: rows * 2 - 1 }, (_, index) => {
    const y = ((index - rows + 1) * radius) / rows
    const half = Math.sqrt(Math.max(0, radius * radius - y * y))
    const end = t * half - half * itemAt(ends, index % ends.length)
    return end > -half + 1 ? `M${one(-half)} ${one(y)}H${one(end)}` : ''
  }).join('')
  const hatch = seas
    .flatMap(([x, y, w, h]) =>
      Array.from({ length: SEA_ROWS }, (_, row) => {
        const dy = ((2 * row) / (SEA_ROWS - 1) - 1) * h
        const half = w * Math.sqrt(Math.max(0, 1 - (dy / h) ** 2)) * radius
        const [cx, cy] = [x * radius, (y + dy) * radius]
        const limit = Math.sqrt(Math.max(0, radius * radius - cy * cy))
        const [from, to] = [Math.max(cx - half, t * limit + 1), Math.min(cx + half, limit - 1)]
        return to > from + 1 ? `M${one(from)} ${one(cy)}H${one(to)}` : ''
      }),
    )
    .join('')
  const r = one(radius)
  const bulge = one(Math.abs(t) * radius)
  return `<g transform="translate(${one(centre.x)} ${one(centre.y)}) rotate(${one(facing - 90)})"><circle r="${one(radius * 1.14)}" fill="${ink.dark}" stroke="none" opacity=".75"/><circle r="${r}" fill="${ink.dark}"/><path d="${strokes}" stroke="${ink.line}" stroke-width="${one(radius / 45 + 0.2)}" opacity=".6"/><path d="M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${bulge} ${r} 0 0 ${t > 0 ? 0 : 1} 0 ${-r}z" fill="${ink.lit}"/><path d="${hatch}" stroke="${ink.dark}" stroke-width="${one(radius / 60 + 0.2)}" opacity=".34"/><circle r="${r}" fill="none" stroke="${ink.line}" stroke-width="1.4"/></g>`
}
