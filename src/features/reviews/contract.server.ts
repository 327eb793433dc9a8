import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

export const reviewsContract = contract({
  leaveReview: {
    method: 'POST',
    path: '/api/reviews',
    summary: 'Leaves a review of one’s own consultation of 60 counted seconds or more; published after moderation.',
    access: 'client',
    body: z.strictObject({
      consultationId: z.int().positive(),
      rating: z.int().min(1).max(5),
      text: z.string().trim().min(1).max(2000),
    }),
    output: z.object({ review: z.object({ status: z.literal('pending') }) }),
    refusals: ['notFound', 'consultationNotEnded', 'reviewTooShortConsultation', 'alreadyReviewed'],
  },
})
