import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import type { reviewsContract } from './contract.server.ts'
import { leaveReview } from './leave-review.server.ts'

export const reviewsHandlers: Handlers<typeof reviewsContract, Visit> = {
  async leaveReview(visit, { body }) {
    await leaveReview(visit, body)
    return { review: { status: 'pending' } }
  },
}
