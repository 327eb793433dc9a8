import { feature } from '../../house/feature/declare.server.ts'
import { hoursContract } from './contract.server.ts'
import { hoursHandlers } from './handlers.server.ts'
import { hoursJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const hours = feature({
  calls: { contract: hoursContract, handlers: hoursHandlers },
  jobs: hoursJobs,
  tables,
})
