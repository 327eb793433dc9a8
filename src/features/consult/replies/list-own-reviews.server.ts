import type { Visit } from '../../../app.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { listOwn, type OwnReview } from './queries.server.ts'

/** @throws {Refusal} as psychicOf */
export async function listOwnReviews(visit: Visit, limit: number): Promise<OwnReview[]> {
  return listOwn(visit.db, psychicOf(visit).psychicId, limit)
}
