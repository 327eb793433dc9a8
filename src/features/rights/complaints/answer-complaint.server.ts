import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { answerLetter } from './desk-letters.ts'
import { lockComplaint, writeAnswer, writeTaken } from './desk-queries.server.ts'

const subjectOf = (id: number) => `complaint:${id}`

/** @throws {Refusal} adminEntityNotFound, requestAnswered if it was answered in the meantime */
async function lockOpen(visit: StaffVisit, id: number) {
  const row = await lockComplaint(visit.db, visit.site.id, id)
  if (!row) throw new Refusal('adminEntityNotFound')
  if (row.answered_at) throw new Refusal('requestAnswered')
  return row
}

/**
 * Assigns a complaint to the signed-in member of staff, even if another one had taken it. @throws {Refusal} as lockOpen
 */
export const takeComplaint = (outer: Visit, id: number) =>
  asStaff(outer, 'complaint.take', { subject: subjectOf(id) }, async (visit, staff) => {
    await lockOpen(visit, id)
    await writeTaken(visit.db, id, staff.id, visit.now())
  })

/**
 * Answers a complaint by mail, and closes it. The answer is stored with the complaint, which is erased with its author,
 * and not in the log, which is never erased.
 * @throws {Refusal} as lockOpen
 */
export const answerComplaint = (outer: Visit, id: number, answer: string) =>
  asStaff(outer, 'complaint.answer', { subject: subjectOf(id) }, async (visit, staff) => {
    const row = await lockOpen(visit, id)
    const at = visit.now()
    if (!row.taken_by) await writeTaken(visit.db, id, staff.id, at)
    await writeAnswer(visit.db, id, { answer, by: staff.id, at })
    const { label: company, canonical } = visit.site
    const mediator = visit.app.config.legal?.mediator ?? null
    await sendMail(visit, row.email, (wording) =>
      answerLetter(wording, { company, canonical, reference: row.reference, answer }, mediator),
    )
  })
