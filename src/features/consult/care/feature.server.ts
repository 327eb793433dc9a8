import { feature } from '../../house/feature/declare.server.ts'
import { careAlertsResource } from './care-alerts.resource.server.ts'
import { careChecks } from './checks.server.ts'
import { careContract } from './contract.server.ts'
import { careHandlers } from './handlers.server.ts'
import { careJobs } from './jobs.server.ts'
import { sealedCareAnswers, sealedReports } from './seal-alerts.server.ts'
import { tables } from './tables.server.ts'

export const care = feature({
  calls: { contract: careContract, handlers: careHandlers },
  resources: [careAlertsResource],
  jobs: careJobs,
  tables,
  checks: careChecks,
  sealed: () => [sealedCareAnswers, sealedReports],
})
