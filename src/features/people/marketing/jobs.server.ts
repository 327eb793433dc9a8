import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { deleteForgotten } from './letter-queries.server.ts'
import { CONFIRM_DAYS } from './rules.ts'

const forgetting: JobKind<Record<string, never>> = { name: 'forget-letter-addresses', data: z.strictObject({}) }

/** Addresses that never confirmed, or that unsubscribed, are deleted once their links expire. */
export const marketingJobs: readonly Job<App>[] = [
  {
    ...job(forgetting, (app: App) => deleteForgotten(app.db, later(app.now(), -CONFIRM_DAYS * DAY_MS))),
    cron: '41 3 * * *',
  },
]
