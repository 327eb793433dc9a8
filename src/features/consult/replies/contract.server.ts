import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { REVIEWS_FIRST, REVIEWS_MAX } from '../psychics/rules.ts'
import { ground } from '../reviews/contract.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const read = z.strictObject({ version: z.int().positive().describe('version of the text that was read') })
const decided = ['parametersMissing', 'adminEntityNotFound', 'replyModerated', 'replyChanged'] as const

export const repliesContract = contract({
  listOwnReviews: {
    method: 'GET',
    path: '/api/workspace/reviews',
    summary: 'List the psychic’s published reviews on every site, newest first, each with the psychic’s reply',
    access: 'psychic',
    query: z.object({ limit: z.coerce.number().int().min(1).max(REVIEWS_MAX).default(REVIEWS_FIRST) }),
    output: z.object({
      reviews: z.array(
        z.object({
          id: z.int(),
          brand: z.string().describe('on which the client consulted'),
          rating: z.int(),
          text: z.string(),
          consultedAt: z.iso.datetime(),
          writtenAt: z.iso.datetime(),
          reply: z
            .object({
              text: z.string(),
              status: z.enum(['pending', 'published', 'refused']),
              writtenAt: z.iso.datetime(),
              reason: z.string().nullable(),
            })
            .nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  writeReply: {
    method: 'POST',
    path: '/api/workspace/reviews/:id/reply',
    summary: 'Reply to a published review, in at most 600 characters; may be rewritten until a moderator decides',
    access: 'psychic',
    params,
    body: z.strictObject({ text: z.string().max(8000) }),
    output: z.object({}),
    refusals: ['notFound', 'textLength', 'profilePaused', 'alreadyReplied'],
  },
  publishReply: {
    method: 'POST',
    path: '/api/admin/review-replies/:id/publish',
    summary: 'Publish a pending reply of a psychic; the author of the review is told',
    access: may('reviews.moderate'),
    params,
    body: read,
    output: z.object({}),
    refusals: [...decided, 'alreadyModerated'],
  },
  refuseReply: {
    method: 'POST',
    path: '/api/admin/review-replies/:id/refuse',
    summary: 'Refuse a pending reply of a psychic, who is told why',
    access: may('reviews.moderate'),
    params,
    body: read.extend(ground.shape),
    output: z.object({}),
    refusals: decided,
  },
})
