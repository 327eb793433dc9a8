import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { deleteLeft } from './queries.server.ts'

/** A cached or open page still refers to the former portrait. */
const LEFT_MS = DAY_MS
const clearing: JobKind<Record<string, never>> = { name: 'clear-portraits', data: z.strictObject({}) }

export const imageJobs: readonly Job<App>[] = [
  { ...job(clearing, (app: App) => deleteLeft(app.db, later(app.now(), -LEFT_MS))), cron: '5 4 * * *' },
]
