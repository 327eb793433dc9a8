import { feature } from '../../house/feature/declare.server.ts'
import { privacyChecks } from './checks.server.ts'
import { privacyContract } from './contract.server.ts'
import { dataExportsResource } from './data-exports.resource.server.ts'
import { departuresResource } from './departures.resource.server.ts'
import { privacyHandlers } from './handlers.server.ts'
import { privacyJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const privacy = feature({
  calls: { contract: privacyContract, handlers: privacyHandlers },
  resources: [dataExportsResource, departuresResource],
  jobs: privacyJobs,
  tables,
  checks: privacyChecks,
})
