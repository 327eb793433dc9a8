import type { Person, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { can } from '../../house/staff/capabilities.ts'
import { hasAlert } from '../care/queries.server.ts'
import { type FollowUpWords, followUpWordsOf } from '../follow-ups/read-follow-up.server.ts'
import { findFile } from '../media/queries.server.ts'
import { serveFile } from '../media/serve-file.server.ts'
import { findConsultation } from '../rooms/queries.server.ts'
import { isReadingReason } from '../rooms/rules.ts'
import { listMessages } from './messages.server.ts'
import type { MessageView } from './send-message.server.ts'

/** More messages than any consultation has. */
const ALL = 100_000

interface Conversation {
  messages: MessageView[]
  followUp: FollowUpWords
}

/**
 * The messages of a consultation, and what was written after it. The log records who read them and why, which the client can see, but none of the
 * text. Staff who only handle alerts can read conversations that have an alert.
 * @throws {Refusal} readingReasonLength, adminEntityNotFound, and as asStaff
 */
export async function readConversation(outer: Visit, id: number, reason: string): Promise<Conversation> {
  if (!isReadingReason(reason)) throw new Refusal('readingReasonLength')
  return asStaff(outer, 'consultation.messages', { subject: `consultation:${id}`, reason }, async (visit, staff) => {
    await checkReadable(visit, staff, id)
    const { db, app } = visit
    return {
      messages: await listMessages(db, app.keys, { id, limit: ALL }),
      followUp: await followUpWordsOf(db, app.keys, id),
    }
  })
}

/** @throws {Refusal} adminEntityNotFound unless this member of staff may read the conversation */
async function checkReadable({ db, site }: Visit, { role }: Person, id: number): Promise<void> {
  const found = await findConsultation(db, id)
  if (found?.siteId !== site.id) throw new Refusal('adminEntityNotFound')
  if (!can(role, 'clients.read') && !(await hasAlert(db, id))) throw new Refusal('adminEntityNotFound')
}

/** A picture or voice note of a conversation, under the same rule. @throws {Refusal} as readConversation, serveFile */
export async function readFileAsStaff(outer: Visit, id: number, file: string, reason: string): Promise<Response> {
  if (!isReadingReason(reason)) throw new Refusal('readingReasonLength')
  const about = { subject: `consultation:${id}`, reason, details: { file } }
  const stored = await asStaff(outer, 'consultation.messages', about, async (visit, staff) => {
    await checkReadable(visit, staff, id)
    const found = await findFile(visit.db, id, file)
    if (!found) throw new Refusal('adminEntityNotFound')
    return found
  })
  return serveFile(outer.app, stored)
}
