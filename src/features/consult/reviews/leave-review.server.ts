import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { isLongEnough, readReceipt } from '../rooms/read-receipt.server.ts'
import { insertReview } from './queries.server.ts'

export interface NewReview {
  consultationId: number
  rating: number
  text: string
}

/** Leaves the one review of an answer, or a consultation of at least a minute, free time included; it waits for a moderator. */
export async function leaveReview(visit: Visit, { consultationId, rating, text }: NewReview): Promise<void> {
  const { consultation, receipt } = await readReceipt(visit, consultationId)
  if (receipt.held) throw new Refusal('consultationHeld')
  if (receipt.givenBack) throw new Refusal('reviewNotBilled')
  if (!isLongEnough(consultation, receipt)) throw new Refusal('reviewTooShortConsultation')
  try {
    await insertReview(visit.db, {
      consultationId,
      psychicId: consultation.psychicId,
      clientId: consultation.clientId,
      siteId: consultation.siteId,
      rating,
      text,
      consultedAt: needed(consultation.startedAt, 'when a consultation that is reviewed began'),
      writtenAt: visit.now(),
    })
  } catch (error) {
    throw violatedConstraint(error) === 'reviews_pkey' ? new Refusal('alreadyReviewed') : error
  }
}
