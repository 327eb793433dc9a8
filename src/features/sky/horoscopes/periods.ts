import { lastOf } from '../../../platform/needed/needed.ts'
import { daysAfter, utcDay, weekdayOf } from '../../../platform/time/days.ts'

export const PERIODS = ['day', 'tomorrow', 'week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]
/** The spans that are composed; tomorrow is simply another day. */
export const LENGTHS = ['day', 'week', 'month', 'year'] as const satisfies readonly Period[]
export type Length = (typeof LENGTHS)[number]

/** Calendar days in Paris, both included. */
export interface Span {
  length: Length
  from: string
  to: string
}

/**
 * The span of a period that contains a calendar day in Paris: weeks begin on Monday, months and years are those of the
 * calendar.
 */
export function spanOf(period: Period, today: string): Span {
  if (period === 'tomorrow') return spanOf('day', daysAfter(today, 1))
  if (period === 'day') return { length: period, from: today, to: today }
  if (period === 'week') {
    const sinceMonday = (weekdayOf(today) + 6) % 7
    return { length: period, from: daysAfter(today, -sinceMonday), to: daysAfter(today, 6 - sinceMonday) }
  }
  const [year, month] = [yearOf(today), Number(today.slice(5, 7))]
  if (period === 'year') return yearSpan(year)
  const next = utcDay(new Date(Date.UTC(year, month)))
  return { length: period, from: `${today.slice(0, 7)}-01`, to: daysAfter(next, -1) }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

export const yearSpan = (year: number): Span => ({ length: 'year', from: `${year}-01-01`, to: `${year}-12-31` })

/** The first month in which the coming year is what people look for. */
const COMING_FROM = '10-01'

/** The years that can be read on a day: its own, and from 1 October the next one. */
export const yearsShown = (today: string): readonly [number, ...number[]] =>
  today.slice(5) < COMING_FROM ? [yearOf(today)] : [yearOf(today), yearOf(today) + 1]

/** The year that is shown where none is named. */
export const yearShown = (today: string): number => lastOf(yearsShown(today))

/** The span that pages show for a period on a day. */
export const shownSpan = (period: Period, today: string): Span =>
  period === 'year' ? yearSpan(yearShown(today)) : spanOf(period, today)
