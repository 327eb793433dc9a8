import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { forgetEntries } from './entry-queries.server.ts'
import { ENTRIES_DAYS } from './rules.ts'
import { runLotteries } from './run-lotteries.server.ts'

const empty = z.strictObject({})
const running: JobKind<Record<string, never>> = { name: 'run-lotteries', data: empty }
const forgetting: JobKind<Record<string, never>> = { name: 'forget-lottery-entries', data: empty }

export const lotteryJobs: readonly Job<App>[] = [
  { ...job(running, runLotteries), cron: '* * * * *', atStart: true },
  {
    ...job(forgetting, (app: App) => forgetEntries(app.db, later(app.now(), -ENTRIES_DAYS * DAY_MS))),
    cron: '37 3 * * *',
  },
]
