import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { reconcile } from './reconcile.server.ts'

const reconcileDay = { name: 'reconcile', data: z.strictObject({}) }

export const reconciliationJobs: readonly Job<App>[] = [
  { ...job(reconcileDay, (app: App) => reconcile(app)), cron: '20 * * * *', atStart: true },
]
