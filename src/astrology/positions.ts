import { GeoMoonState, Body as Heavenly, HelioState, type StateVector } from 'astronomy-engine'
import { asin, atan2 } from './angles.ts'
import { lilith, meanNode, trueNode } from './lunar-points.ts'
import { type Moment, momentAt } from './moment.ts'
import { BODIES, type Body, type Planet } from './names.ts'
import { add, dot, length, scale, type Triple } from './vectors.ts'

/**
 * Geocentric, apparent (light time and aberration), true ecliptic and equinox of date, tropical.
 * Longitude 0 (included) to 360 (not) and latitude in degrees, speed in longitude in degrees per day.
 */
export type Position = { readonly longitude: number; readonly latitude: number; readonly speed: number }
export type Positions = Readonly<Record<Body, Position>>

const LIGHT_AU_PER_DAY = 173.1446326846693
/** The Sun's mass times the gravitational constant, in au³/day². */
const SOLAR_GRAVITY = 2.959122082855911e-4
/** General precession in longitude, degrees per day. */
const PRECESSION = 50.29 / 3600 / 365.25

type State = { readonly place: Triple; readonly velocity: Triple }

const heavenly: Readonly<Record<Exclude<Planet, 'moon'>, Heavenly>> = {
  sun: Heavenly.Sun,
  mercury: Heavenly.Mercury,
  venus: Heavenly.Venus,
  mars: Heavenly.Mars,
  jupiter: Heavenly.Jupiter,
  saturn: Heavenly.Saturn,
  uranus: Heavenly.Uranus,
  neptune: Heavenly.Neptune,
  pluto: Heavenly.Pluto,
}

/**
 * Positions of the Sun, the Moon, the planets and the lunar points, from 1800 to 2200. Measured against Swiss Ephemeris
 * 2.10 in `reference/`. Source: astronomy-engine 2.1.19 (VSOP87, the Moon of Montenbruck and Pfleger, Pluto by
 * TOP2013).
 */
export function positionsAt(at: Date): Positions {
  const sky = openSky(at)
  return Object.fromEntries(BODIES.map((body) => [body, sky(body)])) as Positions
}

export const positionOf = (body: Body, at: Date): Position => openSky(at)(body)

/** Computes the data shared by several bodies at one instant (the Earth, the Moon's motion, the frame) once. */
function openSky(at: Date): (body: Body) => Position {
  const moment = momentAt(at)
  const earth = once(() => stateOf(HelioState(Heavenly.Earth, moment.time)))
  const moon = once(() => moonState(moment))
  return (body) => {
    if (body === 'meanNode') return meanNode(moment)
    if (body === 'lilith') return lilith(moment)
    if (body === 'trueNode') return trueNode(moon(), moment.toEcliptic(scale(earth().place, -1)))
    if (body === 'moon') return seen(moon())
    return planet(heavenly[body], moment, earth())
  }
}

function planet(body: Heavenly, moment: Moment, earth: State): Position {
  const itself = body === Heavenly.Sun ? rest : stateOf(HelioState(body, moment.time))
  const { place, velocity } = apparent(itself, earth)
  return seen({ place: moment.toEcliptic(place), velocity: moment.toEcliptic(velocity) })
}

/**
 * Light left the planet some time ago, and the Earth moves: to the first order both effects give the place seen from
 * where the Earth was then. The second order, below 0.03 arcseconds, is ignored.
 */
function apparent(itself: State, earth: State): State {
  const place = add(itself.place, earth.place, -1)
  const velocity = add(itself.velocity, earth.velocity, -1)
  const distance = length(place)
  const late = distance / LIGHT_AU_PER_DAY
  const growth = dot(place, velocity) / distance / LIGHT_AU_PER_DAY
  const turned = add(fallOf(itself.place), fallOf(earth.place), -1)
  return {
    place: add(place, velocity, -late),
    velocity: add(scale(velocity, 1 - growth), turned, -late),
  }
}

/** The acceleration by the Sun's gravity at this place, in au/day². */
function fallOf(place: Triple): Triple {
  const distance = length(place)
  return distance === 0 ? [0, 0, 0] : scale(place, -SOLAR_GRAVITY / distance ** 3)
}

function moonState({ time, toEcliptic }: Moment): State {
  const { place, velocity } = stateOf(GeoMoonState(time))
  const late = length(place) / LIGHT_AU_PER_DAY
  return { place: toEcliptic(add(place, velocity, -late)), velocity: toEcliptic(velocity) }
}

function seen({ place: [x, y, z], velocity: [vx, vy] }: State): Position {
  const turning = (x * vy - y * vx) / (x * x + y * y)
  return {
    longitude: atan2(y, x),
    latitude: asin(z / Math.hypot(x, y, z)),
    speed: (turning * 180) / Math.PI + PRECESSION,
  }
}

const rest: State = { place: [0, 0, 0], velocity: [0, 0, 0] }

const stateOf = ({ x, y, z, vx, vy, vz }: StateVector): State => ({ place: [x, y, z], velocity: [vx, vy, vz] })

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
