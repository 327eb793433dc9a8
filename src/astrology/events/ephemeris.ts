import type { Body } from '../names.ts'
import { type Position, positionOf } from '../positions.ts'

/** Positions by instant, in milliseconds since 1970. */
export type Ephemeris = (body: Body, at: number) => Position

/**
 * Computes each position once, as a search asks for the same ones many times. The cache lives as long as the ephemeris.
 */
export function openEphemeris(): Ephemeris {
  const known = new Map<string, Position>()
  return (body, at) => {
    const key = `${body} ${at}`
    const position = known.get(key) ?? positionOf(body, new Date(at))
    known.set(key, position)
    return position
  }
}
