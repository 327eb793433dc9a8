import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dataContact } from '../../house/consents/views.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { findContact } from '../../house/users/phone-queries.server.ts'
import { isPaused } from '../../people/pauses/standing.server.ts'
import type { Ground } from '../reviews/rules.ts'
import { publishedReplyLetter, refusedReplyLetter } from './letters.ts'
import { closeReply, lockReply } from './moderation-queries.server.ts'

const subjectOf = (id: number) => `review:${id}`

async function lockWaiting(visit: StaffVisit, id: number, version: number) {
  const reply = await lockReply(visit.db, visit.site.id, id)
  if (!reply) throw new Refusal('adminEntityNotFound')
  if (reply.status !== 'pending') throw new Refusal('replyModerated')
  if (reply.version !== version) throw new Refusal('replyChanged')
  return reply
}

/**
 * Publishes a reply and tells the author of the review.
 * @throws {Refusal} adminEntityNotFound, replyModerated, replyChanged if the text has changed since it was read,
 * alreadyModerated if the review was taken down
 */
export const publishReply = (outer: Visit, id: number, { version }: { version: number }) =>
  asStaff(outer, 'reply.publish', { subject: subjectOf(id) }, async (visit) => {
    const reply = await lockWaiting(visit, id, version)
    if (reply.reviewStatus !== 'published') throw new Refusal('alreadyModerated')
    await closeReply(visit.db, id, visit.now(), null)
    await tellClient(visit, reply)
  })

/**
 * Refuses a reply and tells the psychic why.
 * @throws {Refusal} as publishReply
 */
export const refuseReply = (outer: Visit, id: number, { version, kind, reason }: Ground & { version: number }) =>
  asStaff(outer, 'reply.refuse', { subject: subjectOf(id), reason, details: { kind } }, async (visit) => {
    const { email, psychic } = await lockWaiting(visit, id, version)
    await closeReply(visit.db, id, visit.now(), { kind, reason })
    const values = { company: visit.site.label, contact: dataContact(visit.site), name: psychic }
    if (email) await sendMail(visit, email, (wording) => refusedReplyLetter(wording, values, reason))
  })

/**
 * By e-mail only: skips clients who chose text messages, and clients on a pause, who are not to be led back to a
 * profile.
 */
async function tellClient(visit: StaffVisit, reply: NonNullable<Awaited<ReturnType<typeof lockReply>>>): Promise<void> {
  const { clientId: userId, clientEmail: email, clientFirstName: name, psychic, slug } = reply
  if (!email || (await findContact(visit.db, userId)) !== 'email') return
  if (await isPaused(visit, { userId, email, phone: null })) return
  const { label: company, canonical } = visit.site
  await sendMail(visit, email, (wording) => publishedReplyLetter(wording, { company, canonical, name, psychic, slug }))
}
