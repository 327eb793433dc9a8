import { reviewsResource } from '../reviews/reviews.resource.server.ts'
import { auditResource } from '../staff/audit.resource.server.ts'
import type { Resource } from './resource.server.ts'

/** Everything that the back office lists. */
export const resources: readonly Resource[] = [reviewsResource, auditResource]
