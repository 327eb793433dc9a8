import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { issueLastMonth } from './papers/give-paper.server.ts'

const issue = { name: 'issue-psychic-statements', data: z.strictObject({}) }

export const earningsJobs: readonly Job<App>[] = [
  { ...job(issue, (app: App) => issueLastMonth(app)), cron: '40 3 * * *' },
]
