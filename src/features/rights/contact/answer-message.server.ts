import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { answerLetter } from './letters.ts'
import { closeMessage, lockMessage } from './queries.server.ts'
import { answerPlace, openMessage } from './sealed-message.server.ts'

const subjectOf = (id: number) => `message:${id}`

async function lockOpen(visit: StaffVisit, id: number) {
  const message = await lockMessage(visit.db, visit.site.id, id)
  if (!message) throw new Refusal('adminEntityNotFound')
  if (message.closedAt) throw new Refusal('messageClosed')
  return message
}

/** Answers a message by mail. @throws {Refusal} adminEntityNotFound, messageClosed if it was closed in the meantime */
export const answerMessage = (outer: Visit, id: number, answer: string) =>
  asStaff(outer, 'message.answer', { subject: subjectOf(id) }, async (visit) => {
    const row = await lockOpen(visit, id)
    const { keys } = visit.app
    const { emailAddress, message } = openMessage(keys, row)
    const { reference, sentAt } = row
    await closeMessage(visit.db, id, keys.seal(answerPlace(reference), answer), visit.now())
    const { label: company, canonical } = visit.site
    const values = { company, canonical, reference, sentAt, message, answer }
    await sendMail(visit, emailAddress, (wording) => answerLetter(wording, values))
  })

/** Closes a message that needs no answer; its author is not told. @throws {Refusal} as answerMessage */
export const closeWithoutAnswer = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'message.close', { subject: subjectOf(id), reason }, async (visit) => {
    await lockOpen(visit, id)
    await closeMessage(visit.db, id, null, visit.now())
  })
