import { feature } from '../../house/feature/declare.server.ts'
import { reconciliationJobs } from './jobs.server.ts'
import { reconciliationsResource } from './reconciliations.resource.server.ts'
import { tables } from './tables.server.ts'

export const reconciliation = feature({
  resources: [reconciliationsResource],
  jobs: reconciliationJobs,
  tables,
})
