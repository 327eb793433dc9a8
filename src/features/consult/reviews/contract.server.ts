import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { reasonKinds } from './rules.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
/** Why a text is not shown. */
export const ground = z.strictObject({ kind: z.enum(reasonKinds), reason: staffReason })

export const reviewsContract = contract({
  listComments: {
    method: 'GET',
    path: '/api/psychics/comments',
    summary: 'List the published reviews of the site, newest first, and their average',
    access: 'public',
    query: z.object({
      origin: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(50).default(5),
    }),
    output: z.object({
      comments: z.array(
        z.object({
          id: z.int(),
          psychic: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
          initial: z.string(),
          rating: z.int(),
          text: z.string(),
          reply: z.string().nullable(),
          consultedAt: z.iso.datetime(),
          writtenAt: z.iso.datetime(),
        }),
      ),
      globalRating: z.object({ average: z.number().nullable(), count: z.int() }),
    }),
    refusals: [],
  },
  leaveReview: {
    method: 'POST',
    path: '/api/reviews',
    summary: 'Review one of the client’s own consultations, of at least 60 counted seconds; published after moderation',
    access: 'client',
    body: z.strictObject({
      consultationId: z.int().positive(),
      rating: z.int().min(1).max(5),
      text: z.string().trim().min(1).max(2000),
    }),
    output: z.object({ review: z.object({ status: z.literal('pending') }) }),
    refusals: [
      'notFound',
      'consultationNotEnded',
      'consultationHeld',
      'reviewNotBilled',
      'reviewTooShortConsultation',
      'alreadyReviewed',
    ],
  },
  publishReview: {
    method: 'POST',
    path: '/api/admin/reviews/:id/publish',
    summary: 'Publish a pending review',
    access: may('reviews.moderate'),
    params,
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'alreadyModerated'],
  },
  refuseReview: {
    method: 'POST',
    path: '/api/admin/reviews/:id/refuse',
    summary: 'Refuse a pending review; its author is told why, and the kind counts in the public statistics',
    access: may('reviews.moderate'),
    params,
    body: ground,
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'alreadyModerated'],
  },
  removeReview: {
    method: 'POST',
    path: '/api/admin/reviews/:id/remove',
    summary: 'Take down a published review; its author is told why, and the kind counts in the public statistics',
    access: may('reviews.moderate'),
    params,
    body: ground,
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'alreadyModerated'],
  },
})
