import { daysAfter } from '../../../platform/time/days.ts'
import type { Step } from './rules.ts'

/** The day, from a day on, by which the house prepares transfers: each month has one. */
export function nextPayDay(from: string, dayOfMonth: number): string {
  const ofMonth = `${from.slice(0, 7)}-${String(dayOfMonth).padStart(2, '0')}`
  return from <= ofMonth ? ofMonth : nextPayDay(`${daysAfter(`${from.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, dayOfMonth)
}

/** What can be paid by a day if nothing is disputed or refunded until then; not positive if nothing can. */
export const payableBy = (day: string, available: number, steps: readonly Step[]): number =>
  steps.filter((step) => step.day <= day).reduce((sum, { amount }) => sum + amount, available)
