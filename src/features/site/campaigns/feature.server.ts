import { feature } from '../../house/feature/declare.server.ts'
import { campaignsResource } from './campaigns.resource.server.ts'
import { campaignChecks } from './checks.server.ts'
import { campaignsContract } from './contract.server.ts'
import { campaignsHandlers } from './handlers.server.ts'
import { campaignsJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const campaigns = feature({
  calls: { contract: campaignsContract, handlers: campaignsHandlers },
  resources: [campaignsResource],
  jobs: campaignsJobs,
  tables,
  checks: campaignChecks,
})
