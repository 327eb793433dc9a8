import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { can } from '../../house/staff/capabilities.ts'
import { hasAlert } from '../care/queries.server.ts'
import { findConsultation } from '../rooms/queries.server.ts'
import { isReadingReason } from '../rooms/rules.ts'
import { listMessages } from './messages.server.ts'
import type { MessageView } from './send-message.server.ts'

/** More messages than any consultation has. */
const ALL = 100_000

/**
 * The messages of a consultation. The log records who read them and why, which the client can see, but none of the
 * text. Staff who only handle alerts can read conversations that have an alert.
 * @throws {Refusal} readingReasonLength, adminEntityNotFound, and as asStaff
 */
export async function readConversation(outer: Visit, id: number, reason: string): Promise<MessageView[]> {
  if (!isReadingReason(reason)) throw new Refusal('readingReasonLength')
  return asStaff(
    outer,
    'consultation.messages',
    { subject: `consultation:${id}`, reason },
    async ({ app, db, site }, { role }) => {
      const found = await findConsultation(db, id)
      if (found?.siteId !== site.id) throw new Refusal('adminEntityNotFound')
      if (!can(role, 'clients.read') && !(await hasAlert(db, id))) throw new Refusal('adminEntityNotFound')
      return listMessages(db, app.keys, { id, limit: ALL })
    },
  )
}
