import { feature } from '../../house/feature/declare.server.ts'
import { partnersContract } from './contract.server.ts'
import { partnersHandlers } from './handlers.server.ts'
import { partnersJobs } from './jobs.server.ts'
import { sealedPartnerKeys } from './sealed-key.server.ts'
import { tables } from './tables.server.ts'

export const partners = feature({
  calls: { contract: partnersContract, handlers: partnersHandlers },
  jobs: partnersJobs,
  tables,
  sealed: () => [sealedPartnerKeys],
})
