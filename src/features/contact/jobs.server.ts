import { z } from 'zod'
import type { App } from '../../app.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { renewSeals } from './renew-seals.server.ts'

const renew: JobKind<Record<string, never>> = { name: 'renew-contact-seals', data: z.strictObject({}) }

export const contactJobs: readonly Job<App>[] = [{ ...job(renew, renewSeals), cron: '30 3 * * *' }]
