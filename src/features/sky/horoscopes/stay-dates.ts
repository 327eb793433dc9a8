import type { Span } from '../../../astrology/events/crossings.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import type { Stay } from './stays.ts'

/** The spans whose stays are told: days that a planet must spend in a sign within one, and how the whole is called. */
const TOLD_STAYS = {
  month: { days: 4, whole: 'tout le mois' },
  year: { days: 75, whole: 'toute l’année' },
} as const
/** Days: a shorter part of a stay is not named. */
const SHORTEST = 1
type Told = keyof typeof TOLD_STAYS

type Dates = Pick<Stay, 'from' | 'to'>

/**
 * The signs in which a body stays long within a span, in order: its first stay in each, and the dates in French, as the
 * beginning of a sentence. A retrograde body can enter the same sign twice.
 */
export function longStaysOf(
  body: Stay['body'],
  stays: readonly Stay[],
  span: Span,
  told: Told,
): { stay: Stay; when: string }[] {
  const bySign = Map.groupBy(
    stays.filter((stay) => stay.body === body),
    ({ sign }) => sign,
  )
  return [...bySign.values()]
    .filter((there) => there.reduce((days, stay) => days + daysWithin(stay, span), 0) >= TOLD_STAYS[told].days)
    .map((there) => there.filter((stay) => daysWithin(stay, span) >= SHORTEST))
    .map((there) => ({ stay: itemAt(there, 0), when: whenOf(there, span, told) }))
}

export const daysWithin = ({ from, to }: Dates, span: Span): number =>
  (Math.min(to.getTime(), span.to) - Math.max(from.getTime(), span.from)) / DAY_MS

/** Periods within a span, as the beginning of a sentence: "Jusqu’au 22 novembre". */
export function whenOf(there: readonly Dates[], span: Span, told: Told): string {
  const words = there.map((dates) => datesOf(dates, span, TOLD_STAYS[told].whole)).join(', puis ')
  return itemAt(words, 0).toUpperCase() + words.slice(1)
}

function datesOf({ from, to }: Dates, span: Span, whole: string): string {
  const [comes, goes] = [from.getTime() > span.from, to.getTime() < span.to]
  if (comes && goes) return `du ${between(inDayOfYear(from), inDayOfYear(to))}`
  if (comes) return `à partir du ${inDayOfYear(from)}`
  return goes ? `jusqu’au ${inDayOfYear(to)}` : whole
}

/** The month is said once if both days are in it. */
function between(first: string, last: string): string {
  const [day = '', month] = first.split(' ')
  return `${last.endsWith(` ${month}`) ? day : first} au ${last}`
}
