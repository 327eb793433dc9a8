import type { Visit } from '../../app.ts'
import type { Handlers } from '../../platform/contract/contract.ts'
import type { reviewsContract } from './contract.server.ts'
import { leaveReview } from './leave-review.server.ts'
import { listComments } from './list-comments.server.ts'

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
}
