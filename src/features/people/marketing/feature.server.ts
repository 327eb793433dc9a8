import { feature } from '../../house/feature/declare.server.ts'
import { marketingContract } from './contract.server.ts'
import { marketingHandlers } from './handlers.server.ts'
import { marketingJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const marketing = feature({
  calls: { contract: marketingContract, handlers: marketingHandlers },
  jobs: marketingJobs,
  tables,
})
