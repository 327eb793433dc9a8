import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import type { openedMessage } from './contract.server.ts'
import { lockMessage } from './queries.server.ts'
import { openAnswer, openMessage } from './sealed-message.server.ts'

/** The text of a message; reading it is logged. @throws {Refusal} adminEntityNotFound */
export const readMessage = (outer: Visit, id: number): Promise<z.output<typeof openedMessage>> =>
  asStaff(outer, 'message.open', { subject: `message:${id}` }, async (visit) => {
    const row = await lockMessage(visit.db, visit.site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    const { reference, subject, userId, psychicId, sentAt, closedAt } = row
    return {
      id,
      reference,
      subject,
      clientId: psychicId === null ? userId : null,
      psychicId,
      ...openMessage(visit.app.keys, row),
      sentAt: sentAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      answer: openAnswer(visit.app.keys, row),
    }
  })
