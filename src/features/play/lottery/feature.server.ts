import { feature } from '../../house/feature/declare.server.ts'
import { lotteryContract } from './contract.server.ts'
import { lotteryHandlers } from './handlers.server.ts'
import { lotteryJobs } from './jobs.server.ts'
import { lotteriesResource } from './lotteries.resource.server.ts'
import { sealedSeeds } from './sealed-seed.server.ts'
import { tables } from './tables.server.ts'

export const lottery = feature({
  calls: { contract: lotteryContract, handlers: lotteryHandlers },
  resources: [lotteriesResource],
  jobs: lotteryJobs,
  tables,
  sealed: () => [sealedSeeds],
})
