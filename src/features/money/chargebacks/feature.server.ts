import { feature } from '../../house/feature/declare.server.ts'
import { chargebacksResource } from './chargebacks.resource.server.ts'
import { chargebacksContract } from './contract.server.ts'
import { chargebacksHandlers } from './handlers.server.ts'
import { chargebacksJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const chargebacks = feature({
  calls: { contract: chargebacksContract, handlers: chargebacksHandlers },
  resources: [chargebacksResource],
  jobs: chargebacksJobs,
  tables,
})
