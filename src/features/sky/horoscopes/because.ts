import { ASPECTS, type MoonPhase, type Planet } from '../../../astrology/names.ts'
import type { Topic } from './fragments/sheet.ts'
import type { Stay } from './stays.ts'

export const BECAUSE_ASPECTS = [...ASPECTS, 'house', 'phase', 'retrograde', 'eclipse'] as const

/**
 * Why a sentence was chosen. `aspect` is one between two planets, or: `house`, the body crosses the solar house named by
 * `target` since `exactAt`, until `until` where that is told, `orb` degrees in; `phase`, the Moon's named by `target`, its middle at `exactAt`; `retrograde`, `orb` degrees back since
 * `exactAt`; `eclipse`, in the house named by `target`.
 */
export interface Because {
  body: Planet
  aspect: (typeof BECAUSE_ASPECTS)[number]
  /** A planet, `house-1` to `house-12`, or the phase. */
  target: Planet | MoonPhase | `house-${number}`
  /** Degrees. */
  orb: number
  /** ISO 8601 in UTC, whole seconds: no more is known. */
  exactAt: string
  /** As exactAt: when the body leaves the house. */
  until?: string
}

const wholeSeconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

export const because = (
  body: Planet,
  aspect: Because['aspect'],
  target: Because['target'],
  orb: number,
  exactAt: Date,
): Because => ({
  body,
  aspect,
  target,
  orb: Math.round(orb * 100) / 100,
  exactAt: wholeSeconds(exactAt),
})

/** That a body crosses a house, from the day it enters to the day it leaves. */
export const becauseOfStay = ({ body, from, to }: Stay, house: number): Because => ({
  ...because(body, 'house', `house-${house}`, 0, from),
  until: wholeSeconds(to),
})

/** A sentence, where it stands among the fragments, and why it is said. */
export interface Said {
  /** Topic, condition, what fulfils it, variant: `love.moonHouse.5.2`. */
  id: string
  text: string
  because: Because
}

/** The first variant of what is said of a house, under its kind. */
export const said = (kind: string, house: number, text: string, because: Because): Said => ({
  id: `${kind}.${house}.1`,
  text,
  because,
})

/** Under their topic, what is said twice but once: two quarters of the Moon in one house say no more. */
export function named(topic: Topic, all: readonly Said[]): Said[] {
  const once = new Map(all.map((one) => [one.id, one]))
  return [...once.values()].map((one) => ({ ...one, id: `${topic}.${one.id}` }))
}
