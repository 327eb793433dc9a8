import { wayFrom } from '../angles.ts'
import { ASPECT_ANGLES } from '../aspects.ts'
import { crossingsOf, type Span } from '../events/crossings.ts'
import type { Ephemeris } from '../events/ephemeris.ts'
import type { Aspect, Planet } from '../names.ts'

const DAY = 86_400_000

/** How far a passage is looked for on either side of an instant, and how often the sky is sampled, in days. */
const REACH: Readonly<Record<Planet, readonly [reach: number, step: number]>> = {
  moon: [1, 0.25],
  sun: [4, 1],
  mercury: [30, 1],
  venus: [45, 1],
  mars: [80, 2],
  jupiter: [200, 4],
  saturn: [270, 5],
  uranus: [360, 5],
  neptune: [360, 5],
  pluto: [360, 5],
}

/** When a moving planet is exactly in an aspect to a fixed longitude, in milliseconds since 1970. */
export function passagesIn(
  span: Span,
  from: Planet,
  [type, place]: readonly [Aspect, number],
  sky: Ephemeris,
): number[] {
  const angle = ASPECT_ANGLES[type]
  const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle]
  const [, step] = REACH[from]
  return sides
    .flatMap((side) => crossingsOf((at) => wayFrom(place + side, sky(from, at).longitude), span, step * DAY))
    .sort((a, b) => a - b)
}

/** The exact passages of one transit around an instant: up to five when the planet turns back on it. */
export function passagesNear(at: number, from: Planet, to: readonly [Aspect, number], sky: Ephemeris): number[] {
  const [reach] = REACH[from]
  return passagesIn({ from: at - reach * DAY, to: at + reach * DAY }, from, to, sky)
}
