import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { repliesContract } from './contract.server.ts'
import { listOwnReviews } from './list-own-reviews.server.ts'
import { publishReply, refuseReply } from './moderate-reply.server.ts'
import { writeReply } from './write-reply.server.ts'

export const repliesHandlers: Handlers<typeof repliesContract, Visit> = {
  async listOwnReviews(visit, { query }) {
    const reviews = await listOwnReviews(visit, query.limit)
    return {
      reviews: reviews.map(({ consultedAt, writtenAt, reply, ...review }) => ({
        ...review,
        consultedAt: consultedAt.toISOString(),
        writtenAt: writtenAt.toISOString(),
        reply: reply && { ...reply, writtenAt: reply.writtenAt.toISOString() },
      })),
    }
  },
  async writeReply(visit, { params, body }) {
    await writeReply(visit, params.id, body.text)
    return {}
  },
  async publishReply(visit, { params, body }) {
    await publishReply(visit, params.id, body)
    return {}
  },
  async refuseReply(visit, { params, body }) {
    await refuseReply(visit, params.id, body)
    return {}
  },
}
