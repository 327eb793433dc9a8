import type { AspectBetween } from '../../../astrology/aspects.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import type { Aspect, Body } from '../../../astrology/names.ts'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { spread } from '../sky/spread.ts'

/** Size of the drawing, in its own units: a square with the Earth at its centre. */
export const SIZE = 600
const CENTRE = SIZE / 2
export const RADII = {
  angles: 287,
  outer: 272,
  zodiac: 230,
  ticks: 221,
  bodies: 200,
  degrees: 168,
  houses: 150,
} as const
export const ASPECT_RADIUS = 122
const HOUSE_NUMBERS = 136
/** The width of a glyph, and of its touch target: 24 px on the narrowest screen. */
export const GLYPH = 34
export const TARGET = 49
/** The wheel shows one lunar node: the one used for aspects. */
const hidden: ReadonlySet<Body> = new Set(['trueNode'])

/** What of a chart is drawn and listed: not the instant and place that it was computed for. */
export type DrawnChart = Pick<Chart, 'bodies' | 'angles' | 'houses' | 'aspects' | 'uncertain'>

export interface Spot {
  x: number
  y: number
}
type Near = 'close' | 'middling' | 'wide'

/** The twelve signs: the lines between them, every other one filled, and where their glyphs are. */
export interface Zodiac {
  borders: string
  sectors: readonly string[]
  signs: readonly (Spot & { sign: Sign })[]
}

export interface Wheel extends Zodiac {
  /** Marks for degrees. */
  ticks: string
  cusps: string
  numbers: readonly (Spot & { house: number })[]
  /** What of the drawing belongs to each house, to be touched. */
  rooms: readonly { house: number; path: string }[]
  axes: readonly (Spot & { id: 'ascendant' | 'midheaven'; path: string })[]
  bodies: readonly (Spot & { id: Body; leader: string; degree: Spot })[]
  aspects: readonly { key: string; from: Body; to: Body; type: Aspect; near: Near; path: string }[]
}

/**
 * The geometry of a chart's wheel: the ascendant on the left, the signs counter-clockwise; without a time, Aries on the
 * left.
 */
export function wheelOf(chart: Omit<DrawnChart, 'uncertain'>): Wheel {
  const at = around(chart.angles?.ascendant ?? 0)
  const line = lineAt(at)
  const { houses, angles } = chart
  return {
    ...zodiacAt(at),
    ticks: Array.from({ length: 72 }, (_, step) =>
      line(step * 5, RADII.zodiac, step % 2 === 0 ? RADII.ticks : RADII.ticks + 4),
    ).join(''),
    cusps: (houses ?? [])
      .filter((_, house) => house % 3 !== 0)
      .map((cusp) => line(cusp, ASPECT_RADIUS, RADII.zodiac))
      .join(''),
    numbers: (houses ?? []).map((cusp, index, cusps) => {
      const width = (itemAt(cusps, (index + 1) % 12) - cusp + 360) % 360
      return { house: index + 1, ...at(cusp + width / 2, HOUSE_NUMBERS) }
    }),
    rooms: (houses ?? []).map((cusp, index, cusps) => ({
      house: index + 1,
      path: ring(at, [cusp, itemAt(cusps, (index + 1) % 12)], [ASPECT_RADIUS, RADII.houses]),
    })),
    axes: angles
      ? (['ascendant', 'midheaven'] as const).map((id) => ({
          id,
          path:
            line(angles[id], ASPECT_RADIUS, RADII.angles - 14) + line(angles[id] + 180, ASPECT_RADIUS, RADII.zodiac),
          ...at(angles[id], RADII.angles),
        }))
      : [],
    bodies: placed(chart, at),
    aspects: chart.aspects.flatMap((aspect) => chord(aspect, chart, at)),
  }
}

/** The path along a longitude, between two distances from the centre. */
export const lineAt =
  (at: At) =>
  (longitude: number, from: number, to: number): string =>
    `M${written(at(longitude, from))}L${written(at(longitude, to))}`

export const zodiacAt = (at: At): Zodiac => ({
  borders: twelfths.map((sign) => lineAt(at)(sign * 30, RADII.zodiac, RADII.outer)).join(''),
  sectors: twelfths.filter((sign) => sign % 2 === 0).map((sign) => sector(at, sign * 30)),
  signs: SIGNS.map((sign, place) => ({ sign, ...at(place * 30 + 15, (RADII.outer + RADII.zodiac) / 2) })),
})

/** Where a longitude is on the drawing, at a distance from its centre. */
export type At = (longitude: number, radius: number) => Spot

/** The drawing of a sky whose given longitude is on the left. */
export const around =
  (left: number): At =>
  (longitude, radius) => {
    const angle = ((180 + longitude - left) * Math.PI) / 180
    return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE - radius * Math.sin(angle)) }
  }

interface Ring {
  /** The radius of the glyphs and of their degrees, and that at which a leader begins and bends. */
  bodies: number
  degrees: number
  edge: number
  bend: number
}
const RING: Ring = { bodies: RADII.bodies, degrees: RADII.degrees, edge: RADII.zodiac, bend: RADII.ticks + 2 }

/** Bodies with their longitudes, whatever else is known of them. */
export interface Sighted {
  readonly bodies: readonly { readonly id: Body; readonly longitude: number }[]
}

/** Bodies on a ring, moved apart so that each can be touched. */
export function placed(
  { bodies }: Sighted,
  at: At,
  ring: Ring = RING,
): (Spot & { id: Body; leader: string; degree: Spot })[] {
  const shown = bodies.filter(({ id }) => !hidden.has(id))
  const places = spread(
    shown.map(({ longitude }) => longitude),
    (TARGET / ring.bodies) * (180 / Math.PI),
  )
  const side = Math.sign(ring.edge - ring.bodies)
  return shown.map(({ id, longitude }, index) => {
    const place = itemAt(places, index)
    return {
      id,
      ...at(place, ring.bodies),
      leader: `M${written(at(longitude, ring.edge))}L${written(at(longitude, ring.bend))}L${written(at(place, ring.bodies + (side * GLYPH) / 2))}`,
      degree: at(place, ring.degrees),
    }
  })
}

function chord({ from, to, type, orb }: AspectBetween, { bodies }: Pick<Chart, 'bodies'>, at: At): Wheel['aspects'] {
  // A conjunction is visible by itself: its line would have no length.
  if (type === 'conjunction') return []
  const ends = [from, to].map((id) => at(bodyIn(bodies, id).longitude, ASPECT_RADIUS))
  const near = orb < 2 ? 'close' : orb < 5 ? 'middling' : 'wide'
  return [{ key: `${from}-${to}`, from, to, type, near, path: `M${ends.map(written).join('L')}` }]
}

/** A sign's sector of the zodiac, from its first degree. */
const sector = (at: At, from: number): string => ring(at, [from, from + 30], [RADII.zodiac, RADII.outer])

/** The part of a ring between two longitudes. */
function ring(at: At, [from, to]: readonly [number, number], [inner, outer]: readonly [number, number]): string {
  const isWide = (to - from + 360) % 360 > 180 ? 1 : 0
  const arc = (radius: number, sweep: 0 | 1, end: number) =>
    `A${radius} ${radius} 0 ${isWide} ${sweep} ${written(at(end, radius))}`
  return `M${written(at(from, outer))}${arc(outer, 0, to)}L${written(at(to, inner))}${arc(inner, 1, from)}z`
}

const twelfths = Array.from({ length: 12 }, (_, index) => index)
/** A spot as paths have it. */
export const written = ({ x, y }: Spot): string => `${x} ${y}`
const round = (value: number): number => Math.round(value * 10) / 10
