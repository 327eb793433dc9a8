import { degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import { type Body, PLANETS, type Sign } from '../../../astrology/names.ts'
import type { Position } from '../../../astrology/positions.ts'

/** Where a body is seen in the zodiac. */
export interface Place {
  sign: Sign
  degrees: number
  /** Said of planets alone: the node almost always moves backwards. */
  retrograde: boolean
}

const planets: ReadonlySet<Body> = new Set(PLANETS)

export const placeOf = (body: Body, { longitude, speed }: Pick<Position, 'longitude' | 'speed'>): Place => ({
  sign: signOfLongitude(longitude),
  degrees: degreeInSignOf(longitude),
  retrograde: speed < 0 && planets.has(body),
})
