import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { forgetPast } from './queries.server.ts'

const forget = { name: 'forget-past-hours', data: z.object({}) }

/** Days that a day's own hours and holidays are kept after they are over. */
const KEPT_DAYS = 60

export const hoursJobs: readonly Job<App>[] = [
  {
    ...job(forget, (app: App) => forgetPast(app.db, daysAfter(dayInParis(app.now()), -KEPT_DAYS))),
    cron: '35 2 * * *',
  },
]
