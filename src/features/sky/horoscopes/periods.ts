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
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const first = period === 'year' ? Date.UTC(year, 0) : Date.UTC(year, month - 1)
  const next = period === 'year' ? Date.UTC(year + 1, 0) : Date.UTC(year, month)
  return { length: period, from: utcDay(new Date(first)), to: daysAfter(utcDay(new Date(next)), -1) }
}
