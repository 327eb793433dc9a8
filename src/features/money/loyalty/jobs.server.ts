import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { endStillPoints, forgetOldCards, returnUnread } from './end-points.server.ts'

const nothing = z.strictObject({})
const ending: JobKind<Record<string, never>> = { name: 'end-loyalty-points', data: nothing }
const returning: JobKind<Record<string, never>> = { name: 'return-loyalty-points', data: nothing }
const forgetting: JobKind<Record<string, never>> = { name: 'forget-loyalty-cards', data: nothing }

export const loyaltyJobs: readonly Job<App>[] = [
  { ...job(ending, endStillPoints), cron: '10 9 * * *' },
  { ...job(returning, returnUnread), cron: '25 * * * *' },
  { ...job(forgetting, forgetOldCards), cron: '45 4 * * *' },
]
