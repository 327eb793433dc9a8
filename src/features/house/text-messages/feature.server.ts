import { feature } from '../feature/declare.server.ts'
import { textJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const textMessages = feature({
  jobs: textJobs,
  tables,
})
