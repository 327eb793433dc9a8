import type { Position } from '../../../games/spreads/spread.ts'

export type Place = Pick<Position, 'x' | 'y'> & { rotated?: boolean | undefined }

/** The height of a card by its width. */
const TALL = 520 / 300
const WIDEST = 0.3
/** The part of the free room that a card takes. */
const FILLED = 0.94
const MARGIN = 0.03

/** A board of the cards of a spread; all lengths as parts of the spread's own width. */
export interface BoardShape {
  card: { width: number; height: number }
  left: number
  top: number
  width: number
  height: number
}

/** The largest cards of which none covers another, except one laid across it, and the room that they take together. */
export function boardShape(places: readonly Place[]): BoardShape {
  const gaps = places.flatMap((one, index) => places.slice(index + 1).map((other) => gapOf(one, other)))
  const width = Math.min(WIDEST, ...gaps.filter((gap) => gap > 0)) * FILLED
  const height = width * TALL
  const half = (place: Place) => (place.rotated ? { x: height / 2, y: width / 2 } : { x: width / 2, y: height / 2 })
  const left = Math.min(...places.map((place) => place.x - half(place).x)) - MARGIN
  const right = Math.max(...places.map((place) => place.x + half(place).x)) + MARGIN
  const top = Math.min(...places.map((place) => place.y - half(place).y)) - MARGIN
  const bottom = Math.max(...places.map((place) => place.y + half(place).y)) + MARGIN
  return { card: { width, height }, left, top, width: right - left, height: bottom - top }
}

/** The width at which two cards would touch; 0 for two at one place. */
const gapOf = (one: Place, other: Place): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y) / TALL)
