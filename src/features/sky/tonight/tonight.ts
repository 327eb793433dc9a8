import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { elongationAt, moonPhaseOf } from '../../../astrology/events/events.ts'
import { horizonAt } from '../../../astrology/horizon.ts'
import { type MoonPhase, PLANETS, type Planet } from '../../../astrology/names.ts'
import { altitudeOf, equatorialOf, type Turned } from './projection.ts'

export interface SkyPlace {
  latitude: number
  longitude: number
}

/** Where the sky is seen from, until somebody says otherwise. */
export const PARIS_PLACE: SkyPlace = { latitude: 48.853, longitude: 2.349 }

export interface SkyBody {
  id: Planet
  longitude: number
  latitude: number
  /** Degrees above the horizon, negative below. */
  altitude: number
}

/** The sky of one instant over one place. */
export interface PlaceSky {
  at: Date
  turned: Turned
  bodies: readonly SkyBody[]
  moon: {
    phase: MoonPhase
    /** The illuminated fraction, 0 to 1. */
    lit: number
  }
}

export function skyOver(at: Date, place: SkyPlace): PlaceSky {
  const sky = openEphemeris()
  const turned = horizonAt(at, place)
  const elongation = elongationAt(at.getTime(), sky)
  return {
    at,
    turned,
    bodies: PLANETS.map((id) => {
      const { longitude, latitude } = sky(id, at.getTime())
      const altitude = altitudeOf(equatorialOf(longitude, latitude, turned.obliquity), turned)
      return { id, longitude, latitude, altitude }
    }),
    moon: { phase: moonPhaseOf(elongation), lit: (1 - Math.cos((elongation * Math.PI) / 180)) / 2 },
  }
}

export function bodyOf(sky: PlaceSky, id: Planet): SkyBody {
  const found = sky.bodies.find((body) => body.id === id)
  if (!found) throw new Error(`the sky lacks ${id}`)
  return found
}
