import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { asStaff, type StaffVisit, staffOf } from '../staff/as-staff.server.ts'
import { refusedReviewLetter } from './letters.ts'
import { closeReview, listWaiting, lockReview } from './moderation-queries.server.ts'

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

async function lockWaiting(visit: StaffVisit, id: number) {
  const review = await lockReview(visit.db, visit.site.id, id)
  if (!review) throw new Refusal('adminEntityNotFound')
  if (review.status !== 'pending') throw new Refusal('alreadyModerated')
  return review
}

/** @throws {Refusal} adminEntityNotFound, alreadyModerated for who comes second */
export const publishReview = (outer: Visit, id: number) =>
  asStaff(outer, 'review.publish', { subject: subjectOf(id) }, async (visit) => {
    await lockWaiting(visit, id)
    await closeReview(visit.db, id, { status: 'published', reason: null, at: visit.now() })
  })

/** Its author is told why. @throws {Refusal} as publishReview */
export const refuseReview = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'review.refuse', { subject: subjectOf(id), reason }, async (visit) => {
    const { email, firstName, psychic } = await lockWaiting(visit, id)
    await closeReview(visit.db, id, { status: 'refused', reason, at: visit.now() })
    const values = { company: visit.site.label, firstName, psychic }
    if (email) await sendMail(visit, email, (wording) => refusedReviewLetter(wording, values, reason))
  })
