import { asin, atan2, circle, cos, sin } from './angles.ts'
import type { Moment } from './moment.ts'
import type { Position } from './positions.ts'
import { cross, length, scale, type Triple } from './vectors.ts'

/** Mean inclination of the Moon's orbit to the ecliptic, in degrees. */
const INCLINATION = 5.1453964
const CENTURY = 36525
/** The Sun's mass times the gravitational constant, in au³/day². */
const SOLAR_GRAVITY = 2.959122082855911e-4

/** Value and daily rate of a polynomial in Julian centuries, in degrees. */
function polynomial(t: number, terms: readonly number[]): [number, number] {
  let value = 0
  let rate = 0
  for (const [power, term] of [...terms.entries()].reverse()) {
    value = value * t + term
    if (power > 0) rate = rate * t + term * power
  }
  return [value, rate / CENTURY]
}

/** J. Meeus, Astronomical Algorithms (2nd ed.), chapter 47, from J2000, mean equinox of date. */
const meanNodeTerms = [125.0445479, -1934.1362891, 0.0020754, 1 / 467441, -1 / 60616000]
const meanPerigeeTerms = [83.3532465, 4069.0137287, -0.01032, -1 / 80053, 1 / 18999000]

/** Mean ascending node of the Moon's orbit, apparent (nutation included). */
export function meanNode({ time, nutation }: Moment): Position {
  const [node, speed] = polynomial(time.tt / CENTURY, meanNodeTerms)
  return { longitude: circle(node + nutation), latitude: 0, speed }
}

/** Mean apogee of the Moon ("Black Moon"), its orbit reduced to the ecliptic: hence its latitude, up to 5.15 degrees. */
export function lilith({ time, nutation }: Moment): Position {
  const t = time.tt / CENTURY
  const [node, nodeSpeed] = polynomial(t, meanNodeTerms)
  const [perigee, perigeeSpeed] = polynomial(t, meanPerigeeTerms)
  const u = perigee + 180 - node
  const latitude = asin(sin(u) * sin(INCLINATION))
  const reduced = cos(INCLINATION) / cos(latitude) ** 2
  return {
    longitude: circle(node + atan2(sin(u) * cos(INCLINATION), cos(u)) + nutation),
    latitude,
    speed: nodeSpeed + (perigeeSpeed - nodeSpeed) * reduced,
  }
}

/**
 * Ascending node of the Moon's orbit at this moment (osculating). Its speed includes the Sun's tide, to some hundredths
 * of a degree per day. All vectors geocentric, of the ecliptic of date, in au and days.
 */
export function trueNode(moon: { place: Triple; velocity: Triple }, sun: Triple): Position {
  const momentum = cross(moon.place, moon.velocity)
  const toSun: Triple = [sun[0] - moon.place[0], sun[1] - moon.place[1], sun[2] - moon.place[2]]
  const near = scale(toSun, SOLAR_GRAVITY / length(toSun) ** 3)
  const far = scale(sun, SOLAR_GRAVITY / length(sun) ** 3)
  const turned = cross(moon.place, [near[0] - far[0], near[1] - far[1], near[2] - far[2]])
  const [x, y] = [momentum[0], -momentum[1]]
  const rate = (y * turned[0] + x * turned[1]) / (x * x + y * y)
  return { longitude: atan2(x, y), latitude: 0, speed: (rate * 180) / Math.PI }
}
