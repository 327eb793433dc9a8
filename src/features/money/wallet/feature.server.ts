import { feature } from '../../house/feature/declare.server.ts'
import { walletContract } from './contract.server.ts'
import { entriesResource } from './entries.resource.server.ts'
import { walletHandlers } from './handlers.server.ts'
import { walletJobs } from './jobs.server.ts'
import { paymentsResource } from './payments.resource.server.ts'
import { refundsResource } from './refunds.resource.server.ts'
import { tables } from './tables.server.ts'

export const wallet = feature({
  calls: { contract: walletContract, handlers: walletHandlers },
  resources: [entriesResource, paymentsResource, refundsResource],
  jobs: walletJobs,
  tables,
})
