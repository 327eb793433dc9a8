import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { sendAsks } from './send-asks.server.ts'

const asking: JobKind<Record<string, never>> = { name: 'ask-journals', data: z.strictObject({}) }

/** By day: nobody is woken to look back. */
export const journalJobs: readonly Job<App>[] = [{ ...job(asking, sendAsks), cron: '0 10 * * *' }]
