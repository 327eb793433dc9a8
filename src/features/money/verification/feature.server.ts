import { feature } from '../../house/feature/declare.server.ts'
import { checkpointsResource } from './checkpoints.resource.server.ts'
import { verificationContract } from './contract.server.ts'
import { verificationHandlers } from './handlers.server.ts'
import { verificationJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'
import { verificationsResource } from './verifications.resource.server.ts'

export const verification = feature({
  calls: { contract: verificationContract, handlers: verificationHandlers },
  resources: [checkpointsResource, verificationsResource],
  jobs: verificationJobs,
  tables,
})
