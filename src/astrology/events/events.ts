import { apart, circle, signOfLongitude, wayFrom } from '../angles.ts'
import { ASPECT_ANGLES } from '../aspects.ts'
import { itemOf } from '../item-of.ts'
import { ASPECTS, type Aspect, type Body, MOON_PHASES, type MoonPhase, type Planet, type Sign } from '../names.ts'
import { crossingsOf, type Span } from './crossings.ts'
import type { Ephemeris } from './ephemeris.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Times are milliseconds since 1970, found within a second of the engine's own positions. */
export type Ingress = {
  readonly at: number
  readonly body: Planet
  /** The sign that it enters; backwards when retrograde. */
  readonly sign: Sign
  readonly retrograde: boolean
}

export type Station = { readonly at: number; readonly body: Planet; readonly turns: 'retrograde' | 'direct' }

export type Lunation = {
  readonly at: number
  readonly phase: Extract<MoonPhase, 'new' | 'firstQuarter' | 'full' | 'lastQuarter'>
  /** The Moon's longitude. */
  readonly longitude: number
}

export type ExactAspect = { readonly at: number; readonly from: Body; readonly to: Body; readonly type: Aspect }

/** The sampling interval of a body: the Moon changes sign in two days, planets reverse within weeks. */
const stepOf = (...bodies: Body[]): number => (bodies.includes('moon') ? 6 * HOUR : DAY)

export function ingressesIn(span: Span, bodies: readonly Planet[], sky: Ephemeris): Ingress[] {
  const ingresses = bodies.flatMap((body) => {
    const longitude = (at: number) => sky(body, at).longitude
    const borders = Array.from({ length: 12 }, (_, index) => index * 30)
    return borders.flatMap((border) =>
      crossingsOf((at) => wayFrom(border, longitude(at)), span, stepOf(body)).map((at) => {
        const retrograde = sky(body, at).speed < 0
        return { at, body, sign: signOfLongitude(border - (retrograde ? 30 : 0)), retrograde }
      }),
    )
  })
  return ingresses.sort(byTime)
}

export function stationsIn(span: Span, bodies: readonly Planet[], sky: Ephemeris): Station[] {
  const stations = bodies
    .filter((body) => body !== 'sun' && body !== 'moon')
    .flatMap((body) => {
      // The rate of change over two hours: effects missing from the stated speed would shift a station of Pluto by
      // minutes.
      const speed = (at: number) => wayFrom(sky(body, at - HOUR).longitude, sky(body, at + HOUR).longitude)
      return crossingsOf(speed, span, DAY).map((at): Station => {
        return { at, body, turns: speed(at + DAY) < 0 ? 'retrograde' : 'direct' }
      })
    })
  return stations.sort(byTime)
}

const quarters = { new: 0, firstQuarter: 90, full: 180, lastQuarter: 270 } as const

/** New and full moons and the quarters: the Moon 0, 90, 180 and 270 degrees ahead of the Sun. */
export function lunationsIn(span: Span, sky: Ephemeris): Lunation[] {
  const lunations = Object.entries(quarters).flatMap(([phase, angle]) =>
    crossingsOf((at) => wayFrom(angle, elongationAt(at, sky)), span, DAY).map((at) => ({
      at,
      phase: phase as Lunation['phase'],
      longitude: sky('moon', at).longitude,
    })),
  )
  return lunations.sort(byTime)
}

/** The Moon's elongation ahead of the Sun, 0 to 360 degrees: 0 new, 180 full. */
export const elongationAt = (at: number, sky: Ephemeris): number =>
  circle(sky('moon', at).longitude - sky('sun', at).longitude)

/** The eighth of the Moon's cycle, each centred on its name: new from 22.5 degrees behind the Sun to 22.5 ahead. */
export const moonPhaseOf = (elongation: number): MoonPhase =>
  itemOf(MOON_PHASES, Math.round(circle(elongation) / 45) % 8)

/** When the aspects between these pairs are exact. */
export function exactAspectsIn(span: Span, pairs: readonly (readonly [Body, Body])[], sky: Ephemeris): ExactAspect[] {
  const exact = pairs.flatMap(([from, to]) => {
    const between = (at: number) => wayFrom(sky(from, at).longitude, sky(to, at).longitude)
    return passagesOf(between, span, stepOf(from, to)).map((passage) => ({ ...passage, from, to }))
  })
  return exact.sort(byTime)
}

export type Transit = { readonly at: number; readonly from: Planet; readonly type: Aspect }

/** When moving bodies are exactly in aspect to a fixed longitude, in degrees. */
export function transitsIn(span: Span, bodies: readonly Planet[], place: number, sky: Ephemeris): Transit[] {
  const transits = bodies.flatMap((from) => {
    const between = (at: number) => wayFrom(place, sky(from, at).longitude)
    return passagesOf(between, span, stepOf(from)).map((passage) => ({ ...passage, from }))
  })
  return transits.sort(byTime)
}

const passagesOf = (between: (at: number) => number, span: Span, step: number): { at: number; type: Aspect }[] =>
  ASPECTS.flatMap((type) =>
    bothSidesOf(ASPECT_ANGLES[type]).flatMap((angle) =>
      crossingsOf((at) => wayFrom(angle, between(at)), span, step).map((at) => ({ at, type })),
    ),
  )

const FURTHEST = 40 * DAY

/**
 * When the aspect that two bodies are in or near was or will be exact, in their present motion; null if that is more
 * than forty days away, or if one of them reverses before.
 */
export function exactNear(at: number, pair: readonly [Body, Body], type: Aspect, sky: Ephemeris): number | null {
  const [from, to] = pair
  const off = (time: number) => {
    const way = wayFrom(sky(from, time).longitude, sky(to, time).longitude)
    return wayFrom((way < 0 ? -1 : 1) * ASPECT_ANGLES[type], way)
  }
  let time = at
  for (let round = 0; round < 12; round++) {
    const missing = off(time)
    if (Math.abs(missing) < 1e-6) return time
    const speed = sky(to, time).speed - sky(from, time).speed
    time -= (missing / speed) * DAY
    if (!(Math.abs(time - at) <= FURTHEST)) return null
  }
  return apart(off(time), 0) < 1e-4 ? time : null
}

const bothSidesOf = (angle: number): number[] => (angle === 0 || angle === 180 ? [angle] : [angle, -angle])

const byTime = (a: { at: number }, b: { at: number }): number => a.at - b.at
