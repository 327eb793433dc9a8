import {
  type AstroTime,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import { signOfLongitude } from '../angles.ts'
import type { Planet, Sign } from '../names.ts'
import { positionOf } from '../positions.ts'
import type { Span } from './crossings.ts'

export type Eclipse = {
  /** The greatest eclipse, in milliseconds since 1970. */
  readonly at: number
  readonly body: Extract<Planet, 'sun' | 'moon'>
  /** The kind at its greatest; a hybrid solar eclipse that is total there is total. */
  readonly kind: 'total' | 'annular' | 'partial' | 'penumbral'
  /** Longitude of the eclipsed body, in degrees, and its sign. */
  readonly longitude: number
  readonly sign: Sign
}

type Found = { readonly peak: AstroTime; readonly kind: string }

/** Eclipses of the Sun, wherever on Earth they are visible, and of the Moon, penumbral ones included. */
export function eclipsesIn(span: Span): Eclipse[] {
  const sun = eclipsesOf('sun', span, SearchGlobalSolarEclipse, NextGlobalSolarEclipse)
  const moon = eclipsesOf('moon', span, SearchLunarEclipse, NextLunarEclipse)
  return [...sun, ...moon].sort((a, b) => a.at - b.at)
}

function eclipsesOf(
  body: Eclipse['body'],
  { from, to }: Span,
  first: (at: Date) => Found,
  next: (after: AstroTime) => Found,
): Eclipse[] {
  const found: Eclipse[] = []
  for (let one = first(new Date(from)); ; one = next(one.peak)) {
    const at = one.peak.date.getTime()
    if (at >= to) return found
    if (at < from) continue
    const { longitude } = positionOf(body, one.peak.date)
    found.push({ at, body, kind: one.kind as Eclipse['kind'], longitude, sign: signOfLongitude(longitude) })
  }
}
