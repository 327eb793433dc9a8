import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { later } from '../../../platform/time/instants.ts'
import { forgetAttempts } from '../../house/limits/attempt-queries.server.ts'
import { LONGEST_LIMIT } from '../../house/limits/limit.ts'

const forget: JobKind<Record<string, never>> = { name: 'forget-attempts', data: z.strictObject({}) }

/** Deletes old attempts; otherwise an address that is tried only once would leave a row for ever. */
export const accountJobs: readonly Job<App>[] = [
  {
    ...job(forget, (app: App) => forgetAttempts(app.db, later(app.now(), -LONGEST_LIMIT * 1000))),
    cron: '17 * * * *',
  },
]
