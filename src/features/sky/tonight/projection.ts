import { atan2, circle, cos, sin, tan } from '../../../astrology/angles.ts'

/** The plate is a square of 600, its pole in the middle. */
export const CENTRE = 300
/** Radius of the equator: the rim then is at 30° beyond it, a little further than the Moon ever goes. */
const EQUATOR = 144.4
export const RIM = 250

/** On the celestial sphere, in degrees. */
export interface Equatorial {
  ascension: number
  declination: number
}

export interface Point {
  x: number
  y: number
}

/** A circle of the sphere as it is on the plate, where it is a circle too. */
export interface Ring extends Point {
  radius: number
}

/** What the plate is turned to: the right ascension on the meridian, the latitude and the obliquity, in degrees. */
export interface Turned {
  culmination: number
  latitude: number
  obliquity: number
}

/** The equatorial place of a point of the ecliptic's frame. */
export function equatorialOf(longitude: number, latitude: number, obliquity: number): Equatorial {
  const [x, y, z] = [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  const [up, high] = [y * cos(obliquity) - z * sin(obliquity), y * sin(obliquity) + z * cos(obliquity)]
  return { ascension: atan2(up, x), declination: (Math.asin(high) * 180) / Math.PI }
}

const mirrored = ({ latitude }: Turned): number => (latitude < 0 ? -1 : 1)

/**
 * The stereographic projection of astrolabes, from the pole below the horizon: the meridian upwards, and each place at
 * its hour angle, clockwise as the sky turns. South of the equator the other pole is in the middle, and it turns the
 * other way.
 */
export function projected({ ascension, declination }: Equatorial, turned: Turned): Point {
  return at(circle(turned.culmination - ascension), declination, mirrored(turned))
}

function at(hourAngle: number, declination: number, side: number): Point {
  const distance = distanceOf(90 - side * declination)
  return { x: CENTRE + side * distance * sin(hourAngle), y: CENTRE - distance * cos(hourAngle) }
}

const distanceOf = (fromPole: number): number => EQUATOR * tan(fromPole / 2)

/** The circle of all that is `reach` degrees from a point of the sphere. */
export function ringAround({ ascension, declination }: Equatorial, reach: number, turned: Turned): Ring {
  const side = mirrored(turned)
  if (side * declination < 0) {
    return ringAround({ ascension: ascension + 180, declination: -declination }, 180 - reach, turned)
  }
  const hourAngle = circle(turned.culmination - ascension)
  const fromPole = 90 - side * declination
  const [near, far] = [distanceOf(fromPole - reach), distanceOf(fromPole + reach)]
  const middle = (near + far) / 2
  return {
    x: CENTRE + side * middle * sin(hourAngle),
    y: CENTRE - middle * cos(hourAngle),
    radius: Math.abs(far - near) / 2,
  }
}

/** The circle of one latitude of the ecliptic's frame. */
export const parallelOf = (latitude: number, turned: Turned): Ring =>
  ringAround({ ascension: 270, declination: 90 - turned.obliquity }, 90 - latitude, turned)

/** At the equator the horizon would be a straight line. */
const LEAST_LATITUDE = 1

/** The circle of one altitude above the horizon. */
export function altitudeRing(altitude: number, turned: Turned): Ring {
  const side = mirrored(turned)
  const declination = side * Math.max(LEAST_LATITUDE, Math.abs(turned.latitude))
  return ringAround({ ascension: turned.culmination, declination }, 90 - altitude, turned)
}

/** The altitude of a place above the horizon, in degrees. */
export function altitudeOf({ ascension, declination }: Equatorial, { culmination, latitude }: Turned): number {
  const high =
    sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(circle(culmination - ascension))
  return (Math.asin(Math.max(-1, Math.min(1, high))) * 180) / Math.PI
}
