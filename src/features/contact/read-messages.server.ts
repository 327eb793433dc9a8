import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { asStaff, staffOf } from '../staff/as-staff.server.ts'
import { listWaiting, lockMessage } from './queries.server.ts'
import type { Subject } from './rules.ts'
import { openAnswer, openMessage } from './sealed-message.server.ts'

const MOST = 200

/** Which messages wait, the oldest first. @throws {Refusal} as staffOf */
export async function listMessages(visit: Visit) {
  staffOf(visit, 'messages.answer')
  const rows = await listWaiting(visit.db, visit.site.id, MOST)
  return rows.map(({ sentAt, subject, ...row }) => ({
    ...row,
    subject: subject as Subject,
    sentAt: sentAt.toISOString(),
  }))
}

/** A message as it was written; that it was read is logged. @throws {Refusal} adminEntityNotFound */
export const readMessage = (outer: Visit, id: number) =>
  asStaff(outer, 'message.open', { subject: `message:${id}` }, async (visit) => {
    const row = await lockMessage(visit.db, visit.site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    const { reference, subject, userId, sentAt, closedAt } = row
    return {
      id,
      reference,
      subject,
      clientId: userId,
      ...openMessage(visit.app.keys, row),
      sentAt: sentAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      answer: openAnswer(visit.app.keys, row),
    }
  })
