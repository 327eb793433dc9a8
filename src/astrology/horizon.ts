import { atan2, circle, cos, sin, tan, wayFrom } from './angles.ts'
import { momentAt, siderealTimeAt } from './moment.ts'

/** The effect of the Earth's rotation at one place: all in degrees. */
export type Horizon = {
  /** Right ascension of the midheaven, i.e. local apparent sidereal time. */
  readonly culmination: number
  /** True obliquity of the ecliptic. */
  readonly obliquity: number
  /** -90 to 90, north positive. */
  readonly latitude: number
}

export type Angles = { readonly ascendant: number; readonly midheaven: number }

/**
 * Geographic latitude and longitude in degrees, east and north positive; longitudes of 180 and -180 are the same
 * meridian.
 */
export function horizonAt(at: Date, place: { latitude: number; longitude: number }): Horizon {
  const moment = momentAt(at)
  return {
    culmination: circle(siderealTimeAt(moment) + place.longitude),
    obliquity: moment.obliquity,
    latitude: place.latitude,
  }
}

export const midheavenOf = ({ culmination, obliquity }: Horizon): number =>
  atan2(sin(culmination), cos(culmination) * cos(obliquity))

/**
 * At the poles the horizon is the equator itself, and the ecliptic has no rising degree: within a hundred metres this
 * latitude is used.
 */
const NEAREST_POLE = 89.999

/** The degree of the ecliptic on the eastern horizon when this right ascension culminates. */
export const risingAt = (culmination: number, { obliquity, latitude }: Horizon): number =>
  atan2(cos(culmination), -(sin(culmination) * cos(obliquity) + tan(withinPoles(latitude)) * sin(obliquity)))

const withinPoles = (latitude: number): number => Math.max(-NEAREST_POLE, Math.min(NEAREST_POLE, latitude))

/**
 * Between the polar circles the rising degree always follows the midheaven. Beyond them it may precede it; then the
 * other point of the horizon is used, as Swiss Ephemeris does, so that houses keep their order.
 */
export function anglesOf(horizon: Horizon): Angles {
  const midheaven = midheavenOf(horizon)
  const rising = risingAt(horizon.culmination, horizon)
  return { ascendant: wayFrom(midheaven, rising) < 0 ? circle(rising + 180) : rising, midheaven }
}
