import { Refusal } from '../../../errors.ts'
import { daysAfter, isDay } from '../../../platform/time/days.ts'

/** What is computed here is checked against reference positions of these two centuries. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2100-12-31'

/** What a page is about: a day, a month or a year, written YYYY-MM-DD, YYYY-MM or YYYY. */
export type Unit = 'day' | 'month' | 'year'

const lengths = { day: 10, month: 7, year: 4 } as const
/** The names of the fields in which it is typed. */
export const fields = { day: 'jour', month: 'mois', year: 'annee' } as const satisfies Record<Unit, string>

const firstDayOf = (date: string): string => date + '-01'.repeat((lengths.day - date.length) / 3)

/** The part of a day that a page is about. */
export const dateOf = (unit: Unit, day: string): string => day.slice(0, lengths[unit])

/** Whether a text is a real date of this unit, in whatever year. */
export const isDate = (unit: Unit, text: string): boolean =>
  /^\d{4}(-\d{2}){0,2}$/.test(text) && text.length === lengths[unit] && isDay(firstDayOf(text))

const isWithin = (date: string): boolean => firstDayOf(date) >= FIRST_DAY && firstDayOf(date) <= LAST_DAY

/** @throws {Refusal} skyDateUnreadable, skyOutOfRange */
export function readDate(unit: Unit, text: string): string {
  const typed = text.trim()
  if (!isDate(unit, typed)) throw new Refusal('skyDateUnreadable', fields[unit])
  if (!isWithin(typed)) throw new Refusal('skyOutOfRange', fields[unit])
  return typed
}

/** Days after the first of a date within which the next one begins. */
const further = { day: 1, month: 31, year: 366 } as const

/** The neighbouring dates of a page; null beyond the bounds. */
export function around(unit: Unit, date: string): { before: string | null; after: string | null } {
  const first = firstDayOf(date)
  const [before, after] = [daysAfter(first, -1), daysAfter(first, further[unit])].map((day) => dateOf(unit, day))
  return { before: before && isWithin(before) ? before : null, after: after && isWithin(after) ? after : null }
}

/** The first day of a month or year, and that of the next. */
export function spanOfDate(unit: Exclude<Unit, 'day'>, date: string): { from: string; until: string } {
  const from = firstDayOf(date)
  return { from, until: firstDayOf(dateOf(unit, daysAfter(from, further[unit]))) }
}

/** The days of a month. */
export function daysOf(month: string): string[] {
  const { from, until } = spanOfDate('month', month)
  return Array.from({ length: 31 }, (_, index) => daysAfter(from, index)).filter((day) => day < until)
}
