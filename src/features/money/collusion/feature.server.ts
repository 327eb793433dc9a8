import { feature } from '../../house/feature/declare.server.ts'
import { collusionFindingsResource } from './collusion-findings.resource.server.ts'
import { collusionContract } from './contract.server.ts'
import { collusionHandlers } from './handlers.server.ts'
import { collusionJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const collusion = feature({
  calls: { contract: collusionContract, handlers: collusionHandlers },
  resources: [collusionFindingsResource],
  jobs: collusionJobs,
  tables,
})
