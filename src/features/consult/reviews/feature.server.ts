import { feature } from '../../house/feature/declare.server.ts'
import { reviewChecks } from './checks.server.ts'
import { reviewsContract } from './contract.server.ts'
import { reviewsHandlers } from './handlers.server.ts'
import { reviewsResource } from './reviews.resource.server.ts'
import { tables } from './tables.server.ts'

export const reviews = feature({
  calls: { contract: reviewsContract, handlers: reviewsHandlers },
  resources: [reviewsResource],
  tables,
  checks: reviewChecks,
})
