import { Refusal } from '../../../errors.ts'
import { isDay, weekdayOf } from '../../../platform/time/days.ts'

/** Minutes from midnight in Paris; one that passes midnight ends above DAY_END. */
export interface Span {
  from: number
  to: number
}

/** 1 is Monday. */
export interface WeeklySpan extends Span {
  day: number
}

export interface Plan {
  week: readonly WeeklySpan[]
  /** Other hours on one day; none means absent. */
  days: readonly { day: string; spans: readonly Span[] }[]
  /** Both days are included. */
  holidays: readonly { id: number; from: string; to: string }[]
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const DAY_END = 1440
export const WEEK_END = 7 * DAY_END
/** The grid of hours and appointments, in minutes. */
export const QUARTER = 15
/** A span may pass midnight until then; any other end before its start is an error. */
export const NIGHT_ENDS = 8 * 60
export const SPANS_A_DAY = 4
/** How far ahead a day or a holiday may be written. */
export const DAYS_AHEAD = 400

export const isoWeekday = (day: string): number => weekdayOf(day) || 7

/** The hours that begin on a day: a holiday replaces everything, a day's own hours replace those of the week. */
export function spansOf(plan: Plan, day: string): readonly Span[] {
  if (plan.holidays.some(({ from, to }) => from <= day && day <= to)) return []
  const own = plan.days.find((one) => one.day === day)
  return own ? own.spans : plan.week.filter((one) => one.day === isoWeekday(day))
}

/** "09:30" as minutes; null for anything else, or between two quarters. */
function minutesOf(clock: string): number | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock)
  if (!parts) return null
  const minutes = Number(parts[1]) * 60 + Number(parts[2])
  return minutes % QUARTER === 0 ? minutes : null
}

/** Minutes as a time field shows them. */
export const clockOf = (minutes: number): string => {
  const within = minutes % DAY_END
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/**
 * The span between two typed times. An end in the early morning is on the next day, 00:00 is midnight.
 * @throws {Refusal} hoursInvalid, hoursReversed
 */
export function spanOf(typed: { from: string; to: string }, field: string): Span {
  const [from, to] = [minutesOf(typed.from), minutesOf(typed.to)]
  if (from === null || to === null) throw new Refusal('hoursInvalid', field)
  if (to > from) return { from, to }
  if (to > NIGHT_ENDS || (to === from && to > 0)) throw new Refusal('hoursReversed', field)
  return { from, to: to + DAY_END }
}

/** @throws {Refusal} hoursOverlap at the later of two spans that overlap */
export function checkDay(spans: readonly Span[], field: (place: number) => string): void {
  const places = spans.map((span, place) => ({ ...span, place })).toSorted((a, b) => a.from - b.from)
  for (const [at, span] of places.entries()) {
    const before = places[at - 1]
    if (before && before.to > span.from) throw new Refusal('hoursOverlap', field(Math.max(before.place, span.place)))
  }
}

/** Checks a whole week, whose Sunday night ends on Monday. @throws {Refusal} hoursOverlap */
export function checkWeek(week: readonly WeeklySpan[], field: (span: WeeklySpan) => string): void {
  const line = week
    .map((span) => ({ span, from: (span.day - 1) * DAY_END + span.from, to: (span.day - 1) * DAY_END + span.to }))
    .toSorted((a, b) => a.from - b.from)
  const first = line[0]
  for (const [at, one] of line.entries()) {
    const next = line[at + 1] ?? (first && { ...first, from: first.from + WEEK_END })
    if (next && next.span !== one.span && one.to > next.from) throw new Refusal('hoursOverlap', field(next.span))
  }
}

/** @throws {Refusal} daysInvalid for a day that is none, is over or is too far */
export function checkAhead(day: string, today: string, last: string, field: string): void {
  if (!isDay(day) || day < today || day > last) throw new Refusal('daysInvalid', field)
}

/** How far back clients' requests are counted, and in slots of how many hours. */
export const DEMAND_WEEKS = 8
export const SLOT_HOURS = 2
/** Fewer requests than this tell no habit. */
export const LEAST_DEMAND = 20
