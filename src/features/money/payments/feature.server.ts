import { feature } from '../../house/feature/declare.server.ts'
import { paymentsContract } from './contract.server.ts'
import { paymentsHandlers } from './handlers.server.ts'
import { paymentsJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const payments = feature({
  calls: { contract: paymentsContract, handlers: paymentsHandlers },
  jobs: paymentsJobs,
  tables,
})
