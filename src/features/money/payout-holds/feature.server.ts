import { feature } from '../../house/feature/declare.server.ts'
import { payoutHoldsContract } from './contract.server.ts'
import { payoutHoldsHandlers } from './handlers.server.ts'
import { payoutHoldsJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const payoutHolds = feature({
  calls: { contract: payoutHoldsContract, handlers: payoutHoldsHandlers },
  jobs: payoutHoldsJobs,
  tables,
})
