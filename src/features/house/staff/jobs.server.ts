import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { sealAudit } from './seal-audit.server.ts'

const sealDay = { name: 'seal-audit', data: z.strictObject({}) }

export const staffJobs: readonly Job<App>[] = [
  { ...job(sealDay, (app: App) => sealAudit(app)), cron: '10 * * * *', atStart: true },
]
