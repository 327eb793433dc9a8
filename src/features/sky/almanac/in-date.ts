import { inDay, inMonth } from '../../../platform/i18n/french.ts'
import type { Unit } from './dates.ts'

/** A day, month or year as it is said, e.g. "novembre 2026". */
export function inDate(unit: Unit, date: string): string {
  if (unit === 'day') return inDay(date)
  return unit === 'month' ? inMonth(date) : date
}
