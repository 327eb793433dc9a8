import { dayInParis, dayNumber, daysAfter } from '../../../platform/time/days.ts'
import { returnAt } from './openings.server.ts'
import { isoWeekday, type Plan, type Span, spansOf } from './rules.ts'

/** What differs from the usual week on a day. */
export type Difference = 'holiday' | 'other' | null

export interface ComingDay {
  day: string
  /** 1 is Monday. */
  weekday: number
  spans: readonly Span[]
  difference: Difference
}

/** How the day of a return is told: by name within a week, by its date beyond. */
export const returnDays = ['today', 'tomorrow', 'weekday', 'date'] as const
export type ReturnDay = (typeof returnDays)[number]

export interface Hours {
  /** Seven days from today; null if no hours were ever written. */
  week: readonly ComingDay[] | null
  back: { at: Date; said: ReturnDay } | null
}

const DAYS = 7

/** The hours of a psychic as their profile shows them. */
export function hoursOf(plan: Plan, now: Date): Hours {
  const today = dayInParis(now)
  const isWritten = plan.week.length + plan.days.length > 0
  const days = Array.from({ length: DAYS }, (_, after) => comingDay(plan, daysAfter(today, after)))
  return { week: isWritten ? days : null, back: backOf(plan, now) }
}

/** When a psychic who is not there comes back; null during their hours, and without any. */
export function backOf(plan: Plan, now: Date): Hours['back'] {
  const at = returnAt(plan, now)
  return at && { at, said: saidOf(dayInParis(now), dayInParis(at)) }
}

function comingDay(plan: Plan, day: string): ComingDay {
  const difference = plan.holidays.some(({ from, to }) => from <= day && day <= to)
    ? 'holiday'
    : plan.days.some((one) => one.day === day)
      ? 'other'
      : null
  return { day, weekday: isoWeekday(day), spans: spansOf(plan, day), difference }
}

function saidOf(today: string, day: string): ReturnDay {
  const days = dayNumber(day) - dayNumber(today)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : days < DAYS ? 'weekday' : 'date'
}
