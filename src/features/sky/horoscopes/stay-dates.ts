import type { Span } from '../../../astrology/events/crossings.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import type { Stay } from './stays.ts'

/** Days that a planet must spend in a sign within the year for its stay to be mentioned. */
const LONG_STAY = 75

/**
 * The signs in which a body stays long within a span, in order: its first stay in each, and the dates in French, as the
 * beginning of a sentence. A retrograde body can enter the same sign twice.
 */
export function longStaysOf(body: Stay['body'], stays: readonly Stay[], span: Span): { stay: Stay; when: string }[] {
  const bySign = Map.groupBy(
    stays.filter((stay) => stay.body === body),
    ({ sign }) => sign,
  )
  return [...bySign.values()]
    .filter((there) => there.reduce((days, stay) => days + daysWithin(stay, span), 0) >= LONG_STAY)
    .map((there) => ({ stay: itemAt(there, 0), when: whenOf(there, span) }))
}

const daysWithin = ({ from, to }: Stay, span: Span): number =>
  (Math.min(to.getTime(), span.to) - Math.max(from.getTime(), span.from)) / DAY_MS

function whenOf(there: readonly Stay[], span: Span): string {
  const words = there.map((stay) => datesOf(stay, span)).join(', puis ')
  return itemAt(words, 0).toUpperCase() + words.slice(1)
}

function datesOf({ from, to }: Stay, span: Span): string {
  const [comes, goes] = [from.getTime() > span.from, to.getTime() < span.to]
  if (comes && goes) return `du ${inDayOfYear(from)} au ${inDayOfYear(to)}`
  if (comes) return `à partir du ${inDayOfYear(from)}`
  return goes ? `jusqu’au ${inDayOfYear(to)}` : 'toute l’année'
}
