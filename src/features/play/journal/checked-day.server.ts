import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dayInParis, isDay } from '../../../platform/time/days.ts'
import { clientOf } from '../../house/visit/access.ts'
import { askDays } from './rules.ts'

/**
 * The day on which the client is to be asked by mail; null for none.
 * @throws {Refusal} journalDate unless it is from tomorrow to a year from now, emailUnproven
 */
export function checkedDay(visit: Visit, typed: string | null | undefined): string | null {
  if (!typed) return null
  const { first, last } = askDays(dayInParis(visit.now()))
  if (!isDay(typed) || typed < first || typed > last) throw new Refusal('journalDate')
  if (!clientOf(visit).emailProved) throw new Refusal('emailUnproven')
  return typed
}
