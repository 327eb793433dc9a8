import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import type { openedComplaint } from './contract.server.ts'
import { lockComplaint } from './desk-queries.server.ts'
import { latenessOf } from './rules.ts'

/** A complaint as shown to staff. @throws {Refusal} adminEntityNotFound */
export const openComplaint = (outer: Visit, id: number): Promise<z.output<typeof openedComplaint>> =>
  asStaff(outer, 'complaint.open', { subject: `complaint:${id}` }, async (visit, staff) => {
    const row = await lockComplaint(visit.db, visit.site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    const dates = { madeAt: row.made_at, answerBy: row.answer_by }
    return {
      id,
      reference: row.reference,
      clientId: row.user_id,
      name: row.name,
      email: row.email,
      about: row.about,
      text: row.text,
      madeAt: row.made_at.toISOString(),
      answerBy: row.answer_by.toISOString(),
      takenBy: row.taken_by_name,
      isMine: row.taken_by === staff.id,
      late: row.answered_at ? null : latenessOf({ ...dates, isTaken: row.taken_by !== null }, visit.now()),
      answeredAt: row.answered_at?.toISOString() ?? null,
      answeredBy: row.answered_by_name,
      answer: row.answer,
    }
  })
