import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { reviewsContract } from './contract.server.ts'
import { leaveReview } from './leave-review.server.ts'
import { listComments } from './list-comments.server.ts'
import { publishReview, refuseReview, removeReview } from './moderate-review.server.ts'

export const reviewsHandlers: Handlers<typeof reviewsContract, Visit> = {
  async listComments(visit, { query }) {
    const { comments, globalRating } = await listComments(visit, query)
    const dated = comments.map((comment) => ({
      ...comment,
      consultedAt: comment.consultedAt.toISOString(),
      writtenAt: comment.writtenAt.toISOString(),
    }))
    return { comments: dated, globalRating }
  },
  async leaveReview(visit, { body }) {
    await leaveReview(visit, body)
    return { review: { status: 'pending' } }
  },
  async publishReview(visit, { params }) {
    await publishReview(visit, params.id)
    return {}
  },
  async refuseReview(visit, { params, body }) {
    await refuseReview(visit, params.id, body)
    return {}
  },
  async removeReview(visit, { params, body }) {
    await removeReview(visit, params.id, body)
    return {}
  },
}
