import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { disputeToRead, readDispute, readUnsettled } from './read-dispute.server.ts'

const unsettled: JobKind<Record<string, never>> = { name: 'read-unsettled-disputes', data: z.strictObject({}) }

export const chargebacksJobs: readonly Job<App>[] = [
  job(disputeToRead, (app: App, about) => readDispute(app, about)),
  { ...job(unsettled, readUnsettled), cron: '40 4 * * *' },
]
