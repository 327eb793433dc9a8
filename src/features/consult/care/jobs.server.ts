import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { remindModerators } from './remind-moderators.server.ts'
import { settleDueHolds } from './settle-hold.server.ts'

const settleHolds: JobKind<Record<string, never>> = { name: 'settle-holds', data: z.strictObject({}) }

async function settleAndRemind(app: App): Promise<void> {
  await remindModerators(app)
  await settleDueHolds(app)
}

/** Every ten minutes: after a pause, a worker handles everything that came due in the meantime. */
export const careJobs: readonly Job<App>[] = [{ ...job(settleHolds, settleAndRemind), cron: '*/10 * * * *' }]
