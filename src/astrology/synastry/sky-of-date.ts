import { BODIES } from '../names.ts'
import { positionsAt } from '../positions.ts'
import type { Compared } from './synastry.ts'

const DAY_MS = 86_400_000

/**
 * The sky of a birth of which only the date is known, for `synastryOf`: at noon UTC, with the Moon's way from the
 * beginning of that day to its end. There are no houses without an hour and a place.
 * @param date YYYY-MM-DD
 */
export function skyOfDate(date: string): Compared {
  const from = Date.parse(date)
  const at = (share: number) => positionsAt(new Date(from + share * DAY_MS))
  const sky = at(0.5)
  return {
    bodies: BODIES.map((id) => ({ id, longitude: sky[id].longitude, speed: sky[id].speed })),
    houses: null,
    uncertain: { moon: { from: at(0).moon.longitude, to: at(1).moon.longitude } },
  }
}
