import { wayFrom } from '../../../astrology/angles.ts'
import { momentAt } from '../../../astrology/moment.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { planets } from '../../../ui/art/planet.data.ts'
import { zodiac } from '../../../ui/art/zodiac.data.ts'
import type { palettes } from '../../../ui/shell/palette.ts'
import { spread } from '../sky/spread.ts'
import { drawMoon } from './draw-moon.ts'
import { around, bearing, circleOf, dots, glyphAt, one, pointed, polyline, rays } from './pen.ts'
import { CENTRE, equatorialOf, type Point, parallelOf, projected, RIM } from './projection.ts'
import { bright, figures } from './stars.data.ts'
import { bodyOf, type PlaceSky } from './tonight.ts'

export type Ink = (typeof palettes)['main']

/** The upper edge of the ring of signs, and the middle of its names, in degrees above the ecliptic. */
const BAND = 12
const NAMES = 6.4
export const MOON = 30
const SUN = 12
/** How far the glyphs of planets are from the ecliptic, and from each other in degrees around it. */
const OUTSIDE = 19
const APART = 8.5
const MIDDLE = { x: CENTRE, y: CENTRE }

const inside = ({ x, y }: Point, margin = 0): boolean => Math.hypot(x - CENTRE, y - CENTRE) < RIM - margin

/**
 * The turning part: stars, ring of signs, planets, Moon, and the Sun, which points at the hour. Its ground is
 * empty.
 */
export function drawRete(sky: PlaceSky, ink: Ink): string {
  const { turned } = sky
  const onPlate = (longitude: number, latitude: number) =>
    projected(equatorialOf(longitude, latitude, turned.obliquity), turned)
  return [starsOf(sky, ink, onPlate), bandOf(sky, ink, onPlate), bodiesOf(sky, ink, onPlate)].join('\n')
}

type OnPlate = (longitude: number, latitude: number) => Point

function starsOf({ at }: PlaceSky, ink: Ink, onPlate: OnPlate): string {
  const { toEcliptic } = momentAt(at)
  const placed = ([ascension, declination]: readonly [number, number]): Point => {
    const [a, d] = [(ascension * Math.PI) / 12, (declination * Math.PI) / 180]
    const [x, y, z] = toEcliptic([Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)])
    return onPlate((Math.atan2(y, x) * 180) / Math.PI, (Math.asin(z) * 180) / Math.PI)
  }
  const drawn = figures.map((figure) => figure.map(placed))
  const named = [...new Map(drawn.flat().map((point) => [dots([point]), point])).values()].filter((one) => inside(one))
  const lights = bright.map(placed).filter((point) => inside(point, 6))
  return `<g stroke="${ink.soft}" stroke-width="3" opacity=".3"><path d="${dots(milkyWay(placed))}" stroke-width="1.3"/></g>
<path d="${drawn.map(polyline).join('')}" stroke="${ink.soft}" stroke-width=".8" opacity=".5"/>
<path d="${dots(named)}" stroke="${ink.onNight}" stroke-width="3"/>
<path d="${lights.map((point) => pointed(point, 7.5)).join('')}" fill="${ink.onNight}" stroke="none"/>`
}

/** The Milky Way in stipple: its middle follows the galaxy's plane, and the dots thin out from it. */
function milkyWay(placed: (star: readonly [number, number]) => Point): Point[] {
  const [pole, tilt, node] = [192.86, 27.13, 122.93].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
  const chance = seeded(7)
  return Array.from({ length: 420 }, () => {
    const along = chance() * 2 * Math.PI
    const across = ((chance() + chance() + chance() - 1.5) * 15 * Math.PI) / 180
    const high = Math.sin(across) * Math.sin(tilt) + Math.cos(across) * Math.cos(tilt) * Math.cos(node - along)
    const east = Math.cos(across) * Math.sin(node - along)
    const north = Math.sin(across) * Math.cos(tilt) - Math.cos(across) * Math.sin(tilt) * Math.cos(node - along)
    return placed([((pole + Math.atan2(east, north)) * 12) / Math.PI, (Math.asin(high) * 180) / Math.PI])
  }).filter((point) => inside(point, 2))
}

