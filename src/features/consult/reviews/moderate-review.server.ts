import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { dataContact } from '../../house/consents/views.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { asStaff, type StaffVisit, staffOf } from '../../house/staff/as-staff.server.ts'
import { unshownReviewLetter } from './letters.ts'
import { closeReview, listWaiting, lockReview, takeDownReview } from './moderation-queries.server.ts'
import type { Ground } from './rules.ts'

const MOST = 100
const subjectOf = (id: number) => `review:${id}`

/** @throws {Refusal} as staffOf */
export async function listWaitingReviews(visit: Visit) {
  staffOf(visit, 'reviews.moderate')
  const rows = await listWaiting(visit.db, visit.site.id, MOST)
  return rows.map(({ consulted_at, written_at, ...row }) => ({
    ...row,
    consultedAt: consulted_at.toISOString(),
    writtenAt: written_at.toISOString(),
  }))
}

async function lockAs(visit: StaffVisit, id: number, status: 'pending' | 'published') {
  const review = await lockReview(visit.db, visit.site.id, id)
  if (!review) throw new Refusal('adminEntityNotFound')
  if (review.status !== status) throw new Refusal('alreadyModerated')
  return review
}

/** @throws {Refusal} adminEntityNotFound, alreadyModerated for the second of two moderators */
export const publishReview = (outer: Visit, id: number) =>
  asStaff(outer, 'review.publish', { subject: subjectOf(id) }, async (visit) => {
    await lockAs(visit, id, 'pending')
    await closeReview(visit.db, id, { status: 'published', at: visit.now() })
  })

/**
 * Refuses a review and tells its author why.
 * @throws {Refusal} as publishReview
 */
export const refuseReview = (outer: Visit, id: number, { kind, reason }: Ground) =>
  asStaff(outer, 'review.refuse', { subject: subjectOf(id), reason, details: { kind } }, async (visit) => {
    const review = await lockAs(visit, id, 'pending')
    await closeReview(visit.db, id, { status: 'refused', kind, reason, at: visit.now() })
    await tellAuthor(visit, review, 'refused', reason)
  })

/**
 * Takes down a published review and tells its author why.
 * @throws {Refusal} as publishReview
 */
export const removeReview = (outer: Visit, id: number, { kind, reason }: Ground) =>
  asStaff(outer, 'review.remove', { subject: subjectOf(id), reason, details: { kind } }, async (visit) => {
    const review = await lockAs(visit, id, 'published')
    await takeDownReview(visit.db, id, { kind, reason, at: visit.now() })
    await tellAuthor(visit, review, 'removed', reason)
  })

async function tellAuthor(
  visit: StaffVisit,
  { email, firstName, psychic }: Awaited<ReturnType<typeof lockAs>>,
  what: 'refused' | 'removed',
  reason: string,
): Promise<void> {
  const values = { company: visit.site.label, contact: dataContact(visit.site), firstName, psychic }
  if (email) await sendMail(visit, email, (wording) => unshownReviewLetter(wording, what, values, reason))
}
