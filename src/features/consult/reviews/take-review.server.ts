import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { reviewsContract } from './contract.server.ts'
import { leaveReview } from './leave-review.server.ts'

/**
 * A review as its form sends it.
 * @throws {Refusal} ratingMissing, and as leaveReview
 */
export async function takeReview(visit: Visit, consultationId: number, form: FormData): Promise<void> {
  if (!form.get('rating')) throw new Refusal('ratingMissing', 'rating')
  const body = { consultationId, rating: Number(form.get('rating')), text: form.get('text') }
  await leaveReview(visit, parse(reviewsContract.leaveReview.body, body))
}
