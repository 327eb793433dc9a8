import { HOUR_MS } from '../../../platform/time/instants.ts'

/** Characters of what a psychic says of a dispute. */
export const HEARING_MAX = 2000

/** Hours within which an answer to a dispute is promised. */
export const ANSWER_HOURS = 48

/** Minutes for which a member of staff who opened a dispute is shown to be working on it. */
export const AT_IT_MINUTES = 15

/** Parses an amount as typed in France, e.g. "12,50", to integer cents; null for anything else. */
export function centsOf(typed: string): number | null {
  const parts = /^(\d{1,6})(?:[,.](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0€]/g, ''))
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '0').padEnd(2, '0')) : null
}

/** Formats cents for an input field. */
export const asTyped = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Whole hours since an instant. */
export const hoursSince = (then: Date, now: Date): number => Math.floor((now.getTime() - then.getTime()) / HOUR_MS)
