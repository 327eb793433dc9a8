import type { Visit } from '../../../app.ts'
import { siteBy } from '../../../sites/index.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { roundRating } from '../psychics/rules.ts'
import { readRated } from '../time-gifts/queries.server.ts'
import { listOwn, type OwnReview } from './queries.server.ts'

export interface BrandedReview extends Omit<OwnReview, 'siteId'> {
  /** The brand on which the client consulted, whose moderators read the reply. */
  brand: string
}

/** @throws {Refusal} as psychicOf */
export async function listOwnReviews(visit: Visit, limit: number): Promise<BrandedReview[]> {
  const rows = await listOwn(visit.db, psychicOf(visit).psychicId, limit)
  return rows.map(({ siteId, ...review }) => ({ ...review, brand: siteBy(visit.app.sites, siteId).label }))
}

/**
 * The mean of all of them, and how many these are; null before the first.
 * @throws {Refusal} as psychicOf
 */
export async function readOwnRating(visit: Visit): Promise<{ mean: number; count: number } | null> {
  const { reviews, stars } = await readRated(visit.db, psychicOf(visit).psychicId)
  const mean = reviews === 0 ? null : roundRating(stars / reviews)
  return mean === null ? null : { mean, count: reviews }
}
