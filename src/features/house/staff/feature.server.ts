import { feature } from '../feature/declare.server.ts'
import { staffChecks } from './checks.server.ts'
import { staffJobs } from './jobs.server.ts'
import { sealedReasons } from './sealed-reason.server.ts'
import { tables } from './tables.server.ts'

export const staff = feature({
  jobs: staffJobs,
  tables,
  checks: staffChecks,
  sealed: () => [sealedReasons],
})
