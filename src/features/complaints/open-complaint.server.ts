import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { hoursSince } from '../disputes/rules.ts'
import { asStaff, staffOf } from '../staff/as-staff.server.ts'
import { listUnanswered, lockComplaint } from './desk-queries.server.ts'
import { latenessOf } from './rules.ts'
import { viewComplaint } from './views.ts'

const MOST = 200

/** Complaints that wait for an answer, the oldest first. @throws {Refusal} as staffOf */
export async function listOpenComplaints(visit: Visit) {
  staffOf(visit, 'complaints.answer')
  const now = visit.now()
  const rows = await listUnanswered(visit.db, visit.site.id, MOST)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    about: row.about,
    text: row.text,
    hours: hoursSince(row.made_at, now),
    answerBy: row.answer_by,
    takenBy: row.taken_by_name,
    late: latenessOf({ madeAt: row.made_at, answerBy: row.answer_by, isTaken: row.taken_by_name !== null }, now),
  }))
}

/** A complaint as the staff reads it. @throws {Refusal} adminEntityNotFound */
export const openComplaint = (outer: Visit, id: number) =>
  asStaff(outer, 'complaint.open', { subject: `complaint:${id}` }, async (visit, staff) => {
    const row = await lockComplaint(visit.db, visit.site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    return {
      ...viewComplaint(row),
      id,
      name: row.name,
      userId: row.user_id,
      takenBy: row.taken_by_name,
      isMine: row.taken_by === staff.id,
      answeredBy: row.answered_by_name,
    }
  })

export type OpenedComplaint = Awaited<ReturnType<typeof openComplaint>>
