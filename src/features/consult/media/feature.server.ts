import { feature } from '../../house/feature/declare.server.ts'
import { mediaJobs } from './jobs.server.ts'
import { sealedFiles } from './seal-files.server.ts'
import { tables } from './tables.server.ts'

export const media = feature({
  jobs: mediaJobs,
  tables,
  sealed: () => [sealedFiles],
})