/** The same dots each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function bandOf({ turned }: PlaceSky, ink: Ink, onPlate: OnPlate): string {
  const [ecliptic, inner] = [parallelOf(0, turned), parallelOf(BAND, turned)]
  const across = (longitude: number, from: number, to: number) =>
    polyline([onPlate(longitude, from), onPlate(longitude, to)])
  const degrees = Array.from({ length: 72 }, (_, index) => (index % 6 ? across(index * 5, 0, index % 2 ? 1.2 : 2) : ''))
  const ring = `M${one(ecliptic.x - ecliptic.radius)} ${one(ecliptic.y)}${arcs(ecliptic)}M${one(inner.x - inner.radius)} ${one(inner.y)}${arcs(inner)}`
  const signs = SIGNS.map((sign, index) => {
    const point = onPlate(index * 30 + 15, NAMES)
    const beside = onPlate(index * 30 + 15, NAMES + 1)
    const scale = Math.hypot(beside.x - point.x, beside.y - point.y)
    return glyphAt(zodiac[sign], point, Math.min(23, Math.max(15, scale * 7.6)))
  })
  return `<path d="${ring}" fill="${ink.deep}" fill-rule="evenodd" opacity=".8"/>
${circleOf(ecliptic, 'stroke-width="1.6"')}${circleOf(inner, 'stroke-width=".9"')}
<path d="${degrees.join('')}" stroke-width=".8"/><path d="${SIGNS.map((_, index) => across(index * 30, 0, BAND)).join('')}" stroke-width="1.1"/>
<g stroke-width="1.7" stroke-linejoin="round">${signs.join('')}</g>`
}

const arcs = ({ radius }: { radius: number }): string => {
  const r = one(radius)
  return `a${r} ${r} 0 1 0 ${one(2 * radius)} 0a${r} ${r} 0 1 0 ${one(-2 * radius)} 0z`
}

function bodiesOf(sky: PlaceSky, ink: Ink, onPlate: OnPlate): string {
  const middle = parallelOf(0, sky.turned)
  const placed = sky.bodies.map(({ id, longitude, latitude }) => ({ id, point: onPlate(longitude, latitude) }))
  const [sun, moon] = [bodyOf(sky, 'sun'), bodyOf(sky, 'moon')]
  const [sunAt, moonAt] = [onPlate(sun.longitude, sun.latitude), onPlate(moon.longitude, moon.latitude)]
  const moonBearing = bearing(middle, moonAt)
  const others = placed.filter(({ id }) => id !== 'sun' && id !== 'moon')
  // The Sun and the Moon need room, but keep their places.
  const rooms = [bearing(middle, sunAt), moonBearing - 6, moonBearing + 6]
  const shown = spread([...others.map(({ point }) => bearing(middle, point)), ...rooms], APART)
  const labels = others.map(({ id, point }, index) => {
    const label = around(middle, middle.radius + OUTSIDE, itemAt(shown, index))
    const short = Math.hypot(label.x - point.x, label.y - point.y) - 10
    const end = around(point, Math.max(0, short), bearing(point, label))
    return { id, point, label, leader: short > 5 ? polyline([around(point, 4, bearing(point, label)), end]) : '' }
  })
  const hand = bearing(MIDDLE, sunAt)
  const hour = polyline([around(MIDDLE, 5, hand), around(MIDDLE, RIM + 3, hand)])
  return `<path d="${hour}" stroke-width=".9" opacity=".85"/><circle cx="300" cy="300" r="5" fill="${ink.deep}" stroke-width="1.4"/><circle cx="300" cy="300" r="1.4" fill="${ink.metal}" stroke="none"/>
<path d="${labels.map(({ leader }) => leader).join('')}" stroke-width=".8" stroke="${ink.onNight}" opacity=".7"/>
<g fill="${ink.onNight}" stroke="${ink.deep}" stroke-width="1.2">${labels.map(({ point }) => circleOf({ ...point, radius: 4 })).join('')}</g>
<g stroke="${ink.deep}" stroke-width="5" stroke-linejoin="round">${labels.map(({ id, label }) => glyphAt(planets[id], label, 17)).join('')}</g>
<g stroke="${ink.onNight}" stroke-width="2" stroke-linejoin="round">${labels.map(({ id, label }) => glyphAt(planets[id], label, 17)).join('')}</g>
${sunOf(sunAt, ink)}
${drawMoon(moonAt, MOON, sky.moon.lit, facingOf(sky, onPlate), { lit: ink.onNight, dark: ink.deep, line: ink.metal })}`
}

function sunOf(at: Point, { deep, metal }: Ink): string {
  return `${circleOf({ ...at, radius: SUN + 9 }, `fill="${deep}" stroke="none" opacity=".8"`)}<path d="${rays(at, SUN - 1, [SUN + 9, SUN + 4, SUN + 6, SUN + 4], 24)}" stroke-width="1.2"/>${circleOf({ ...at, radius: SUN - 3 }, `fill="${metal}" stroke="none"`)}${circleOf({ ...at, radius: SUN - 5.5 }, `stroke="${deep}" stroke-width=".9"`)}`
}

/** The way from the Moon to the Sun along their great circle, as it leaves the Moon on the plate. */
export function facingOf(sky: PlaceSky, onPlate: OnPlate): number {
  const [sun, moon] = [bodyOf(sky, 'sun'), bodyOf(sky, 'moon')]
  const way = wayFrom(moon.longitude, sun.longitude)
  // So near, the ecliptic and the great circle differ by the Moon's latitude only.
  const step = Math.sign(way) * 0.5
  const rise = Math.abs(way) < 1 ? 0 : (-moon.latitude * 0.5) / Math.max(20, Math.abs(way))
  return bearing(onPlate(moon.longitude, moon.latitude), onPlate(moon.longitude + step, moon.latitude + rise))
}
