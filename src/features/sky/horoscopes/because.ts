import { ASPECTS, type MoonPhase, type Planet } from '../../../astrology/names.ts'
import type { Topic } from './fragments/sheet.ts'
import type { Stay } from './stays.ts'

export const BECAUSE_ASPECTS = [...ASPECTS, 'house', 'phase', 'retrograde', 'eclipse'] as const

/**
 * The astrological reason for a sentence. `aspect` is an aspect between two planets, or one of: `house`, the body
 * crosses the solar house named by `target` since `exactAt`, until `until` if given, and is `orb` degrees into it;
 * `phase`, the Moon's phase named by `target`, whose middle is at `exactAt`; `retrograde`, the body has moved back by
 * `orb` degrees since `exactAt`; `eclipse`, in the house named by `target`.
 */
export interface Because {
  body: Planet
  aspect: (typeof BECAUSE_ASPECTS)[number]
  /** A planet, `house-1` to `house-12`, or a phase. */
  target: Planet | MoonPhase | `house-${number}`
  /** Degrees. */
  orb: number
  /** ISO 8601 in UTC, in whole seconds, the limit of the precision. */
  exactAt: string
  /** In the format of exactAt: when the body leaves the house. */
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

/** The reason for a body that crosses a house, with its entry and exit. */
export const becauseOfStay = ({ body, from, to }: Stay, house: number): Because => ({
  ...because(body, 'house', `house-${house}`, 0, from),
  until: wholeSeconds(to),
})

/** A sentence with its place among the fragments and its reason. */
export interface Said {
  /** Topic, condition, value of the condition, variant: `love.moonHouse.5.2`. */
  id: string
  text: string
  because: Because
}

/** A sentence for a house, in its first variant. */
export const said = (kind: string, house: number, text: string, because: Because): Said => ({
  id: `${kind}.${house}.1`,
  text,
  because,
})

/**
 * Prefixes the ids with the topic, and removes duplicates: two quarters of the Moon in one house give the same
 * sentence.
 */
export function named(topic: Topic, all: readonly Said[]): Said[] {
  const once = new Map(all.map((one) => [one.id, one]))
  return [...once.values()].map((one) => ({ ...one, id: `${topic}.${one.id}` }))
}
