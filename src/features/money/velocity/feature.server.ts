import { feature } from '../../house/feature/declare.server.ts'
import { velocityContract } from './contract.server.ts'
import { velocityHandlers } from './handlers.server.ts'
import { velocityJobs } from './jobs.server.ts'
import { refusedPurchasesResource } from './refused-purchases.resource.server.ts'
import { tables } from './tables.server.ts'

export const velocity = feature({
  calls: { contract: velocityContract, handlers: velocityHandlers },
  resources: [refusedPurchasesResource],
  jobs: velocityJobs,
  tables,
})
