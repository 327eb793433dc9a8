import { dayInParis, daysAfter, PARIS } from '../../../platform/time/days.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { DAY_END, type Plan, spansOf } from './rules.ts'

/** Hours as instants. */
export interface Opening {
  from: Date
  to: Date
}

/**
 * The instant of a minute of a day in Paris. In the hour that March skips, it is the moment of the change; in the hour
 * that October shows twice, a start is the first of the two and an end is the second.
 */
export function instantOf(day: string, minute: number, edge: 'start' | 'end'): Date {
  const local = Temporal.PlainDate.from(daysAfter(day, Math.floor(minute / DAY_END))).toPlainDateTime({
    hour: Math.floor((minute % DAY_END) / 60),
    minute: minute % 60,
  })
  const earlier = local.toZonedDateTime(PARIS, { disambiguation: 'earlier' })
  const isSkipped = !earlier.toPlainDateTime().equals(local)
  const at = isSkipped
    ? earlier.getTimeZoneTransition('next')
    : edge === 'start'
      ? earlier
      : local.toZonedDateTime(PARIS, { disambiguation: 'later' })
  if (!at) throw new Error(`no change of clocks after ${earlier}`)
  return new Date(at.epochMilliseconds)
}

/** The openings of a plan that end after one instant and begin before another, joined where they meet, in order. */
export function openingsBetween(plan: Plan, from: Date, to: Date): Opening[] {
  const found: Opening[] = []
  const last = dayInParis(to)
  for (let day = daysAfter(dayInParis(from), -1); day <= last; day = daysAfter(day, 1)) {
    for (const span of spansOf(plan, day)) {
      const opening = { from: instantOf(day, span.from, 'start'), to: instantOf(day, span.to, 'end') }
      if (opening.from < opening.to && opening.to > from && opening.from < to) found.push(opening)
    }
  }
  return joined(found.toSorted((a, b) => a.from.getTime() - b.from.getTime()))
}

function joined(openings: readonly Opening[]): Opening[] {
  const result: Opening[] = []
  for (const opening of openings) {
    const before = result.at(-1)
    if (before && before.to >= opening.from) before.to = before.to > opening.to ? before.to : opening.to
    else result.push({ ...opening })
  }
  return result
}

/** How far ahead a return is looked for: within days first, as most are back by then and each day takes its time. */
const LOOK_DAYS = [8, 90]

/** When a psychic who is not there comes back by their hours; null during their hours, and if none are written. */
export function returnAt(plan: Plan, now: Date): Date | null {
  for (const days of LOOK_DAYS) {
    const [next] = openingsBetween(plan, now, later(now, days * DAY_MS))
    if (next) return next.from > now ? next.from : null
  }
  return null
}
