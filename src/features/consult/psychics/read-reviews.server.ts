import type { Visit } from '../../../app.ts'
import { listReviews, type PublishedReview } from './profile-queries.server.ts'
import { REVIEWS_FIRST, REVIEWS_MAX } from './rules.ts'

export interface ReviewPage<R = PublishedReview> {
  reviews: R[]
  /** How many to ask for next; null when all are shown. */
  next: number | null
}

/** The newest published reviews of a psychic on this site; `asked` comes from an address and may be anything. */
export async function readReviews(visit: Visit, psychicId: number, asked: string | null): Promise<ReviewPage> {
  const count = reviewCount(asked)
  const reviews = await listReviews(visit.db, visit.site.id, psychicId, count + 1)
  return pageOf(reviews, count)
}

/** A page of the reviews read, which include one more than fits if there are more. */
export function pageOf<R>(reviews: readonly R[], count: number): ReviewPage<R> {
  const more = reviews.length > count && count < REVIEWS_MAX
  return { reviews: reviews.slice(0, count), next: more ? Math.min(REVIEWS_MAX, count + REVIEWS_FIRST) : null }
}

/** How many an address asks for. */
export function reviewCount(asked: string | null): number {
  const count = Number(asked)
  if (!Number.isSafeInteger(count) || count < REVIEWS_FIRST) return REVIEWS_FIRST
  return Math.min(REVIEWS_MAX, count)
}
