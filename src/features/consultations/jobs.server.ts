import { z } from 'zod'
import type { App } from '../../app.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { sealMessages } from './seal-messages.server.ts'

const seal: JobKind<Record<string, never>> = { name: 'seal-messages', data: z.strictObject({}) }

export const consultationJobs: readonly Job<App>[] = [
  { ...job(seal, (app: App) => sealMessages(app)), cron: '20 3 * * *' },
]
