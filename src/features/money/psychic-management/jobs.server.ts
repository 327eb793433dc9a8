import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { watchPapers } from './watch-papers.server.ts'

const watching: JobKind<Record<string, never>> = { name: 'watch-papers', data: z.strictObject({}) }

/** In the morning, so that staff are there when a profile gets paused. */
export const psychicDeskJobs: readonly Job<App>[] = [{ ...job(watching, watchPapers), cron: '30 9 * * *' }]
