import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { lapseHolds } from './lapse-holds.server.ts'

const lapse = { name: 'lapse-payout-holds', data: z.strictObject({}) }

export const payoutHoldsJobs: readonly Job<App>[] = [
  { ...job(lapse, (app: App) => lapseHolds(app)), cron: '25 * * * *' },
]
