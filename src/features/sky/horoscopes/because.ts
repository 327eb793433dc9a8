import { ASPECTS, type MoonPhase, type Planet } from '../../../astrology/names.ts'
import { fillPlaces } from '../../../platform/i18n/texts.ts'
import { type Fragment, type Marked, readFragment } from './fragments/fragment.ts'
import type { Topic } from './fragments/sheet.ts'
import type { House } from './solar-house.ts'
import type { Stay } from './stays.ts'

export const BECAUSE_ASPECTS = [...ASPECTS, 'house', 'phase', 'retrograde', 'direct', 'eclipse'] as const

/**
 * The astrological reason for a sentence. `aspect` is an aspect between two planets, or one of: `house`, the body
 * crosses the solar house named by `target` since `exactAt`, until `until` if given, and is `orb` degrees into it;
 * `phase`, the Moon's phase named by `target`, whose middle is at `exactAt`; `retrograde`, the body has moved back by
 * `orb` degrees since `exactAt`; `direct`, it moves on again from `exactAt`; `eclipse`, in the house named by `target`.
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
  /** In the format of exactAt: when the body leaves the house, or ends its retrograde motion. */
  until?: string
  /** The solar house of an aspect or a phase, where `target` does not say it. */
  house?: House
}

const wholeSeconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

export const because = (
  body: Planet,
  aspect: Because['aspect'],
  target: Because['target'],
  orb: number,
  exactAt: Date,
  { until, house }: { until?: Date | undefined; house?: House } = {},
): Because => ({
  body,
  aspect,
  target,
  orb: Math.round(orb * 100) / 100,
  exactAt: wholeSeconds(exactAt),
  ...(until && { until: wholeSeconds(until) }),
  ...(house && { house }),
})

/** The reason for a body that crosses a house, with its entry and exit. */
export const becauseOfStay = ({ body, from, to }: Stay, house: House): Because =>
  because(body, 'house', `house-${house}`, 0, from, { until: to })

/** The same for the same fact of the sky, whatever is said of it. */
export const factOf = ({ body, aspect, target, exactAt }: Because): string =>
  [body, aspect, target, exactAt.slice(0, 16)].join(' ')

/** A sentence with its place among the fragments and its reason. */
export interface Said extends Marked {
  /** Topic, condition, value of the condition, variant: `love.moonHouse.5.2`. */
  id: string
  because: Because
}

export type Filling = Readonly<Record<string, string>>

export function said(id: string, fragment: Fragment, because: Because, filling: Filling = {}): Said {
  const marked = readFragment(fragment)
  return { id, ...marked, text: fillPlaces(marked.text, (name) => filling[name]), because }
}

/**
 * Prefixes the ids with the topic, and removes duplicates: two quarters of the Moon in one house give the same
 * sentence.
 */
export function named(topic: Topic, all: readonly Said[]): Said[] {
  const once = new Map(all.map((one) => [one.id, one]))
  return [...once.values()].map((one) => ({ ...one, id: `${topic}.${one.id}` }))
}

/** A sentence that begins with a small letter, at the beginning of a text and with its full stop. */
export const atStart = (one: Said): Said => ({ ...one, text: sentence(one.text) })

/** The same after some words, such as a date or "mais". */
export const after = (words: string, one: Said): Said => ({ ...one, text: sentence(`${words} ${one.text}`) })

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?…]$/.test(text) ? '' : '.'}`
