import { itemAt } from '../../../platform/needed/needed.ts'
import type { Point, Ring } from './projection.ts'

export const one = (value: number): number => Math.round(value * 10) / 10

/** An SVG circle. */
export const circleOf = ({ x, y, radius }: Ring, more = ''): string =>
  `<circle cx="${one(x)}" cy="${one(y)}" r="${one(radius)}"${more && ` ${more}`}/>`

/** Dots of one size, as strokes without length under a round pen. */
export const dots = (points: readonly Point[]): string => points.map(({ x, y }) => `M${one(x)} ${one(y)}h0`).join('')

export const polyline = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${one(x)} ${one(y)}`).join('')

/** The point at a distance and an angle, clockwise from the top. */
export function around({ x, y }: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x + distance * Math.sin(angle), y: y - distance * Math.cos(angle) }
}

/** Degrees clockwise from the top. */
export const bearing = (from: Point, to: Point): number =>
  ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360

/** A glyph of the house, drawn in a square of 24, around a point. */
export const glyphAt = (path: string, { x, y }: Point, size: number): string =>
  `<path d="${path}" transform="translate(${one(x - size / 2)} ${one(y - size / 2)}) scale(${Math.round((size / 24) * 100) / 100})"/>`

/** A star of rays, alternately long and short. */
export function rays(centre: Point, inner: number, lengths: readonly number[], count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count
    const [from, to] = [around(centre, inner, angle), around(centre, itemAt(lengths, index % lengths.length), angle)]
    return `M${one(from.x)} ${one(from.y)}L${one(to.x)} ${one(to.y)}`
  }).join('')
}

/** A pointed star whose points are as long as `reach`, the even ones longer. */
export function pointed(centre: Point, reach: number, points = 8): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const distance = index % 2 ? reach * 0.2 : index % 4 ? reach * 0.55 : reach
    return around(centre, distance, (index * 180) / points)
  })
  return `${polyline(corners)}z`
}
