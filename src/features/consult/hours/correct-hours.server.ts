import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import { lockTime, psychicExists, writeWeek } from './queries.server.ts'
import type { Plan } from './rules.ts'
import { planOf, type TypedWeekly, weekOf } from './write-hours.server.ts'

/** @throws {Refusal} as staffOf, adminEntityNotFound */
export async function readHoursAsStaff(visit: Visit, psychicId: number): Promise<Plan> {
  staffOf(visit, 'psychics.manage')
  if (!(await psychicExists(visit.db, psychicId))) throw new Refusal('adminEntityNotFound')
  return planOf(visit, psychicId)
}

/** Replaces a psychic's weekly hours for a reason. @throws {Refusal} as asStaff and weekOf, adminEntityNotFound */
export async function correctHours(
  outer: Visit,
  psychicId: number,
  { week: typed, reason }: { week: readonly TypedWeekly[]; reason: string },
): Promise<Plan> {
  const week = weekOf(typed)
  return asStaff(outer, 'psychic.hours', { subject: `psychic:${psychicId}`, reason }, async (visit) => {
    if (!(await lockTime(visit.db, psychicId))) throw new Refusal('adminEntityNotFound')
    await writeWeek(visit.db, psychicId, week)
    return planOf(visit, psychicId)
  })
}
