import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { watchCollusion } from './watch-collusion.server.ts'

const watch = { name: 'watch-collusion', data: z.strictObject({}) }

export const collusionJobs: readonly Job<App>[] = [
  { ...job(watch, (app: App) => watchCollusion(app)), cron: '10 4 * * *' },
]
