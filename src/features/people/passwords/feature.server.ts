import { feature } from '../../house/feature/declare.server.ts'
import { passwordJobs } from './jobs.server.ts'

export const passwords = feature({
  jobs: passwordJobs,
})
