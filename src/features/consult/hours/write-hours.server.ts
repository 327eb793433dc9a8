import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { psychicOf } from '../../house/visit/access.ts'
import {
  insertHoliday,
  lockTime,
  readPlan,
  removeHoliday as removeHolidayRow,
  removeDay as removeRow,
  writeDay as writeRow,
  writeWeek as writeRows,
} from './queries.server.ts'
import {
  checkAhead,
  checkDay,
  checkWeek,
  DAYS_AHEAD,
  type Plan,
  SPANS_A_DAY,
  spanOf,
  WEEKDAYS,
  type WeeklySpan,
} from './rules.ts'

export interface TypedSpan {
  from: string
  to: string
}

/** A span of the week as it was typed, and the field that shows what is wrong with it. */
export interface TypedWeekly extends TypedSpan {
  day: number
  field?: string
}

const today = (visit: Visit): string => dayInParis(visit.now())

export const ownPlan = (visit: Visit): Promise<Plan> => planOf(visit, psychicOf(visit).psychicId)

export const planOf = (visit: Visit, psychicId: number): Promise<Plan> => readPlan(visit.db, psychicId, today(visit))

/** @throws {Refusal} hoursInvalid, hoursReversed, hoursOverlap; parametersInvalid for more spans a day than its form has */
export function weekOf(typed: readonly TypedWeekly[]): WeeklySpan[] {
  const isTooMany = WEEKDAYS.some((day) => typed.filter((span) => span.day === day).length > SPANS_A_DAY)
  if (isTooMany) throw new Refusal('parametersInvalid', 'week')
  const fields = new Map<WeeklySpan, string>()
  const week = typed.map(({ day, field = 'week', ...span }) => {
    const made = { day, ...spanOf(span, field) }
    fields.set(made, field)
    return made
  })
  checkWeek(week, (span) => fields.get(span) ?? 'week')
  return week
}

/** Replaces the psychic's weekly hours. Appointments that were booked stay. @throws {Refusal} as weekOf */
export async function writeWeek(visit: Visit, typed: readonly TypedWeekly[]): Promise<Plan> {
  const week = weekOf(typed)
  return changed(visit, (inner, id) => writeRows(inner.db, id, week))
}

/** Sets the hours of one day; no span means absent. @throws {Refusal} daysInvalid, and as weekOf */
export async function writeDay(
  visit: Visit,
  day: string,
  typed: readonly (TypedSpan & { field?: string })[],
): Promise<Plan> {
  checkAhead(day, today(visit), daysAfter(today(visit), DAYS_AHEAD), 'day')
  const spans = typed.map(({ field = 'spans', ...span }) => spanOf(span, field))
  checkDay(spans, (place) => typed[place]?.field ?? 'spans')
  return changed(visit, (inner, id) => writeRow(inner.db, id, day, spans))
}

/** @throws {Refusal} notFound */
export const removeDay = (visit: Visit, day: string): Promise<Plan> =>
  changed(visit, async (inner, id) => {
    // Past days can't be changed. The comparison also refuses typed days that PostgreSQL could not read.
    if (day < today(visit) || !(await removeRow(inner.db, id, day))) throw new Refusal('notFound')
  })

/** @throws {Refusal} daysInvalid, daysReversed, holidayOverlap */
export async function addHoliday(visit: Visit, holiday: { from: string; to: string }): Promise<Plan> {
  const last = daysAfter(today(visit), DAYS_AHEAD)
  checkAhead(holiday.from, today(visit), last, 'from')
  checkAhead(holiday.to, today(visit), last, 'to')
  if (holiday.to < holiday.from) throw new Refusal('daysReversed')
  return changed(visit, async (inner, id) => {
    try {
      await insertHoliday(inner.db, id, holiday)
    } catch (error) {
      throw violatedConstraint(error) === 'psychic_holidays_apart' ? new Refusal('holidayOverlap') : error
    }
  })
}

/** @throws {Refusal} notFound */
export const removeHoliday = (visit: Visit, holidayId: number): Promise<Plan> =>
  changed(visit, async (inner, id) => {
    if (!(await removeHolidayRow(inner.db, id, holidayId))) throw new Refusal('notFound')
  })

/** Changes the hours of the signed-in psychic, and returns them. */
function changed(outer: Visit, change: (visit: Visit, psychicId: number) => Promise<void>): Promise<Plan> {
  const { psychicId } = psychicOf(outer)
  return inTransaction(outer, async (visit) => {
    await lockTime(visit.db, psychicId)
    await change(visit, psychicId)
    return planOf(visit, psychicId)
  })
}
