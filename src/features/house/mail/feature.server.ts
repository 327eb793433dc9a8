import { feature } from '../feature/declare.server.ts'
import { mailJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const mail = feature({
  jobs: mailJobs,
  tables,
})
