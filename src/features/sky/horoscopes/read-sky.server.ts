import { LRUCache } from 'lru-cache'
import { skyOf } from '../../../astrology/events/sky-of-day.ts'
import type { Aspect, MoonPhase, Planet, Sign } from '../../../astrology/names.ts'

/** A day's sky, as needed to draw it. */
export interface ShownSky {
  day: string
  moon: { phase: MoonPhase; lit: number }
  places: { body: Planet; longitude: number; sign: Sign; degrees: number; retrograde: boolean }[]
  /** Aspects that are exact on the day, in order of time. */
  exact: { from: Planet; to: Planet; type: Aspect; at: string }[]
}

/** Cached because it depends on the day only and is requested for every sign. */
const known = new LRUCache<string, ShownSky>({ max: 8 })

export function readSky(day: string): ShownSky {
  const found = known.get(day)
  if (found) return found
  const { moon, bodies, aspects } = skyOf(day)
  const shown: ShownSky = {
    day,
    moon: { phase: moon.phase, lit: moon.lit },
    places: bodies.map(({ id, longitude, sign, degreeInSign, retrograde }) => ({
      body: id,
      longitude: Math.round(longitude * 100) / 100,
      sign,
      degrees: Math.round(degreeInSign * 100) / 100,
      retrograde,
    })),
    exact: aspects
      .flatMap(({ from, to, type, exactAt, exactToday }) =>
        exactToday && exactAt ? [{ from, to, type, at: exactAt }] : [],
      )
      .sort((a, b) => a.at.localeCompare(b.at)),
  }
  known.set(day, shown)
  return shown
}
