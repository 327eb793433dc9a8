import { feature } from '../../house/feature/declare.server.ts'
import { earningsContract } from './contract.server.ts'
import { earningsHandlers } from './handlers.server.ts'
import { earningsJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const earnings = feature({
  calls: { contract: earningsContract, handlers: earningsHandlers },
  jobs: earningsJobs,
  tables,
})
